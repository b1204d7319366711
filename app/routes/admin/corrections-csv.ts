import { exportCorrections } from '../../features/birth-details/corrections.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/birth-details/corrections')
export const action = csvAction(exportCorrections, '/admin/birth-details/corrections')

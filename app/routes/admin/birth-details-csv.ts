import { exportBirthDetails } from '../../features/birth-details/birth-details.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/birth-details')
export const action = csvAction(exportBirthDetails, '/admin/birth-details')

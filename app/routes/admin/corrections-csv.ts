import { exportCorrections } from '#app/features/nativity/records/corrections.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/birth-details/corrections')
export const action = csvAction(exportCorrections, '/admin/birth-details/corrections')

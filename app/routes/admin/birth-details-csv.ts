import { exportBirthDetails } from '#app/features/nativity/records/birth-details.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/birth-details')
export const action = csvAction(exportBirthDetails, '/admin/birth-details')

import { exportCharts } from '#app/features/nativity/records/natal-charts.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/natal-charts')
export const action = csvAction(exportCharts, '/admin/natal-charts')

import { exportCharts } from '../../features/natal-charts/natal-charts.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/natal-charts')
export const action = csvAction(exportCharts, '/admin/natal-charts')

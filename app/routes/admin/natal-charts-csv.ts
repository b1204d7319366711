import { exportCharts } from '../../features/natal-charts/natal-charts.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportCharts)

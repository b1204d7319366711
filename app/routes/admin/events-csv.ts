import { exportEvents } from '../../features/events/events.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportEvents)

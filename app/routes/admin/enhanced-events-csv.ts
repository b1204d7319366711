import { exportEnhancedEvents } from '../../features/events/enhanced-events.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportEnhancedEvents)

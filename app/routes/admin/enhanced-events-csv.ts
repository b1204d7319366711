import { exportEnhancedEvents } from '../../features/events/enhanced-events.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/enhanced-events')
export const action = csvAction(exportEnhancedEvents, '/admin/enhanced-events')

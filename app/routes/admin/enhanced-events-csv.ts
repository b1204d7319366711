import { exportEnhancedEvents } from '#app/features/events/enhanced-events.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/enhanced-events')
export const action = csvAction(exportEnhancedEvents, '/admin/enhanced-events')

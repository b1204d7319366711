import { exportSecurityEvents } from '#app/features/admin/security-events.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/security-events')
export const action = csvAction(exportSecurityEvents, '/admin/security-events')

import { exportSecurityEvents } from '../../features/security/security-events.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/security-events')
export const action = csvAction(exportSecurityEvents, '/admin/security-events')

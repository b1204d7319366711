import { exportAudit } from '#app/features/admin/audit-log.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/audit-log')
export const action = csvAction(exportAudit, '/admin/audit-log')

import { exportAudit } from '../../features/audit/audit-export.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/audit-log')
export const action = csvAction(exportAudit, '/admin/audit-log')

import { exportAudit } from '../../features/audit/audit-export.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportAudit)

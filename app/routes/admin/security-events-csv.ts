import { exportSecurityEvents } from '../../features/security/security-events.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportSecurityEvents)

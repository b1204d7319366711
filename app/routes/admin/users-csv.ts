import { exportUsers } from '../../features/users/users.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportUsers)

import { exportUsers } from '../../features/users/users.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/users')
export const action = csvAction(exportUsers, '/admin/users')

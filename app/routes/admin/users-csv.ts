import { exportUsers } from '#app/features/users/users.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/users')
export const action = csvAction(exportUsers, '/admin/users')

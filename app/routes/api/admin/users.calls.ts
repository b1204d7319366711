import { USER_NOT_DELETED, USER_NOT_UPDATED } from '../../../features/users/user-words'
import { deletedUserAnswer, userAnswer, usersAnswer } from '../../../features/users/users.answers'
import { changeUser, deleteUser, listUsers } from '../../../features/users/users.server'
import { jsonCall } from '../../../http/json-call.server'
import { listCall } from './list-call'

export const userCalls = [
  listCall('/api/admin/users', listUsers, usersAnswer),
  jsonCall('PATCH', '/api/admin/users/:id', changeUser, {
    output: userAnswer,
    refuses: [404, 409],
    broken: USER_NOT_UPDATED,
  }),
  jsonCall('DELETE', '/api/admin/users/:id', deleteUser, {
    output: deletedUserAnswer,
    refuses: [404, 409],
    broken: USER_NOT_DELETED,
  }),
]

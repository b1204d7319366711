import { deletionAnswer } from '#app/features/account/deletion.answers.ts'
import { USER_NOT_DELETED, USER_NOT_UPDATED } from '#app/features/users/user-messages.ts'
import { userAnswer, usersAnswer } from '#app/features/users/users.answers.ts'
import { changeUser, deleteUser, listUsers } from '#app/features/users/users.server.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { listCall } from './list-call.ts'

export const userCalls = [
  listCall('/api/admin/users', listUsers, usersAnswer),
  jsonCall('PATCH', '/api/admin/users/:id', changeUser, {
    output: userAnswer,
    refuses: [404, 409],
    faultMessage: () => USER_NOT_UPDATED,
  }),
  jsonCall('DELETE', '/api/admin/users/:id', deleteUser, {
    output: deletionAnswer,
    refuses: [404, 409],
    faultMessage: () => USER_NOT_DELETED,
  }),
]

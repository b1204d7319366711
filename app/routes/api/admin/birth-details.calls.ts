import { ERROR_CREATING, ERROR_DELETING, ERROR_UPDATING } from '#app/features/births/birth-detail-messages.ts'
import {
  birthDetailAnswer,
  birthDetailsAnswer,
  createdBirthDetailAnswer,
} from '#app/features/births/birth-details.answers.ts'
import { listBirthDetails } from '#app/features/births/birth-details.server.ts'
import {
  createBirthDetail,
  deleteBirthDetail,
  editBirthDetail,
} from '#app/features/births/change-birth-detail.server.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { logFailure } from '#app/http/gate/context.server.ts'
import { messageAnswer } from '#app/operations/answers.ts'
import { listCall } from './list-call.ts'

export const birthDetailCalls = [
  listCall('/api/admin/birth-details', listBirthDetails, birthDetailsAnswer),
  jsonCall('POST', '/api/admin/birth-details', createBirthDetail, {
    status: 201,
    output: createdBirthDetailAnswer,
    refuses: [409],
    faultMessage: () => ERROR_CREATING,
    body({ trouble, ...created }, context) {
      if (trouble) logFailure(context, trouble)
      return created
    },
  }),
  jsonCall('PATCH', '/api/admin/birth-details/:id', editBirthDetail, {
    output: birthDetailAnswer,
    refuses: [404],
    faultMessage: () => ERROR_UPDATING,
  }),
  jsonCall('DELETE', '/api/admin/birth-details/:id', deleteBirthDetail, {
    output: messageAnswer,
    refuses: [404],
    faultMessage: () => ERROR_DELETING,
  }),
]

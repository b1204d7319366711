import { said } from '../../../features/answers'
import {
  ERROR_CREATING,
  ERROR_DELETING,
  ERROR_UPDATING,
} from '../../../features/birth-details/birth-detail-words'
import {
  birthDetailAnswer,
  birthDetailsAnswer,
  createdBirthDetailAnswer,
} from '../../../features/birth-details/birth-details.answers'
import { listBirthDetails } from '../../../features/birth-details/birth-details.server'
import {
  createBirthDetail,
  deleteBirthDetail,
  editBirthDetail,
} from '../../../features/birth-details/change-birth-detail.server'
import { jsonCall } from '../../../http/json-call.server'
import { logFailure } from '../../../http/page.server'
import { listCall } from './list-call'

export const birthDetailCalls = [
  listCall('/api/admin/birth-details', listBirthDetails, birthDetailsAnswer),
  jsonCall('POST', '/api/admin/birth-details', createBirthDetail, {
    status: 201,
    output: createdBirthDetailAnswer,
    refuses: [409],
    broken: ERROR_CREATING,
    body({ trouble, ...created }, context) {
      if (trouble) logFailure(context, trouble)
      return created
    },
  }),
  jsonCall('PATCH', '/api/admin/birth-details/:id', editBirthDetail, {
    output: birthDetailAnswer,
    refuses: [404],
    broken: ERROR_UPDATING,
  }),
  jsonCall('DELETE', '/api/admin/birth-details/:id', deleteBirthDetail, {
    output: said,
    refuses: [404],
    broken: ERROR_DELETING,
  }),
]

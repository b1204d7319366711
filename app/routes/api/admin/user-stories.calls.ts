import {
  deletedStoryAnswer,
  moderatedStoriesAnswer,
  reviewedStoryAnswer,
} from '../../../features/moderation/moderation.answers'
import { approveByCallSchema } from '../../../features/moderation/moderation.schema'
import {
  approveStory,
  deleteAnyStory,
  listStories,
  rejectStory,
} from '../../../features/moderation/moderation.server'
import { REVISION_NEEDED, STORY_ACTION_FAILED } from '../../../features/moderation/moderation-words'
import { fieldRefusal } from '../../../features/operation.server'
import { jsonCall } from '../../../http/json-call.server'
import { listCall } from './list-call'

function readApproval(raw: Record<string, unknown>) {
  if (raw.revision === undefined || raw.revision === null) throw fieldRefusal('revision', REVISION_NEEDED)
  return raw
}

export const userStoryCalls = [
  listCall('/api/admin/user-stories', listStories, moderatedStoriesAnswer),
  jsonCall('POST', '/api/admin/user-stories/:id/approve', approveStory, {
    input: { accepts: approveByCallSchema, read: readApproval },
    output: reviewedStoryAnswer,
    refuses: [404, 409],
    broken: STORY_ACTION_FAILED,
  }),
  jsonCall('POST', '/api/admin/user-stories/:id/reject', rejectStory, {
    output: reviewedStoryAnswer,
    refuses: [404, 409],
    broken: STORY_ACTION_FAILED,
  }),
  jsonCall('DELETE', '/api/admin/user-stories/:id', deleteAnyStory, {
    output: deletedStoryAnswer,
    refuses: [404],
    broken: STORY_ACTION_FAILED,
  }),
]

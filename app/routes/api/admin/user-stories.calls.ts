import { fieldRefusal } from '#app/features/operations/operation.server.ts'
import {
  deletedStoryAnswer,
  moderatedStoriesAnswer,
  reviewedStoryAnswer,
} from '#app/features/stories/moderation.answers.ts'
import { approveByCallSchema } from '#app/features/stories/moderation.schema.ts'
import {
  approveStory,
  deleteAnyStory,
  listStories,
  rejectStory,
} from '#app/features/stories/moderation.server.ts'
import { REVISION_NEEDED, STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { jsonCall } from '#app/http/json-call.server.ts'
import { listCall } from './list-call.ts'

function readApproval(raw: Record<string, unknown>) {
  if (raw.revision === undefined || raw.revision === null)
    throw fieldRefusal('revision.missing', 'revision', REVISION_NEEDED)
  return raw
}

export const userStoryCalls = [
  listCall('/api/admin/user-stories', listStories, moderatedStoriesAnswer),
  jsonCall('POST', '/api/admin/user-stories/:id/approve', approveStory, {
    input: { accepts: approveByCallSchema, read: readApproval },
    output: reviewedStoryAnswer,
    refuses: [404, 409],
    faultMessage: STORY_ACTION_FAILED,
  }),
  jsonCall('POST', '/api/admin/user-stories/:id/reject', rejectStory, {
    output: reviewedStoryAnswer,
    refuses: [404, 409],
    faultMessage: STORY_ACTION_FAILED,
  }),
  jsonCall('DELETE', '/api/admin/user-stories/:id', deleteAnyStory, {
    output: deletedStoryAnswer,
    refuses: [404],
    faultMessage: STORY_ACTION_FAILED,
  }),
]

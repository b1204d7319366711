import { listStories } from '#app/features/stories/moderated-stories.server.ts'
import {
  deletedStoryAnswer,
  moderatedStoriesAnswer,
  reviewedStoryAnswer,
} from '#app/features/stories/moderation.answers.ts'
import { approveStory, deleteAnyStory, rejectStory } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { listCall } from './list-call.ts'

export const userStoryCalls = [
  listCall('/api/admin/user-stories', listStories, moderatedStoriesAnswer),
  jsonCall('POST', '/api/admin/user-stories/:id/approve', approveStory, {
    output: reviewedStoryAnswer,
    refuses: [404, 409],
    faultMessage: () => STORY_ACTION_FAILED,
  }),
  jsonCall('POST', '/api/admin/user-stories/:id/reject', rejectStory, {
    output: reviewedStoryAnswer,
    refuses: [404, 409],
    faultMessage: () => STORY_ACTION_FAILED,
  }),
  jsonCall('DELETE', '/api/admin/user-stories/:id', deleteAnyStory, {
    output: deletedStoryAnswer,
    refuses: [404],
    faultMessage: () => STORY_ACTION_FAILED,
  }),
]

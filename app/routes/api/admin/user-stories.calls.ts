import {
  deletedStoryAnswer,
  moderatedStoriesAnswer,
  reviewedStoryAnswer,
} from '../../../features/moderation/moderation.answers'
import {
  approveStory,
  deleteAnyStory,
  listStories,
  rejectStory,
} from '../../../features/moderation/moderation.server'
import { STORY_ACTION_FAILED } from '../../../features/moderation/moderation-words'
import { jsonCall } from '../../../http/json-call.server'
import { listCall } from './list-call'

export const userStoryCalls = [
  listCall('/api/admin/user-stories', listStories, moderatedStoriesAnswer),
  jsonCall('POST', '/api/admin/user-stories/:id/approve', approveStory, {
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

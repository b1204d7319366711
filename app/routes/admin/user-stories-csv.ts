import { exportStories } from '#app/features/stories/moderation.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/user-stories')
export const action = csvAction(exportStories, '/admin/user-stories')

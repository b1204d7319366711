import { exportStories } from '../../features/moderation/moderation.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/user-stories')
export const action = csvAction(exportStories, '/admin/user-stories')

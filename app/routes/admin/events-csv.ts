import { exportEvents } from '../../features/events/events.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/events')
export const action = csvAction(exportEvents, '/admin/events')

import { exportEvents } from '#app/features/events/events.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/events')
export const action = csvAction(exportEvents, '/admin/events')

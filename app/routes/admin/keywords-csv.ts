import { exportKeywords } from '#app/features/events/keywords.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/keywords')
export const action = csvAction(exportKeywords, '/admin/keywords')

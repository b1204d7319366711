import { exportCategories } from '#app/features/events/categories.server.ts'
import { ledTo } from '#app/http/download.server.ts'
import { csvAction } from './csv-action.server.ts'

export const loader = ledTo('admin', '/admin/keyword-categories')
export const action = csvAction(exportCategories, '/admin/keyword-categories')

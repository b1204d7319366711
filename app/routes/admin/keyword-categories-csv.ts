import { exportCategories } from '../../features/vocabulary/categories.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/keyword-categories')
export const action = csvAction(exportCategories, '/admin/keyword-categories')

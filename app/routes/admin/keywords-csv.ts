import { exportKeywords } from '../../features/vocabulary/keywords.server'
import { ledTo } from '../../http/download.server'
import { csvAction } from './csv-action.server'

export const loader = ledTo('admin', '/admin/keywords')
export const action = csvAction(exportKeywords, '/admin/keywords')

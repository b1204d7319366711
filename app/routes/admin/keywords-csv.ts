import { exportKeywords } from '../../features/vocabulary/keywords.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportKeywords)

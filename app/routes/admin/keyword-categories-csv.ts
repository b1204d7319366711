import { exportCategories } from '../../features/vocabulary/categories.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportCategories)

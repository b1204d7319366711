import { exportStories } from '../../features/moderation/moderation.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportStories)

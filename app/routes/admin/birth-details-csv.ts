import { exportBirthDetails } from '../../features/birth-details/birth-details.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportBirthDetails)

import { exportCorrections } from '../../features/birth-details/corrections.server'
import { csvLoader } from './csv-loader.server'

export const loader = csvLoader(exportCorrections)

import { pictureOfLot } from '#app/features/analysis/lot-picture.server.ts'
import { paths } from '#app/paths.ts'
import { chartFile } from './chart-file.server.ts'

export const loader = chartFile(pictureOfLot, {
  type: 'image/svg+xml; charset=utf-8',
  name: 'part-of-fortune.svg',
  page: paths.analysis,
})

import { pngOfLot } from '#app/features/analysis/lot-picture.server.ts'
import { paths } from '#app/paths.ts'
import { chartFile } from './chart-file.server.ts'

export const loader = chartFile(pngOfLot, {
  type: 'image/png',
  name: 'part-of-fortune-tall.png',
  page: paths.analysis,
  input: { shape: 'tall' },
})

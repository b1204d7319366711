import { Notice } from '../../ui/notice'
import type { ReportChart } from './report-chart'

export function HouseSystemNote({ chart }: { chart: ReportChart }) {
  if (chart.houseSystem === 'placidus') return null
  return (
    <Notice title="Porphyry houses">
      <p>
        Placidus houses are not defined so near the pole, so the houses of this chart are Porphyry’s: each
        quarter between the angles, cut in three.
      </p>
    </Notice>
  )
}

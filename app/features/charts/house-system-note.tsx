import { HOUSE_SYSTEM_NAMES } from '#app/astro/types.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { otherHousesReason, type ReportChart, viewReason } from './report-chart.ts'

/** Shown if the houses are not in the requested system, or not those of the saved chart. */
export function HouseSystemNote({ chart }: { chart: ReportChart }) {
  const reasons = [otherHousesReason(chart), viewReason(chart)].filter((reason) => reason !== null)
  if (reasons.length === 0) return null
  const name = HOUSE_SYSTEM_NAMES[chart.houseSystem]
  return (
    <Notice title={chart.houseSystem === 'whole-sign' ? 'Whole-sign houses' : `${name} houses`}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  )
}

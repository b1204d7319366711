import { Isolated } from '#app/language/page-language.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { otherHousesReason, type ReportChart, viewReason } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'

/** Says that an earlier engine cast the chart. */
export function OlderEngine({ chart }: { chart: ReportChart }) {
  if (chart.engineVersion === chart.engineNow) return null
  return (
    <Notice title={words.olderEngine}>
      <p>
        {words.olderEngineText(
          <Isolated key="stored">{chart.engineVersion}</Isolated>,
          <Isolated key="now">{chart.engineNow}</Isolated>,
        )}
      </p>
    </Notice>
  )
}

/** Shown if the houses are not in the requested system, or not those of the saved chart. */
export function HouseSystemNote({ chart }: { chart: ReportChart }) {
  const reasons = [otherHousesReason(chart), viewReason(chart)].filter((reason) => reason !== null)
  if (reasons.length === 0) return null
  return (
    <Notice title={words.housesOf[chart.houseSystem]}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  )
}

import { Isolated } from '#app/language/page-language.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import type { ReportChart } from './report-chart.ts'
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

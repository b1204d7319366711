import { Notice } from '#app/ui/base/notice.tsx'
import type { ReportChart } from './report-chart.ts'

/** Says that an earlier engine cast the chart. */
export function OlderEngine({ chart }: { chart: ReportChart }) {
  if (chart.engineVersion === chart.engineNow) return null
  return (
    <Notice title="Calculated by an earlier version">
      <p>
        Version {chart.engineVersion} of the program calculated this chart; it is shown as it was stored. The
        present version is {chart.engineNow}.
      </p>
    </Notice>
  )
}

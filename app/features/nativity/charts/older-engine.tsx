import { Notice } from '#app/ui/base/notice.tsx'
import type { ReportChart } from './report-chart.ts'

/** Says of a chart that an earlier engine cast it. */
export function OlderEngine({ chart }: { chart: ReportChart }) {
  if (chart.engineVersion === chart.engineNow) return null
  return (
    <Notice title="Cast by an earlier engine">
      <p>
        Engine {chart.engineVersion} cast this chart, and it is shown as it was stored. Engine{' '}
        {chart.engineNow} casts charts now.
      </p>
    </Notice>
  )
}

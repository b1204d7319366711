import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { Notice } from '#app/ui/base/notice.tsx'

/** What an administrator noted instead of the computed lot. The chart and its analysis use the computed one. */
export function NotedOtherwise({ chart }: { chart: ReportChart }) {
  if (!chart.notedOtherwise) return null
  return (
    <Notice title="An administrator noted other values">
      <p>
        An administrator entered these values by hand for your Part of Fortune: {chart.notedOtherwise}. Your
        report and your analysis use the values calculated from your birth information.
      </p>
    </Notice>
  )
}

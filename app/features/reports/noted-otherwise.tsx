import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { reportPageWords as words } from './report-page-messages.ts'

/** What an administrator noted instead of the computed lot. The chart and its analysis use the computed one. */
export function NotedOtherwise({ chart }: { chart: ReportChart }) {
  if (!chart.notedOtherwise) return null
  return (
    <Notice title={words.notedTitle}>
      <p>{words.noted(chart.notedOtherwise)}</p>
    </Notice>
  )
}

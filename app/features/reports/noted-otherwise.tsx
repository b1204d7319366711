import type { ReportChart } from '#app/features/nativity/charts/report-chart.ts'
import { Notice } from '#app/ui/base/notice.tsx'

/** What an administrator wrote beside the computed lot. The chart and its analysis keep to what was computed. */
export function NotedOtherwise({ chart }: { chart: ReportChart }) {
  if (!chart.notedOtherwise) return null
  return (
    <Notice title="Noted otherwise by an administrator">
      <p>
        An administrator has noted your Part of Fortune by hand as {chart.notedOtherwise}. This page and your
        analysis keep to what is computed from your birth.
      </p>
    </Notice>
  )
}

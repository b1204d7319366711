import type { ReactNode } from 'react'
import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { Isolated } from '#app/language/page-language.tsx'
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

/** Links to other pages, and what a report is and is not. Only this text is printed. */
export function ReportFoot({ chart, children }: { chart: ReportChart; children?: ReactNode }) {
  return (
    <footer className="space-y-4 border-t border-gilt pt-5">
      {children ? <div className="flex flex-wrap gap-3 print:hidden">{children}</div> : null}
      <p className="max-w-measure text-sm text-faded">
        {words.madeBy(<Isolated key="engine">{chart.engineVersion}</Isolated>)}
      </p>
    </footer>
  )
}

import type { ReactNode } from 'react'
import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { reportPageWords as words } from './report-page-messages.ts'

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

import { Isolated } from '#app/language/page-language.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { type ExplainedTerm, PageTerms } from '#app/ui/base/page-terms.tsx'
import type { DataLine } from './data-line.server.ts'
import { reportPageWords as words } from './report-page-messages.ts'

/** The data of the chart in one line; a disclosure shows the astronomical values. */
export function ChartDataLine({ data: { text, more }, terms }: { data: DataLine; terms: ExplainedTerm[] }) {
  return (
    <div className="-mt-4 mb-6">
      <p className="tabular-nums">
        <Isolated>{text}</Isolated>
      </p>
      <Disclosure size="block" summary={words.timesSummary}>
        <dl className="facts">
          {more.map(([term, value]) => (
            <Fact key={term} name={term} className="tabular-nums">
              <Isolated>{value}</Isolated>
            </Fact>
          ))}
        </dl>
      </Disclosure>
      <PageTerms terms={terms} />
    </div>
  )
}

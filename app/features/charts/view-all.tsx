import type { ReactNode } from 'react'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { reportWords as words } from './report-messages.ts'

interface ViewAllProps<Row> {
  rows: readonly Row[]
  /** How many are shown at first. */
  first: number
  what: 'houses' | 'aspects'
  children: (rows: readonly Row[], caption: string) => ReactNode
}

/** The first rows, and the rest behind 'View All': the browser's own disclosure, opened on paper. */
export function ViewAll<Row>({ rows, first, what, children }: ViewAllProps<Row>) {
  const rest = rows.slice(first)
  return (
    <>
      {children(rows.slice(0, first), words.firstOf(words[what], Math.min(first, rows.length)))}
      {rest.length > 0 ? (
        <Disclosure
          size="block"
          className="on-paper group/more print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible] [&>div]:border-s-0 [&>div]:ps-0"
          summary={
            <>
              <span className="group-open/more:hidden">{words.viewAll[what]}</span>
              <span className="hidden group-open/more:inline">{words.viewFewer[what]}</span>
            </>
          }
        >
          {children(rest, words.otherOf(words[what], rest.length))}
        </Disclosure>
      ) : null}
    </>
  )
}

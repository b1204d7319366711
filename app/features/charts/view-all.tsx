import type { ReactNode } from 'react'
import { Disclosure } from '#app/ui/base/disclosure.tsx'

interface ViewAllProps<Row> {
  rows: readonly Row[]
  /** How many are shown at first. */
  first: number
  /** 'Houses' or 'Aspects', for 'View All Houses'. */
  noun: string
  children: (rows: readonly Row[], caption: string) => ReactNode
}

/** The first rows, and the rest behind 'View All': the browser's own disclosure, opened on paper. */
export function ViewAll<Row>({ rows, first, noun, children }: ViewAllProps<Row>) {
  const rest = rows.slice(first)
  return (
    <>
      {children(rows.slice(0, first), `${noun}, the first ${Math.min(first, rows.length)}`)}
      {rest.length > 0 ? (
        <Disclosure
          size="block"
          className="on-paper group/more print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible] [&>div]:border-s-0 [&>div]:ps-0"
          summary={
            <>
              <span className="group-open/more:hidden">View All {noun}</span>
              <span className="hidden group-open/more:inline">View Fewer {noun}</span>
            </>
          }
        >
          {children(rest, `${noun}, the other ${rest.length}`)}
        </Disclosure>
      ) : null}
    </>
  )
}

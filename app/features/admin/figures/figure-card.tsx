import type { ReactNode } from 'react'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'

interface FigureTableProps {
  caption: string
  heads: readonly string[]
  /** As wide as its card. */
  broad?: boolean
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

interface FigureCardProps {
  title: string
  lead?: ReactNode
  table: FigureTableProps
  className?: string
  children: ReactNode
}

/** A figure of the dashboard, and the same numbers as a table. */
export function FigureCard({ title, lead, table, className, children }: FigureCardProps) {
  return (
    <Card title={title} className={className}>
      {lead ? <p className="max-w-measure text-sm text-faded">{lead}</p> : null}
      <div className="grow">{children}</div>
      <FigureTable {...table} />
    </Card>
  )
}

/** The numbers of a figure as a table, for readers who do not see the figure. */
export function FigureTable({ caption, heads, rows, broad = false }: FigureTableProps) {
  return (
    <Disclosure
      summary={
        <>
          The numbers<span className="sr-only">: {caption}</span>
        </>
      }
      className="mt-1"
    >
      <ReportTable
        caption={caption}
        broad={broad}
        columns={heads.map((head, place) => ({ head, numeric: place > 0 }))}
        rows={rows}
      />
    </Disclosure>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'

interface Column {
  head: ReactNode
  /** Numbers stand under each other at the end of their column. */
  numeric?: boolean
  /** Width as a class, for tables that must line up with another. */
  className?: string
}

interface ReportTableProps {
  id?: string
  caption: string
  /** Where a heading beside the table says the same, the caption is for assistive technology only. */
  captionHidden?: boolean
  columns: readonly Column[]
  /** The first cell of a row is its header. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** Columns as wide as their classes say, so that two tables line up. Without it, as wide as what stands in them. */
  fixed?: boolean
  className?: string
}

/** The one style of tables of charts: `.chart-table` in the stylesheet. */
export function ReportTable({
  id,
  caption,
  captionHidden,
  columns,
  rows,
  fixed,
  className,
}: ReportTableProps) {
  const numeric = columns.map((column) => (column.numeric ? 'n' : undefined))
  return (
    // Where a reader's own letters are too broad for the screen the table scrolls, not the page.
    <div className="chart-table-frame">
      <table id={id} className={classNames('chart-table', fixed && 'table-fixed', className)}>
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place.
                key={i}
                scope="col"
                className={classNames(numeric[i], column.className) || undefined}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [header, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{header}</th>
              {cells.map((content, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has nothing but its place.
                <td key={i} className={numeric[i + 1]}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { ReactNode } from 'react'
import { inDigits } from '#app/language/current.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { tableWords } from './table-messages.ts'

interface Column {
  head: ReactNode
  /** True for a column of numbers, which is aligned at its end. */
  numeric?: boolean
}

interface ReportTableProps {
  id?: string
  caption: string
  /** Most captions are for assistive technology only, because a heading near the table says the same. */
  captionShown?: boolean
  columns: readonly Column[]
  /** The first cell of a row is its header. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  className?: string
  /** Wider than a narrow phone, so it scrolls and must be reachable by the keyboard. */
  broad?: boolean
}

/** The one style of tables of charts: `.chart-table` in the stylesheet. */
export function ReportTable({
  id,
  caption,
  captionShown,
  columns,
  rows,
  className,
  broad,
}: ReportTableProps) {
  const numeric = columns.map((column) => (column.numeric ? 'n' : undefined))
  const table = (
    <table id={id} className={classNames('chart-table', className)}>
      <caption className={captionShown ? undefined : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified only by its position.
              key={i}
              scope="col"
              className={numeric[i]}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [header, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{cellText(header)}</th>
            {cells.map((content, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its position.
              <td key={i} className={numeric[i + 1]}>
                {cellText(content)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return broad ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <section className="chart-table-frame" aria-label={tableWords.scrolling(caption)} tabIndex={0}>
      {table}
    </section>
  ) : (
    // If the reader's font is too wide for the screen, the table scrolls and not the page.
    <div className="chart-table-frame">{table}</div>
  )
}

const cellText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? inDigits(content) : content

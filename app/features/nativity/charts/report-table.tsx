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
  fixed?: boolean
  /** Wider than a narrow screen: the keyboard can scroll it. */
  scrolls?: boolean
}

export function ReportTable({ id, caption, captionHidden, columns, rows, fixed, scrolls }: ReportTableProps) {
  const cell = (column: Column | undefined) =>
    classNames(
      'py-2 pe-1 align-baseline last:pe-0 sm:pe-3 print:py-0.5',
      column?.numeric && 'text-end tabular-nums',
    )
  return (
    // Where a reader's own letters are too broad for the screen the table scrolls, not the page.
    <div
      className="relative overflow-x-auto print:overflow-visible"
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
    >
      <table
        id={id}
        className={classNames(
          'w-full border-collapse text-xs sm:text-base print:text-[9.5pt] print:leading-snug',
          fixed && 'table-fixed',
        )}
      >
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-start text-lg'}>{caption}</caption>
        <thead>
          <tr className="border-b border-gilt">
            {columns.map((column, i) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place.
                key={i}
                scope="col"
                className={classNames(
                  cell(column),
                  column.className,
                  'text-xs font-semibold text-faded sm:text-sm',
                  column.numeric ? 'text-end' : 'text-start',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [header, ...cells] }) => (
            <tr key={key} className="border-b border-rule last:border-0 print:break-inside-avoid">
              <th scope="row" className={classNames(cell(columns[0]), 'text-start font-normal')}>
                {header}
              </th>
              {cells.map((content, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has nothing but its place.
                <td key={i} className={cell(columns[i + 1])}>
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

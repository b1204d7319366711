import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#app/ui/base/class-names.ts'
import { withQuery } from './list-query.ts'

interface ListColumn<Row, Sort extends string = string> {
  head: string
  cell: (row: Row) => ReactNode
  /** The name with which the list is sorted by this column. */
  sort?: Sort
  /** The first sort is descending: for dates and counts. */
  descendingFirst?: boolean
  numeric?: boolean
  className?: string
}

/** The roles are explicit, because a browser forgets the roles of a table whose parts are laid out as blocks. */
export const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

interface ListTableProps<Row, Order extends string> {
  caption: string
  /** Only the orders of the list's definition can be used in a header. */
  columns: readonly ListColumn<Row, Exclude<Order, `-${string}`>>[]
  list: { rows: readonly Row[]; query: { sort: Order } }
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode
  /** From 1,280 px on each row has two lines, and a longer line is cut. The columns then need widths. */
  lowRows?: boolean
}

/** A list as a table. On a narrow screen, each row becomes a card with the names of the columns beside their values. */
export function ListTable<Row extends { id: string | number }, Order extends string>({
  caption,
  columns,
  list: { rows, query },
  empty,
  lowRows = false,
}: ListTableProps<Row, Order>) {
  if (rows.length === 0) {
    return <div className="rounded-lg border border-rule bg-leaf p-6 text-faded sm:p-8">{empty}</div>
  }
  return (
    <table {...role.table} className={classNames('list-table', lowRows && 'low-rows')}>
      <caption className="sr-only">{caption}</caption>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {columns.map((column) => (
            <th
              key={column.head}
              {...role.columnheader}
              scope="col"
              aria-sort={sorted(column.sort, query.sort)}
              className={classNames(column.numeric && 'text-end', column.className)}
            >
              {column.sort ? <SortLink column={column} sort={query.sort} /> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {rows.map((row) => (
          <tr key={row.id} {...role.row}>
            {columns.map((column) => (
              <td
                key={column.head}
                {...role.cell}
                data-head={column.head}
                className={classNames(
                  column.numeric && 'min-[72rem]:text-end tabular-nums',
                  column.className,
                )}
              >
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sorted(column: string | undefined, sort: string): 'ascending' | 'descending' | undefined {
  if (!column || column !== sort.replace(/^-/, '')) return undefined
  return sort.startsWith('-') ? 'descending' : 'ascending'
}

function SortLink<Row>({ column, sort }: { column: ListColumn<Row>; sort: string }) {
  const { search } = useLocation()
  const now = sorted(column.sort, sort)
  const next =
    now === undefined
      ? `${column.descendingFirst ? '-' : ''}${column.sort}`
      : `${now === 'ascending' ? '-' : ''}${column.sort}`
  return (
    <Link
      to={withQuery(search, { sort: next })}
      className="inline-flex min-h-8 items-center gap-1 text-inherit"
    >
      {column.head}
      <span aria-hidden="true" className="w-3 no-underline">
        {now === 'ascending' ? '↑' : now === 'descending' ? '↓' : ''}
      </span>
    </Link>
  )
}

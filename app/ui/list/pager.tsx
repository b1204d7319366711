import { useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { numberText } from '#app/format.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { type ListPage, PAGE_SIZES, withQuery } from './list-query.ts'
import { Step } from './step.tsx'

/**
 * 'Showing 26–50 of 1,204', the links to the next and previous page, and the number of rows on a page. A list without rows has
 * no pages.
 */
export function Pager({ list, what }: { list: ListPage<unknown>; what: string }) {
  const { search } = useLocation()
  const { page, size } = list.query
  const first = (page - 1) * size + 1
  const last = first + list.rows.length - 1
  if (list.rows.length === 0 && page === 1)
    return (
      <p className="mt-6 text-sm text-faded" role="status">
        {`No ${what}`}
      </p>
    )
  const hasNext = list.more ? list.rows.length === size : last < list.total
  return (
    <nav
      aria-label={`Pages of ${what}`}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <p className="text-sm text-faded tabular-nums" role="status">
        {list.rows.length === 0
          ? `No ${what}`
          : `Showing ${numberText(first)}–${numberText(last)} of ${list.more ? 'more than ' : ''}${numberText(list.total)}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="flex items-center gap-1 text-sm text-faded">
          Rows per page
          {PAGE_SIZES.map((each) => (
            <Link
              key={each}
              to={withQuery(search, { size: each === 25 ? null : each })}
              aria-current={each === size ? 'true' : undefined}
              className="inline-grid min-h-11 min-w-11 place-items-center rounded aria-[current]:bg-wash aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {each}
            </Link>
          ))}
        </p>
        <p className="flex gap-2">
          <Step rel="prev" to={page > 1 ? withQuery(search, { page: page > 2 ? page - 1 : null }) : null}>
            <Icon name="back" className="size-5 rtl:-scale-x-100" />
            Previous
          </Step>
          <Step rel="next" to={hasNext ? withQuery(search, { page: page + 1 }) : null}>
            Next
            <Icon name="chevron" className="size-5 rtl:-scale-x-100" />
          </Step>
        </p>
      </div>
    </nav>
  )
}

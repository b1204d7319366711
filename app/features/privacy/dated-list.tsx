import { useLocation } from '@remix-run/react'
import { numberText } from '#app/format.ts'
import { withQuery } from '#app/ui/list/list-query.ts'
import { Step } from '#app/ui/list/pager.tsx'
import { momentWords } from './receipt-messages.ts'

interface DatedListProps {
  entries: readonly { at: Date; kind: string; what: string }[]
  /** The position of the first entry in the whole list, from 1. */
  first: number
  total: number
  page: number
  /** The name of the page number in the address. */
  name: string
  /** The id of the card, the target of the links. */
  id: string
  /** What the entries are: 'entries about administrators'. */
  what: string
}

/** Part of a list, newest first. */
export function DatedList({ entries, first, total, page, name, id, what }: DatedListProps) {
  const { search } = useLocation()
  const last = first + entries.length - 1
  const to = (wanted: number) => `${withQuery(search, { [name]: wanted > 1 ? wanted : null }) || '?'}#${id}`
  return (
    <>
      <ul className="max-w-measure divide-y divide-rule">
        {entries.map(({ at, kind, what: thing }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries can have the same time and kind.
          <li key={place} className="py-2.5">
            <p className="wrap-anywhere">
              <strong className="font-[560]">{kind}</strong>: {thing}
            </p>
            <p className="text-sm text-faded">
              <time dateTime={at.toISOString()}>{momentWords(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {entries.length < total ? (
        <nav
          aria-label={`Pages of ${what}`}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
        >
          <p className="text-sm text-faded tabular-nums">
            Showing {numberText(first)}–{numberText(last)} of {numberText(total)}
          </p>
          <p className="flex gap-2">
            <Step rel="prev" to={page > 1 ? to(page - 1) : null}>
              Newer
            </Step>
            <Step rel="next" to={last < total ? to(page + 1) : null}>
              Older
            </Step>
          </p>
        </nav>
      ) : null}
    </>
  )
}

import { useLocation } from '@remix-run/react'
import { numberText } from '#app/format.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { withQuery } from '#app/ui/list/list-query.ts'
import { Step } from '#app/ui/list/step.tsx'
import { momentWords, receiptWords } from './receipt-messages.ts'

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
  /** The name of the links to its pages. */
  pages: string
}

/** Part of a list, newest first. */
export function DatedList({ entries, first, total, page, name, id, pages }: DatedListProps) {
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
              <strong className="font-[560]">{kind}</strong>: <Isolated>{thing}</Isolated>
            </p>
            <p className="text-sm text-faded">
              <time dateTime={at.toISOString()}>{momentWords(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {entries.length < total ? (
        <nav aria-label={pages} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-sm text-faded tabular-nums">
            {receiptWords.showing(numberText(first), numberText(last), numberText(total))}
          </p>
          <p className="flex gap-2">
            <Step rel="prev" to={page > 1 ? to(page - 1) : null}>
              {receiptWords.newer}
            </Step>
            <Step rel="next" to={last < total ? to(page + 1) : null}>
              {receiptWords.older}
            </Step>
          </p>
        </nav>
      ) : null}
    </>
  )
}

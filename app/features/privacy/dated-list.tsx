import { momentWords } from './receipt-messages.ts'

interface DatedListProps {
  /** Newest first. */
  entries: readonly { at: Date; kind: string; what: string }[]
}

/** The downloaded file has all of them. */
const SHOWN = 50

export function DatedList({ entries }: DatedListProps) {
  return (
    <>
      <ul className="max-w-measure divide-y divide-rule">
        {entries.slice(0, SHOWN).map(({ at, kind, what }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same moment and kind are two entries.
          <li key={place} className="py-2.5">
            <p className="wrap-anywhere">
              <strong className="font-[560]">{kind}</strong>: {what}
            </p>
            <p className="text-sm text-faded">
              <time dateTime={at.toISOString()}>{momentWords(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {entries.length > SHOWN ? (
        <p className="text-sm text-faded">
          These are the newest {SHOWN} of {entries.length}. The download has all of them.
        </p>
      ) : null}
    </>
  )
}

import { momentWords } from './receipt-messages.ts'

interface DatedTableProps {
  /** What the table lists, for those who do not see it. */
  caption: string
  heads: readonly [string, string]
  /** Newest first. */
  rows: readonly { at: Date; cells: readonly [string, string] }[]
}

/** More of them is for the file. */
const SHOWN = 50

export function DatedTable({ caption, heads, rows }: DatedTableProps) {
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule">
            {['When', ...heads].map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 text-start font-normal text-faded">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ at, cells }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same moment and kind are two rows.
            <tr key={place} className="border-b border-rule align-top last:border-0">
              <td className="py-2 pe-4">
                <time dateTime={at.toISOString()}>{momentWords(at)}</time>
              </td>
              <td className="py-2 pe-4">{cells[0]}</td>
              <td className="py-2 wrap-anywhere">{cells[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN ? (
        <p className="text-sm text-faded">
          These are the newest {SHOWN} of {rows.length}. The download has all of them.
        </p>
      ) : null}
    </>
  )
}

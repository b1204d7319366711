import type { CountedEvent } from '#app/features/account/deletion.ts'
import { numberText } from '#app/format.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { momentWords, receiptWords } from './receipt-messages.ts'

interface TimesTableProps {
  caption: string
  lines: readonly (CountedEvent & { words: string })[]
}

/** How often each thing was done, and when last. */
export function TimesTable({ caption, lines }: TimesTableProps) {
  return (
    <table className="w-full max-w-measure">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-faded">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            {receiptWords.what}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {receiptWords.times}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, what, words, times, last }) => (
          <tr key={`${kind} ${what}`} className="border-b border-rule last:border-0">
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              <Isolated>{words}</Isolated>
              <span className="block text-sm text-faded">
                {times > 1 ? receiptWords.lastOn : ''}
                <time dateTime={last}>{momentWords(last)}</time>
              </span>
            </th>
            <td className="py-2 text-end align-top tabular-nums">{numberText(times)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { Badge } from '#app/ui/base/badge.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import type { JudgementRow, JudgementView, Tone } from './judgement-view.server.ts'
import { unquoted } from './reason-lines.tsx'

/** What was examined, what was found, what it counts for, and the book: a table, or a list on narrow screens. */
export function JudgementTable({ view: { rows, passages } }: { view: JudgementView }) {
  return (
    <>
      <p className="max-w-measure">
        Your analysis is written from these findings and nothing else. They contain signs, houses and{' '}
        <Term id="dignity">dignities</Term> but no degrees, so two births with the same findings get the same
        analysis.
      </p>
      <table className="w-full border-collapse text-start max-md:block [&_td]:py-3 [&_td]:pe-5 [&_td]:align-top [&_th]:py-3 [&_th]:pe-5 [&_th]:text-start [&_th]:align-top">
        <caption className="sr-only">How the lot is judged</caption>
        <thead className="max-md:sr-only">
          <tr className="text-sm text-gold">
            <th scope="col" className="w-[22%]">
              What was examined
            </th>
            <th scope="col" className="w-[39%]">
              What was found
            </th>
            <th scope="col">What it counts for, and by which book</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={`${row.examined} ${row.found[0]}`}
              className="border-t border-rule max-md:block max-md:py-3"
            >
              <th scope="row" className="font-[560] max-md:block max-md:py-0!">
                {row.examined}
              </th>
              <td className="space-y-1 max-md:block max-md:py-1!">
                {row.found.map((fact) => (
                  <p key={fact}>{fact}</p>
                ))}
              </td>
              <td className="max-md:block max-md:py-0!">
                <Counts row={row} />
                <div className="mt-1 text-sm text-faded">
                  <p>{row.rule}</p>
                  <Book row={row} passages={passages} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Book({ row, passages }: { row: JudgementRow; passages: JudgementView['passages'] }) {
  const passage = row.passage === null ? undefined : passages[row.passage]
  return passage ? <PassageQuote passage={passage} /> : <p>{unquoted(row)}</p>
}

const TONES: Record<Tone, { words: string; variant: 'good' | 'bad' } | null> = {
  1: { words: 'counted as a help', variant: 'good' },
  [-1]: { words: 'counted as a difficulty', variant: 'bad' },
  0: null,
}

function Counts({ row: { counts, tone } }: { row: JudgementRow }) {
  const badge = TONES[tone]
  return (
    <p>
      {counts} {badge ? <Badge variant={badge.variant}>{badge.words}</Badge> : null}
    </p>
  )
}

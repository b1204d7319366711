import { Badge } from '#app/ui/base/badge.tsx'
import { ExplainedText } from '#app/ui/base/explained-text.tsx'
import { term } from '#app/ui/base/term.tsx'
import { PassageQuote } from '#app/ui/quote/passage-quote.tsx'
import { authorsWords as words } from './authors-messages.ts'
import type { JudgementRow, JudgementView } from './judgement-view.server.ts'
import { unquoted } from './reason-lines.tsx'

/** What was examined, what was found, what it counts for, and the book: a table, or a list on narrow screens. */
export function JudgementTable({ view: { rows, passages } }: { view: JudgementView }) {
  return (
    <>
      <p className="max-w-measure">{...words.writtenFrom(term('dignity'))}</p>
      <table className="w-full border-collapse text-start max-md:block [&_td]:py-3 [&_td]:pe-5 [&_td]:align-top [&_th]:py-3 [&_th]:pe-5 [&_th]:text-start [&_th]:align-top">
        <caption className="sr-only">{words.tableTitle}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-sm text-gold">
            <th scope="col" className="w-[22%]">
              {words.heads.examined}
            </th>
            <th scope="col" className="w-[39%]">
              {words.heads.found}
            </th>
            <th scope="col">{words.heads.counts}</th>
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
                  <p key={fact}>
                    <ExplainedText>{fact}</ExplainedText>
                  </p>
                ))}
              </td>
              <td className="max-md:block max-md:py-0!">
                <Counts row={row} />
                <div className="mt-1 text-sm text-faded">
                  <p>
                    <ExplainedText>{row.rule}</ExplainedText>
                  </p>
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

function Counts({ row: { counts, tone } }: { row: JudgementRow }) {
  return (
    <p>
      {counts} {tone === 1 ? <Badge variant="good">{words.asHelp}</Badge> : null}
      {tone === -1 ? <Badge variant="bad">{words.asDifficulty}</Badge> : null}
    </p>
  )
}

import { Isolated } from '#app/language/page-language.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Icon } from '#app/ui/base/icons.tsx'
import { birthTimeWords as words } from './birth-time-messages.ts'
import { FirmnessBand } from './firmness-band.tsx'
import type { FirmnessView, FirmRow } from './firmness-view.server.ts'
import { TOLERANCES } from './tolerances.ts'

/** Whether the reading of the lot stays the same within a tolerance, as bands and as a table. */
export function FirmnessSection({ view }: { view: FirmnessView }) {
  return (
    <>
      <p className="mb-2 max-w-measure">
        <Isolated>{words.lead(view.statedTime)}</Isolated>
      </p>
      <ToleranceChoice chosen={view.tolerance} anchor="#firmness" />
      {view.tolerance > 0 ? <FirmnessBand view={view} /> : null}
      <Disclosure summary={words.asTable}>
        <FirmnessTable view={view} />
      </Disclosure>
    </>
  )
}

/** Links to the same page with another tolerance. */
export function ToleranceChoice({ chosen, anchor = '' }: { chosen: number; anchor?: string }) {
  return (
    <nav aria-label={words.howExact}>
      <ul className="tolerances">
        {TOLERANCES.map((tolerance) => (
          <li key={tolerance}>
            <a
              href={`?tolerance=${tolerance}${anchor}`}
              aria-current={tolerance === chosen ? 'true' : undefined}
            >
              {tolerance === 0 ? words.exact : words.tolerance(tolerance)[0]}
              {tolerance === 0 ? null : <span className="sr-only">{words.tolerance(tolerance)[1]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FirmnessTable({ view: { rows, tolerance, statedTime, from, to } }: { view: FirmnessView }) {
  return (
    <table className="w-full border-collapse text-start [&_td]:py-2.5 [&_td]:align-top [&_th]:py-2.5 [&_th]:text-start [&_th]:align-top">
      <caption className="pb-1 text-start text-sm text-faded">
        {tolerance === 0 ? words.takenAsExact(statedTime) : words.fromTo(from, to)}
      </caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="text-sm text-gold">
          <th scope="col" className="whitespace-nowrap">
            {words.value}
          </th>
          <th scope="col">{words.at(statedTime)}</th>
          <th scope="col">{words.doesItChange}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="grid border-t border-rule max-sm:py-2 sm:table-row">
            <th scope="row" className="pe-5 font-normal whitespace-nowrap text-faded max-sm:py-0!">
              {row.name}
            </th>
            <td className="pe-4 font-[560] max-sm:py-0!">{row.value}</td>
            <td className="max-sm:py-1!">
              <Verdict row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Verdict({ row: { firm, earlier, later } }: { row: FirmRow }) {
  if (firm) return <Badge variant="good">{words.noChange}</Badge>
  return (
    <ul className="space-y-1">
      {[earlier, later].map((turn) =>
        turn ? (
          <li key={turn.minutes}>
            <Badge variant="bad">{words.changesAt(turn.at)}</Badge>{' '}
            <span className="text-sm text-faded">{words.becomes(turn.minutes, turn.day, turn.becomes)}</span>
          </li>
        ) : null,
      )}
    </ul>
  )
}

interface FirmnessLineProps {
  line: { firm: boolean; text: string }
  /** The page with all details. */
  href?: string
}

/** One line below a reading: how sensitive the lot is to the birth time. */
export function FirmnessLine({ line: { firm, text }, href }: FirmnessLineProps) {
  return (
    <p className="flex max-w-measure gap-2.5">
      <Icon
        name={firm ? 'check' : 'warning'}
        className={firm ? 'mt-0.5 size-6 shrink-0 text-verdigris' : 'mt-0.5 size-6 shrink-0 text-rubric'}
      />
      <span>
        <Isolated>{text}</Isolated> {href ? <a href={href}>{words.matters}</a> : null}
      </span>
    </p>
  )
}

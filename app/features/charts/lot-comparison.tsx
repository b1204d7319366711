import type { ReactNode } from 'react'
import { longDate, ordinal } from '#app/format.ts'
import { Fact } from '#app/ui/base/fact.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { Lot } from './charts.server.ts'
import type { ReportChart } from './report-chart.ts'
import { ReportTable } from './report-table.tsx'

/** 'Leo 12°30′, 9th house'. */
export function lotText({ pofSign, pofDegree, pofHouse }: Lot): string {
  return `${pofSign} ${dmText(pofDegree % 30)}, ${ordinal(pofHouse)} house`
}

const LINES: readonly { name: string; text: (lot: Lot) => string }[] = [
  {
    name: 'Part of Fortune',
    text: lotText,
  },
  {
    name: 'Ruler',
    text: (lot) => `${lot.pofRuler}, in ${lot.pofRulerSign}, ${ordinal(lot.pofRulerHouse)} house`,
  },
  { name: 'Day or night', text: (lot) => (lot.isDayBirth ? 'Day' : 'Night') },
]

interface EditableChart extends Lot {
  /** Null if the stored chart cannot be read. */
  computed: Lot | null
  editedAt: Date | null
  editedBy: string | null
}

/** Says that a chart was edited by hand, by whom, and what the engine computes. Nothing if it was not. */
export function EditedByHand({ chart }: { chart: EditableChart }) {
  const { computed, editedAt, editedBy } = chart
  if (!editedAt) return null
  return (
    <div className="space-y-4">
      <Notice title="Edited manually">
        <p>
          {editedBy ? <bdi>{editedBy}</bdi> : 'An administrator'} changed these values on {longDate(editedAt)}
          . The person’s own pages use what was calculated; their reports mention that an administrator noted
          other values. Regenerating the chart removes the change.
        </p>
      </Notice>
      <ReportTable
        caption="Manual and calculated values"
        columns={[{ head: 'Of the lot' }, { head: 'Manual' }, { head: 'Calculated' }]}
        rows={LINES.map(({ name, text }) => ({
          key: name,
          cells: [name, text(chart), computed ? text(computed) : '—'],
        }))}
      />
    </div>
  )
}

/** The facts about a chart's lot. `children` may add lines to the list. */
export function LotFactsList({ lot, children }: { lot: Lot; children?: ReactNode }) {
  return (
    <dl className="facts">
      {LINES.map(({ name, text }) => (
        <Fact key={name} name={name}>
          {text(lot)}
        </Fact>
      ))}
      {children}
    </dl>
  )
}

/** The houses of the lot and its ruler by signs, where a count by cusps gives another. */
export function HousesBySigns({ lot }: { lot: ReportChart['partOfFortune'] }) {
  const { savedHouse, wholeSignPlace, rulerHouses } = lot
  if (savedHouse === wholeSignPlace && rulerHouses.house === rulerHouses.wholeSignPlace) return null
  return (
    <Fact name="By signs">
      Lot in the {ordinal(wholeSignPlace)} house, ruler in the {ordinal(rulerHouses.wholeSignPlace)}
    </Fact>
  )
}

import type { PlaceFromLot } from './chart-lots.server.ts'
import { SignName } from './chart-names.tsx'
import { ReportTable } from './report-table.tsx'

/** The meanings of the most important places; the eleventh is Valens' place of acquisition. */
const MATTERS: Readonly<Record<number, string>> = {
  1: 'the lot itself',
  10: 'work and reputation',
  11: 'what comes to a person',
}

/** The twelve places counted from the sign of the Part of Fortune, with the planets in each. */
export function PlacesFromLot({ places }: { places: readonly PlaceFromLot[] }) {
  return (
    <ReportTable
      caption="Places counted from the Part of Fortune"
      captionHidden
      columns={[{ head: 'Place' }, { head: 'Sign' }, { head: 'Planets' }]}
      rows={places.map(({ place, sign, planets }) => ({
        key: place,
        cells: [
          <>
            {place}{' '}
            {MATTERS[place] ? <span className="block text-xs text-faded">{MATTERS[place]}</span> : null}
          </>,
          <SignName key="sign" sign={sign} />,
          planets.join(', ') || 'No planets',
        ],
      }))}
    />
  )
}

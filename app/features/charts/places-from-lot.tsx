import { inDigits } from '#app/language/current.ts'
import { SignName } from './chart-names.tsx'
import { pointsList, type ReportChart } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'
import { ReportTable } from './report-table.tsx'

const MATTERS = new Map([
  [1, 'first'],
  [10, 'tenth'],
  [11, 'eleventh'],
] as const)

/** The twelve places counted from the sign of the Part of Fortune, with the planets in each. */
export function PlacesFromLot({ places }: { places: ReportChart['fromLot'] }) {
  return (
    <ReportTable
      caption={words.placesFromLot}
      columns={[{ head: words.place }, { head: words.sign }, { head: words.planets }]}
      rows={places.map(({ place, sign, planets }) => {
        const matter = MATTERS.get(place as 1 | 10 | 11)
        return {
          key: place,
          cells: [
            <>
              {inDigits(place)}{' '}
              {matter ? <span className="block text-xs text-faded">{words.placeMatters[matter]}</span> : null}
            </>,
            <SignName key="sign" sign={sign} />,
            pointsList(planets) || words.noPlanets,
          ],
        }
      })}
    />
  )
}

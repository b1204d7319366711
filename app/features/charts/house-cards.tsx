import { astroWords } from '#app/language/astro-messages.ts'
import { DegreeAndMinutes, PointName, SignName } from './chart-names.tsx'
import type { HouseRow } from './report-chart.ts'
import { reportWords as words } from './report-messages.ts'

/** Twelve small cards: the sign and degree of each cusp, and the planets in the house. */
export function HouseCards({ houses }: { houses: readonly HouseRow[] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2">
      {houses.map(({ house, sign, degree, planets }) => (
        <li
          key={house}
          className="flex flex-col gap-1.5 rounded border border-rule bg-leaf p-3.5 sm:p-4 print:gap-0 print:p-2 print:break-inside-avoid"
        >
          <h3 className="rubric">{astroWords.house(house)}</h3>
          <p>
            <SignName sign={sign} /> <DegreeAndMinutes degree={degree} />
          </p>
          {planets.length > 0 ? (
            <ul className="text-sm">
              {planets.map((planet) => (
                <li key={planet}>
                  <PointName name={planet} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-sm text-faded">{words.noPlanets}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

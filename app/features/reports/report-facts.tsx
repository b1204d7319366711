import type { ReactNode } from 'react'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { DegreeAndMinutes, SignName } from '#app/features/charts/chart-names.tsx'
import type { PlaceRow } from '#app/features/charts/report-chart.server.ts'
import { chartType, type ReportChart, savedHouseOfLot } from '#app/features/charts/report-chart.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { houseText } from '#app/features/lots/lot-messages.ts'
import { degreeText, longDate } from '#app/format.ts'
import { placeText } from '#app/geo/place-text.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { inDigits } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { dmsText } from '#app/ui/chart/degree-text.ts'
import { reportPageWords as words } from './report-page-messages.ts'

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <Fact key={term} name={term}>
          {typeof value === 'number' ? inDigits(value) : value}
        </Fact>
      ))}
    </dl>
  )
}

function Place({ place, inHouse }: { place: PlaceRow; inHouse?: boolean }) {
  return (
    <>
      <SignName sign={place.sign} /> <DegreeAndMinutes degree={place.degree} />
      {inHouse ? words.inHouse(astroWords.house(place.house)) : ''}
    </>
  )
}

/** What people ask first: the rising sign, and where the Sun and Moon are. */
export function EssentialInformation({ chart }: { chart: ReportChart }) {
  const light = (name: 'Sun' | 'Moon') => {
    const place = chart.planets.find((planet) => planet.name === name)
    return place ? <Place place={place} inHouse /> : null
  }
  return (
    <Facts
      facts={[
        [words.ascendant, <Place key="asc" place={chart.ascendant} />],
        [astroWords.points.Sun, light('Sun')],
        [astroWords.points.Moon, light('Moon')],
      ]}
    />
  )
}

export function LotFacts({ chart }: { chart: ReportChart }) {
  const { partOfFortune: lot } = chart
  const saved = savedHouseOfLot(chart)
  const sign = astroWords.signs[lot.sign]
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <SignGlyph sign={lot.sign} className="size-11 shrink-0 text-gold" />
        <span className="figure">{astroWords.place(degreeText(lot.degree), sign)}</span>
      </p>
      <Facts
        facts={[
          [words.sign, sign],
          [words.house, <HouseName key="house" of={lot} />],
          [words.degree, <DegreeAndMinutes key="degree" degree={lot.degree} />],
          [words.exactPosition, astroWords.place(dmsText(lot.degree), sign)],
          ...(saved ? [[words.by(saved.by), astroWords.house(saved.house)] as const] : []),
          [
            words.ruler,
            words.rulerIn(
              astroWords.points[lot.ruler],
              astroWords.signs[lot.rulerSign],
              houseText(lot.rulerHouses),
            ),
          ],
          [words.dayOrNight, astroWords.sects[chart.isDayBirth ? 'day' : 'night']],
        ]}
      />
    </>
  )
}

export function ChartInformation({ birth, chart }: { birth: BirthDataView; chart: ReportChart }) {
  return (
    <Facts
      facts={[
        [
          words.birthDate,
          <time key="date" dateTime={birth.dateOfBirth}>
            {longDate(birth.dateOfBirth)}
          </time>,
        ],
        [words.birthTime, inDigits(birth.birthTime)],
        [words.location, <bdi key="place">{placeText(birth)}</bdi>],
        [words.planets, chart.planets.length],
        [words.housesOfChart, chart.houses.length],
        [words.aspects, chart.aspects.length],
        [words.chartType, chartType(chart.houseSystem)],
        [words.generatedOn, <GenerationDate key="made" at={chart.generatedAt} />],
        [words.engine, <Isolated key="engine">{chart.engineVersion}</Isolated>],
      ]}
    />
  )
}

/** The date in UTC, the server's time zone, not the reader's. */
export function GenerationDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at)}</time>
}

import type { ReactNode } from 'react'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { SignName } from '#app/features/charts/chart-names.tsx'
import {
  chartType,
  type PlaceRow,
  type ReportChart,
  savedHouseOfLot,
} from '#app/features/charts/report-chart.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { houseText } from '#app/features/lots/lot-messages.ts'
import { degreeText, longDate, ordinal } from '#app/format.ts'
import { placeText } from '#app/geo/place-text.ts'
import { SignGlyph } from '#app/ui/base/glyphs.tsx'
import { dmsText } from '#app/ui/chart/degree-text.ts'

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Place({ place, inHouse }: { place: PlaceRow; inHouse?: boolean }) {
  return (
    <>
      <SignName sign={place.sign} /> {degreeText(place.degree)}
      {inHouse ? `, ${ordinal(place.house)} house` : ''}
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
        ['Ascendant', <Place key="asc" place={chart.ascendant} />],
        ['Sun', light('Sun')],
        ['Moon', light('Moon')],
      ]}
    />
  )
}

export function LotFacts({ chart }: { chart: ReportChart }) {
  const { partOfFortune: lot } = chart
  const saved = savedHouseOfLot(chart)
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <SignGlyph sign={lot.sign} className="size-11 shrink-0 text-gold" />
        <span className="figure">
          {degreeText(lot.degree)} {lot.sign}
        </span>
      </p>
      <Facts
        facts={[
          ['Sign', lot.sign],
          ['House', <HouseName key="house" of={lot} />],
          ['Degree', degreeText(lot.degree)],
          ['Exact position', `${dmsText(lot.degree)} ${lot.sign}`],
          ...(saved ? [[`By ${saved.by}`, `${ordinal(saved.house)} house`] as const] : []),
          ['Ruler', `${lot.ruler}, in ${lot.rulerSign}, ${houseText(lot.rulerHouses)}`],
          ['Day or night', chart.isDayBirth ? 'Day' : 'Night'],
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
          'Birth date',
          <time key="date" dateTime={birth.dateOfBirth}>
            {longDate(birth.dateOfBirth)}
          </time>,
        ],
        ['Birth time', birth.birthTime],
        ['Location', <bdi key="place">{placeText(birth)}</bdi>],
        ['Planets', chart.planets.length],
        ['Houses', chart.houses.length],
        ['Aspects', chart.aspects.length],
        ['Chart type', chartType(chart.houseSystem)],
        ['Generated on', <GenerationDate key="made" at={chart.generatedAt} />],
        ['Engine', chart.engineVersion],
      ]}
    />
  )
}

/** The date in UTC, the server's time zone, not the reader's. */
export function GenerationDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at)}</time>
}

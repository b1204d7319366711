import type { ReportDocument } from '#app/adapters/pdf/report-document.ts'
import { HOUSE_SYSTEM_NAMES } from '#app/astro/index.server.ts'
import {
  aspectText,
  dignityName,
  phaseText,
  pointsText,
  type ReportChart,
  toPlaceRows,
} from '#app/features/charts/report-chart.ts'
import { degreeText } from '#app/format.ts'
import { dmsText, dmText, signedText } from '#app/ui/chart/degree-text.ts'

type Table = ReportDocument['tables'][number]

/** The tables of a printed report. */
export function documentTables(chart: ReportChart): Table[] {
  return [
    positions(chart),
    dignities(chart),
    houses(chart),
    lots(chart),
    placesFromLot(chart),
    aspects(chart),
  ]
}

function positions(chart: ReportChart): Table {
  return {
    title: 'Planetary Positions',
    columns: [
      { head: 'Planet', share: 24 },
      { head: 'Sign', share: 19 },
      { head: 'Degree', share: 16, numeric: true },
      { head: 'House', share: 11, numeric: true },
      { head: 'R', share: 6 },
      { head: 'Speed', share: 18, numeric: true },
      { head: 'Declination', share: 19, numeric: true },
      { head: 'Dignity', share: 24 },
    ],
    rows: toPlaceRows(chart).map((place) => [
      place.name,
      place.sign,
      dmsText(place.degree),
      String(place.house),
      place.isRetrograde ? 'R' : '',
      place.speed === null ? '' : signedText(place.speed, true),
      signedText(place.declination, true),
      place.dignities.map(dignityName).join(', '),
    ]),
  }
}

function dignities(chart: ReportChart): Table {
  return {
    title: 'Essential dignities',
    columns: [
      { head: 'Planet', share: 16 },
      { head: 'Domicile', share: 16 },
      { head: 'Exaltation', share: 16 },
      { head: 'Triplicity', share: 34 },
      { head: 'Bound', share: 16 },
      { head: 'Face', share: 16 },
      { head: 'Points', share: 11, numeric: true },
    ],
    rows: chart.dignities.map(({ planet, domicile, exaltation, triplicity, term, face, strength }) => [
      planet,
      domicile,
      exaltation ?? '',
      triplicity.join(', '),
      term,
      face,
      pointsText(strength),
    ]),
  }
}

function houses(chart: ReportChart): Table {
  return {
    title: `Houses (${HOUSE_SYSTEM_NAMES[chart.houseSystem]})`,
    columns: [
      { head: 'House', share: 12 },
      { head: 'Cusp', share: 22 },
      { head: 'Degree', share: 16, numeric: true },
      { head: 'Planets', share: 56 },
    ],
    rows: chart.houses.map(({ house, sign, degree, planets }) => [
      String(house),
      sign,
      dmsText(degree),
      planets.join(', ') || 'No planets',
    ]),
  }
}

function lots(chart: ReportChart): Table {
  return {
    title: 'The Seven Lots',
    columns: [
      { head: 'Lot', share: 30 },
      { head: 'Sign', share: 24 },
      { head: 'Degree', share: 18, numeric: true },
      { head: 'House', share: 12, numeric: true },
      { head: 'By sign', share: 14, numeric: true },
    ],
    rows: chart.lots.map(({ name, sign, degree, house, wholeSignPlace }) => [
      name,
      sign,
      dmsText(degree),
      String(house),
      String(wholeSignPlace),
    ]),
  }
}

function placesFromLot(chart: ReportChart): Table {
  return {
    title: 'Places from the Part of Fortune',
    columns: [
      { head: 'Place', share: 12 },
      { head: 'Sign', share: 24 },
      { head: 'Planets', share: 64 },
    ],
    rows: chart.fromLot.map(({ place, sign, planets }) => [
      String(place),
      sign,
      planets.join(', ') || 'No planets',
    ]),
  }
}

function aspects(chart: ReportChart): Table {
  return {
    title: 'Aspects, the nearest to exact first',
    columns: [
      { head: 'From', share: 28 },
      { head: 'To', share: 28 },
      { head: 'Aspect', share: 26 },
      { head: 'Orb', share: 26 },
    ],
    rows: chart.aspects.map((aspect) => [
      aspect.from,
      aspect.to,
      aspectText(aspect),
      `${degreeText(aspect.orb)} ${dmText(aspect.orb)} ${phaseText(aspect.applying)}`,
    ]),
  }
}

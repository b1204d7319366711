import type { ReportDocument } from '#app/adapters/pdf/report-document.ts'
import {
  aspectText,
  dignitiesList,
  phaseText,
  pointsList,
  pointsText,
  pointText,
  type ReportChart,
  toPlaceRows,
} from '#app/features/charts/report-chart.ts'
import { reportWords as words } from '#app/features/charts/report-messages.ts'
import { degreeText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { dmsText, dmText, signedText } from '#app/ui/chart/degree-text.ts'
import { reportPageWords as pageWords } from './report-page-messages.ts'

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
  const { signs } = astroWords
  return {
    title: pageWords.positions,
    columns: [
      { head: words.planet, share: 24 },
      { head: words.sign, share: 19 },
      { head: words.degree, share: 16, numeric: true },
      { head: words.house, share: 11, numeric: true },
      { head: words.retrogradeMark, share: 6 },
      { head: words.speed, share: 18, numeric: true },
      { head: words.declination, share: 19, numeric: true },
      { head: words.dignity, share: 24 },
    ],
    rows: toPlaceRows(chart).map((place) => [
      pointText(place.name),
      signs[place.sign],
      dmsText(place.degree),
      String(place.house),
      place.isRetrograde ? words.retrogradeMark : '',
      place.speed === null ? '' : signedText(place.speed, true),
      signedText(place.declination, true),
      dignitiesList(place.dignities),
    ]),
  }
}

function dignities(chart: ReportChart): Table {
  const { points } = astroWords
  return {
    title: words.dignities,
    columns: [
      { head: words.planet, share: 16 },
      { head: words.dignityColumns.domicile, share: 16 },
      { head: words.dignityColumns.exaltation, share: 16 },
      { head: words.dignityColumns.triplicity, share: 34 },
      { head: words.dignityColumns.bound, share: 16 },
      { head: words.dignityColumns.face, share: 16 },
      { head: words.dignityColumns.points, share: 11, numeric: true },
    ],
    rows: chart.dignities.map(({ planet, domicile, exaltation, triplicity, term, face, strength }) => [
      points[planet],
      points[domicile],
      exaltation ? points[exaltation] : '',
      pointsList(triplicity),
      points[term],
      points[face],
      pointsText(strength),
    ]),
  }
}

function houses(chart: ReportChart): Table {
  const { signs } = astroWords
  return {
    title: pageWords.housesBy(astroWords.houseSystems[chart.houseSystem]),
    columns: [
      { head: words.house, share: 12 },
      { head: words.cusp, share: 22 },
      { head: words.degree, share: 16, numeric: true },
      { head: words.planets, share: 56 },
    ],
    rows: chart.houses.map(({ house, sign, degree, planets }) => [
      String(house),
      signs[sign],
      dmsText(degree),
      pointsList(planets) || words.noPlanets,
    ]),
  }
}

function lots(chart: ReportChart): Table {
  const { signs } = astroWords
  return {
    title: pageWords.sevenLots,
    columns: [
      { head: words.lot, share: 30 },
      { head: words.sign, share: 24 },
      { head: words.degree, share: 18, numeric: true },
      { head: words.house, share: 12, numeric: true },
      { head: words.bySign, share: 14, numeric: true },
    ],
    rows: chart.lots.map(({ lot, sign, degree, house, wholeSignPlace }) => [
      astroWords.lots[lot],
      signs[sign],
      dmsText(degree),
      String(house),
      String(wholeSignPlace),
    ]),
  }
}

function placesFromLot(chart: ReportChart): Table {
  const { signs } = astroWords
  return {
    title: pageWords.placesFromPartOfFortune,
    columns: [
      { head: words.place, share: 12 },
      { head: words.sign, share: 24 },
      { head: words.planets, share: 64 },
    ],
    rows: chart.fromLot.map(({ place, sign, planets }) => [
      String(place),
      signs[sign],
      pointsList(planets) || words.noPlanets,
    ]),
  }
}

function aspects(chart: ReportChart): Table {
  return {
    title: words.aspectsByOrb,
    columns: [
      { head: words.from, share: 28 },
      { head: words.to, share: 28 },
      { head: words.aspect, share: 26 },
      { head: words.orb, share: 26 },
    ],
    rows: chart.aspects.map((aspect) => [
      pointText(aspect.from),
      pointText(aspect.to),
      aspectText(aspect),
      `${degreeText(aspect.orb)} ${dmText(aspect.orb)} ${phaseText(aspect.applying)}`,
    ]),
  }
}

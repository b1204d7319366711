import {
  type Chart,
  ENGINE_VERSION,
  type HouseSystem,
  houseOf,
  inHouseSystem,
  SEVEN_LOTS,
  wholeSignPlace,
} from '#app/astro/index.server.ts'
import { degreeText } from '#app/ui/chart/degree-text.ts'
import { signAt } from '#app/ui/chart/wheel-layout.ts'
import { lotRows, placesFromLot } from './chart-lots.server.ts'
import { type ReadingRow, rulersOf } from './charts.repo.server.ts'
import type { PlaceRow, ReportChart } from './report-chart.ts'

/**
 * @param view houses to show instead of those of the saved chart
 */
export function reportChart(reading: ReadingRow, view?: HouseSystem): ReportChart {
  const { chart: saved, createdAt } = reading
  const chart = view ? inHouseSystem(saved, view) : saved
  const { partOfFortune: lot } = chart
  const angle = (name: 'Ascendant' | 'Midheaven', longitude: number, house: number): PlaceRow => ({
    name,
    longitude,
    house,
    isRetrograde: false,
    ...signAt(longitude),
  })
  return {
    ascendant: angle('Ascendant', chart.ascendant, houseOfAngle(chart, 1, chart.ascendant)),
    midheaven: angle('Midheaven', chart.midheaven, houseOfAngle(chart, 10, chart.midheaven)),
    planets: chart.planets.map(({ name, sign, degree, longitude, house, isRetrograde }) => ({
      name,
      sign,
      degree,
      longitude,
      house,
      isRetrograde,
    })),
    partOfFortune: {
      name: 'Part of Fortune',
      sign: lot.sign,
      degree: lot.degree,
      longitude: lot.longitude,
      house: lot.house,
      isRetrograde: false,
      ruler: lot.ruler,
      rulerSign: lot.rulerSign,
      rulerHouse: lot.rulerHouse,
      wholeSignPlace: wholeSignPlace(chart, lot.longitude),
      savedHouse: saved.partOfFortune.house,
    },
    lots: lotRows(chart, SEVEN_LOTS, rulersOf(reading)),
    fromLot: placesFromLot(chart),
    houses: chart.cusps.map((longitude, index) => ({
      house: index + 1,
      longitude,
      ...signAt(longitude),
      planets: chart.planets.filter(({ house }) => house === index + 1).map(({ name }) => name),
    })),
    aspects: chart.aspects
      .map(({ from, to, type, orb }) => ({ from, to, type, orb }))
      .sort((a, b) => a.orb - b.orb),
    houseSystem: chart.houseSystem,
    askedSystem: view ?? 'placidus',
    savedSystem: saved.houseSystem,
    isDayBirth: chart.isDayBirth,
    engineVersion: chart.engineVersion,
    engineNow: ENGINE_VERSION,
    generatedAt: createdAt,
    notedOtherwise: reading.editedAt ? notedLot(reading) : null,
  }
}

function notedLot(reading: ReadingRow): string {
  const { pofDegree, pofSign, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth } = reading
  return `${degreeText(pofDegree)} ${pofSign}, house ${pofHouse}; ruler ${pofRuler}, in ${pofRulerSign}, house ${pofRulerHouse}; birth by ${isDayBirth ? 'day' : 'night'}`
}

/** An angle that is a cusp begins that house; in whole-sign and equal houses it may stand within another. */
function houseOfAngle(chart: Chart, house: number, longitude: number): number {
  return chart.cusps[house - 1] === longitude ? house : houseOf(longitude, chart.cusps)
}

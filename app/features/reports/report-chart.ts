import type { AspectPoint, AspectType, HouseSystem, Planet, Sign } from '../../astro/types'
import { degreeText } from '../../ui/chart/degree-text'
import { signAt, type WheelInput } from '../../ui/chart/wheel-layout'
import type { ReadingRow } from '../charts/charts.repo.server'

export interface PlaceRow {
  name: Planet | 'Part of Fortune' | 'Ascendant' | 'Midheaven'
  sign: Sign
  /** Within the sign. */
  degree: number
  /** Ecliptic. */
  longitude: number
  house: number
  isRetrograde: boolean
}

export interface HouseRow {
  house: number
  sign: Sign
  degree: number
  longitude: number
  planets: Planet[]
}

export interface AspectRow {
  from: AspectPoint
  to: AspectPoint
  type: AspectType
  orb: number
}

/** A stored chart as the reports show it. */
export interface ReportChart {
  ascendant: PlaceRow
  midheaven: PlaceRow
  planets: PlaceRow[]
  partOfFortune: PlaceRow & { ruler: Planet; rulerSign: Sign; rulerHouse: number }
  houses: HouseRow[]
  /** The nearest to exact first. */
  aspects: AspectRow[]
  houseSystem: HouseSystem
  isDayBirth: boolean
  engineVersion: string
  generatedAt: Date
  /** Set where an administrator has noted the lot otherwise than it was computed: what, in words. */
  notedOtherwise: string | null
}

export function reportChart(reading: ReadingRow): ReportChart {
  const { chart, createdAt } = reading
  const { partOfFortune: lot } = chart
  const angle = (name: 'Ascendant' | 'Midheaven', longitude: number, house: number): PlaceRow => ({
    name,
    longitude,
    house,
    isRetrograde: false,
    ...signAt(longitude),
  })
  return {
    ascendant: angle('Ascendant', chart.ascendant, 1),
    midheaven: angle('Midheaven', chart.midheaven, 10),
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
    },
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
    isDayBirth: chart.isDayBirth,
    engineVersion: chart.engineVersion,
    generatedAt: createdAt,
    notedOtherwise: reading.editedAt ? notedLot(reading) : null,
  }
}

function notedLot(reading: ReadingRow): string {
  const { pofDegree, pofSign, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth } = reading
  return `${degreeText(pofDegree)} ${pofSign}, house ${pofHouse}; ruler ${pofRuler}, in ${pofRulerSign}, house ${pofRulerHouse}; birth by ${isDayBirth ? 'day' : 'night'}`
}

/** What the chart is called by its house system; so near the pole Placidus has none. */
export function chartType(houseSystem: HouseSystem): string {
  return houseSystem === 'placidus' ? 'Western Placidus' : 'Western Porphyry'
}

/** What the wheel is drawn from, on screen and on paper. */
export function wheelInput(chart: ReportChart): WheelInput {
  return {
    ascendant: chart.ascendant.longitude,
    midheaven: chart.midheaven.longitude,
    cusps: chart.houses.map(({ longitude }) => longitude),
    points: [...chart.planets, chart.partOfFortune].flatMap(({ name, longitude, isRetrograde }) =>
      name === 'Ascendant' || name === 'Midheaven' ? [] : [{ name, longitude, isRetrograde }],
    ),
    aspects: chart.aspects,
  }
}

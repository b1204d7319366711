import {
  type AspectPoint,
  type AspectType,
  HOUSE_SYSTEM_NAMES,
  HOUSE_SYSTEMS_IN_SENTENCE,
  type HouseSystem,
  type Planet,
  type Sign,
} from '#app/astro/types.ts'
import type { WheelInput } from '#app/ui/chart/wheel-layout.ts'
import type { LotRow, PlaceFromLot } from './chart-lots.server.ts'

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
  partOfFortune: PlaceRow & {
    ruler: Planet
    rulerSign: Sign
    rulerHouse: number
    /** Place by whole signs from the Ascendant, 1 to 12. */
    wholeSignPlace: number
    /** House of the saved chart. */
    savedHouse: number
  }
  /** The seven lots of Paulus, the Part of Fortune first. */
  lots: LotRow[]
  /** The twelve places counted from the lot. */
  fromLot: PlaceFromLot[]
  houses: HouseRow[]
  /** The nearest to exact first. */
  aspects: AspectRow[]
  /** The system of the houses shown here. */
  houseSystem: HouseSystem
  /** The system that the person chose for reports; `houseSystem` is another where this one has no houses. */
  askedSystem: HouseSystem
  /** The system of the saved chart, which the analysis reads. */
  savedSystem: HouseSystem
  isDayBirth: boolean
  engineVersion: string
  /** The engine that casts charts now. */
  engineNow: string
  generatedAt: Date
  /** Set where an administrator has noted the lot otherwise than it was computed: what, in words. */
  notedOtherwise: string | null
}

/** What the chart is called by its house system. */
export function chartType(houseSystem: HouseSystem): string {
  return `Western ${HOUSE_SYSTEM_NAMES[houseSystem]}`
}

/** Why the houses are those of another system than the one asked for; null where they are not. */
export function otherHousesReason({ houseSystem, askedSystem }: HouseChoice): string | null {
  if (houseSystem === askedSystem) return null
  return `${HOUSE_SYSTEM_NAMES[askedSystem]} houses cannot be calculated this close to the pole. This chart uses Porphyry houses instead.`
}

/** That the saved chart has other houses than those shown; null where they are the same. */
export function viewReason({ houseSystem, savedSystem }: HouseChoice): string | null {
  if (houseSystem === savedSystem) return null
  return `This report uses ${houseSystemInSentence(houseSystem)}, as you chose in Settings. Your saved chart and your analysis use ${houseSystemInSentence(savedSystem)}.`
}

type HouseChoice = Pick<ReportChart, 'houseSystem' | 'askedSystem' | 'savedSystem'>

/** `Placidus`, `whole signs`: as a system stands within a sentence. */
export function houseSystemInSentence(system: HouseSystem): string {
  return HOUSE_SYSTEMS_IN_SENTENCE[system]
}

/** `house 9 by whole signs`, where that is another house than the one shown; null where it is the same. */
export function wholeSignNote({
  house,
  wholeSignPlace,
}: {
  house: number
  wholeSignPlace: number
}): string | null {
  return house === wholeSignPlace ? null : `house ${wholeSignPlace} by whole signs`
}

/** The lot's houses by the other ways of counting that give another one: by whole signs, and in the saved chart. */
export function otherHousesOfLot(
  chart: Pick<ReportChart, 'houseSystem' | 'savedSystem'> & {
    partOfFortune: Pick<ReportChart['partOfFortune'], 'house' | 'wholeSignPlace' | 'savedHouse'>
  },
): { by: string; house: number }[] {
  const { house, wholeSignPlace, savedHouse } = chart.partOfFortune
  const others = [
    { by: 'whole signs', house: wholeSignPlace },
    ...(chart.savedSystem === chart.houseSystem
      ? []
      : [{ by: houseSystemInSentence(chart.savedSystem), house: savedHouse }]),
  ]
  return others.filter((other) => other.house !== house)
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

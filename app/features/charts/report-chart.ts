import type { LotName, Regard, Share } from '#app/astro/index.server.ts'
import type {
  AspectPoint,
  AspectType,
  EssentialDignity,
  HouseCounts,
  HouseSystem,
  Planet,
  Sign,
} from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { WheelInput } from '#app/ui/chart/wheel-layout.ts'
import type { LotRow, PlaceFromLot } from './chart-lots.server.ts'
import { reportWords as words } from './report-messages.ts'

export interface PlaceRow {
  /** A planet, an angle, a node or a lot. */
  name: string
  sign: Sign
  /** Degrees within the sign. */
  degree: number
  /** Ecliptic longitude, degrees. */
  longitude: number
  house: number
  isRetrograde: boolean
  /** Degrees per day. Null for angles and lots, which have no motion through the signs. */
  speed: number | null
  /** Degrees, north positive. */
  declination: number
  /** Essential dignities of a planet; empty for the rest. */
  dignities: readonly EssentialDignity[]
}

export interface PlanetRow extends PlaceRow {
  name: Planet
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
  /** What their signs see of each other, if that is something else. */
  bySign: Regard | null
  orb: number
  applying: boolean
}

/** The rulers of a planet's degree, and the planet's strength that follows. */
export interface DignityRow {
  planet: Planet
  domicile: Planet
  exaltation: Planet | null
  /** The lord by day, the lord by night, and the participating lord. */
  triplicity: readonly Planet[]
  term: Planet
  face: Planet
  /** Sum of the points of the planet's dignities and debilities. */
  strength: number
}

/** A planet in a dignity of another planet, and whether their signs are in aspect. */
export interface ReceptionRow {
  host: Planet
  guest: Planet
  by: readonly Share[]
  /** The guest's dignities at the host's degree, if each receives the other. */
  back: readonly Share[] | null
  /** The aspect between their signs; 'Aversion' if there is none. */
  regard: Regard
}

/** A stored chart as the reports show it. */
export interface ReportChart {
  ascendant: PlaceRow
  midheaven: PlaceRow
  planets: PlanetRow[]
  /** Mean node, true node. */
  nodes: PlaceRow[]
  partOfFortune: PlaceRow & {
    name: 'Part of Fortune'
    ruler: Planet
    rulerSign: Sign
    rulerHouses: HouseCounts
    /** Place by whole signs from the Ascendant, 1 to 12. */
    wholeSignPlace: number
    /** House of the saved chart. */
    savedHouse: number
  }
  /** The seven lots of Paulus, the Part of Fortune first. */
  lots: (LotRow & { declination: number })[]
  /** The twelve places counted from the lot. */
  fromLot: PlaceFromLot[]
  houses: HouseRow[]
  /** Smallest orb first. */
  aspects: AspectRow[]
  /** The seven traditional planets. */
  dignities: DignityRow[]
  /** The planets that rule the lot and its ruler, as hosts and as guests. */
  receptions: ReceptionRow[]
  /** The system of the houses shown here. */
  houseSystem: HouseSystem
  /** The system that the person chose for reports; `houseSystem` differs if this one has no houses at that latitude. */
  askedSystem: HouseSystem
  /** The system of the saved chart, which the analysis reads. */
  savedSystem: HouseSystem
  isDayBirth: boolean
  engineVersion: string
  /** The engine that casts charts now. */
  engineNow: string
  generatedAt: Date
  /** If an administrator noted another lot than the computed one: that lot, as text. */
  notedOtherwise: string | null
}

/** `Square, trine by sign`: an aspect by degree, and what the signs have instead. */
export function aspectText(
  { type, bySign }: Pick<AspectRow, 'type' | 'bySign'>,
  names: Readonly<Record<AspectType, string>> = astroWords.aspects,
): string {
  if (!bySign) return names[type]
  return words.aspectAndSigns(
    names[type],
    bySign === 'Aversion' ? null : astroWords.aspectsInSentence[bySign],
  )
}

/** The chart's name with its house system. */
export function chartType(houseSystem: HouseSystem): string {
  return words.chartType(astroWords.houseSystems[houseSystem])
}

/** Why the houses are not of the requested system; null if they are. */
export function otherHousesReason({ houseSystem, askedSystem }: HouseChoice): string | null {
  if (houseSystem === askedSystem) return null
  return words.otherHouses(astroWords.houseSystems[askedSystem])
}

/** Says that the saved chart has other houses than those shown; null if they are the same. */
export function viewReason({ houseSystem, savedSystem }: HouseChoice): string | null {
  if (houseSystem === savedSystem) return null
  const { houseSystemsInSentence } = astroWords
  return words.viewedHouses(houseSystemsInSentence[houseSystem], houseSystemsInSentence[savedSystem])
}

type HouseChoice = Pick<ReportChart, 'houseSystem' | 'askedSystem' | 'savedSystem'>

/** The lot's house in the saved chart, if that is neither of the two counts that are shown. */
export function savedHouseOfLot(
  chart: Pick<ReportChart, 'savedSystem'> & {
    partOfFortune: Pick<ReportChart['partOfFortune'], 'house' | 'wholeSignPlace' | 'savedHouse'>
  },
): { by: string; house: number } | null {
  const { house, wholeSignPlace, savedHouse } = chart.partOfFortune
  return savedHouse === house || savedHouse === wholeSignPlace
    ? null
    : { by: astroWords.houseSystemsInSentence[chart.savedSystem], house: savedHouse }
}

/** All places of a chart in the order of tables: planets, nodes, lots, angles. */
export function toPlaceRows({ planets, nodes, lots, ascendant, midheaven }: ReportChart): PlaceRow[] {
  const still = { isRetrograde: false, speed: null, dignities: [] } as const
  return [
    ...planets,
    ...nodes,
    ...lots.map((lot) => ({ ...still, ...lot, name: lot.lot === 'fortune' ? 'Part of Fortune' : lot.lot })),
    ascendant,
    midheaven,
  ]
}

/** The name of a point, or of a lot by its key. */
export function pointText(name: string): string {
  return { ...astroWords.points, ...astroWords.lots }[name as LotName | AspectPoint]
}

/** `Mars, Venus` */
export const pointsList = (names: readonly Planet[]): string =>
  words.list(names.map((name) => astroWords.points[name]))

/** `domicile, bound` */
export const dignitiesList = (dignities: readonly EssentialDignity[]): string =>
  words.list(dignities.map((dignity) => astroWords.dignities[dignity]))

/** `+7`, `−5`: points of dignity. */
export function pointsText(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−')
}

/** Says whether the aspect becomes more exact, by the motion of both points. */
export function phaseText(applying: boolean): string {
  return applying ? words.applying : words.separating
}

/** The input for drawing the wheel, on screen and on paper. */
export function wheelInput(chart: ReportChart): WheelInput {
  return {
    ascendant: chart.ascendant.longitude,
    midheaven: chart.midheaven.longitude,
    cusps: chart.houses.map(({ longitude }) => longitude),
    points: [...chart.planets, chart.partOfFortune].map(({ name, longitude, isRetrograde }) => ({
      name,
      longitude,
      isRetrograde,
    })),
    aspects: chart.aspects,
    lotRuler: chart.partOfFortune.ruler,
  }
}

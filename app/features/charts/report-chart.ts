import type { LotName } from '#app/astro/index.server.ts'
import type { AspectPoint, AspectType, EssentialDignity, HouseSystem, Planet } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { PlaceRow, reportChart } from './report-chart.server.ts'
import { reportWords as words } from './report-messages.ts'

/** A stored chart as the reports show it. */
export type ReportChart = ReturnType<typeof reportChart>
export type HouseRow = ReportChart['houses'][number]
export type AspectRow = ReportChart['aspects'][number]
export type DignityRow = ReportChart['dignities'][number]
export type ReceptionRow = ReportChart['receptions'][number]

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

/** The points that aspects are counted between. */
export const aspectPoints = ({ planets }: Pick<ReportChart, 'planets'>): AspectPoint[] => [
  ...planets.map(({ name }) => name),
  'Ascendant',
  'Midheaven',
  'Part of Fortune',
]

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

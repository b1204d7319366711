import { houseOf } from './houses.ts'
import { type Chart, type HouseCounts, type PartOfFortune, SIGNS, type Sign } from './types.ts'
import { signAt, signOf } from './zodiac.ts'

/**
 * The place of a sign counted from another by whole signs, 1 to 12: the sign counted from is the first.
 *
 * @source al-Qabisi I.18, p. 26, lines 84 to 89, counts so: the eleventh, the fourth, the tenth "from it"
 */
export function placeFrom(from: Sign, sign: Sign): number {
  return ((SIGNS.indexOf(sign) - SIGNS.indexOf(from) + 12) % 12) + 1
}

/**
 * The sign at a place, 1 to 12, counted from a sign. Inverse of `placeFrom`; any integer counts on round.
 *
 * @source as `placeFrom`: al-Qabisi I.18, p. 26, lines 84 to 89
 */
export function signAtPlace(from: Sign, place: number): Sign {
  return signAt(SIGNS.indexOf(from) + place - 1)
}

/**
 * The whole-sign place, 1 to 12, of a longitude (degrees): the Ascendant's whole sign is the first.
 *
 * @source as `placeFrom`: al-Qabisi I.18, p. 26, lines 84 to 89
 */
export function wholeSignPlace(chart: Pick<Chart, 'ascendant'>, longitude: number): number {
  return placeFrom(signOf(chart.ascendant), signOf(longitude))
}

/**
 * Both counts of a house, for something in that sign.
 *
 * @source as `placeFrom`: al-Qabisi I.18, p. 26, lines 84 to 89
 */
export function houseCounts(
  { ascendant }: Pick<Chart, 'ascendant'>,
  { sign, house }: { sign: Sign; house: number },
): HouseCounts {
  return { house, wholeSignPlace: placeFrom(signOf(ascendant), sign) }
}

/**
 * Both counts of the house of a lot, and of its ruler.
 *
 * @source as `placeFrom`: al-Qabisi I.18, p. 26, lines 84 to 89
 */
export function lotHouses(
  chart: Pick<Chart, 'ascendant' | 'partOfFortune'>,
  lot: PartOfFortune = chart.partOfFortune,
): { lot: HouseCounts; ruler: HouseCounts } {
  const ruler = { sign: lot.rulerSign, house: lot.rulerHouse }
  return { lot: houseCounts(chart, lot), ruler: houseCounts(chart, ruler) }
}

/**
 * The place, 1 to 12, of a longitude (degrees) counted by whole signs from the Part of Fortune.
 *
 * @source as `placeFrom`: al-Qabisi I.18, p. 26, lines 84 to 89
 */
export function placeFromFortune(chart: Pick<Chart, 'partOfFortune'>, longitude: number): number {
  return placeFrom(chart.partOfFortune.sign, signOf(longitude))
}

export const ANGULARITIES = ['angular', 'succedent', 'cadent'] as const
export type Angularity = (typeof ANGULARITIES)[number]

/**
 * Whether a place or house, 1 to 12, is angular (1, 4, 7, 10), succedent (2, 5, 8, 11) or cadent (3, 6, 9, 12).
 *
 * @source al-Qabisi I.56, p. 48, lines 311 to 313
 */
export function angularityOf(place: number): Angularity {
  return ANGULARITIES[(place - 1) % 3] as Angularity
}

/**
 * Angularity of a longitude (degrees), by whole signs from the Ascendant and by the chart's own houses.
 *
 * @source as `angularityOf`: al-Qabisi I.56, p. 48, lines 311 to 313
 */
export function angularity(
  chart: Pick<Chart, 'ascendant' | 'cusps'>,
  longitude: number,
): { bySign: Angularity; byHouse: Angularity } {
  return {
    bySign: angularityOf(wholeSignPlace(chart, longitude)),
    byHouse: angularityOf(houseOf(longitude, chart.cusps)),
  }
}

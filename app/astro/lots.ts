import { normalizeDegrees } from './zodiac'

/**
 * Ecliptic longitude of the Part of Fortune, degrees [0, 360).
 *
 * By day Ascendant + Moon - Sun, by night Ascendant + Sun - Moon. With the sect exchanged the same formula
 * gives the Lot of Spirit.
 *
 * @param ascendant, sun, moon ecliptic longitudes in degrees
 * @source Dorotheus, Valens, al-Biruni (Book of Instruction, 476); Ptolemy and Lilly do not reverse it by night
 */
export function partOfFortuneLongitude(ascendant: number, sun: number, moon: number, isDay: boolean): number {
  return normalizeDegrees(isDay ? ascendant + moon - sun : ascendant + sun - moon)
}

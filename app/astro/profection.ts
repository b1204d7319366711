import { signAtPlace } from './sign-places.ts'
import type { Sign } from './types.ts'
import { normalizeDegrees } from './zodiac.ts'

/**
 * Ecliptic longitude that a point of a birth chart reaches by annual profection: one sign for each solar year that is
 * completed, at the same degree.
 *
 * @param longitude of the point at birth, degrees in [0, 360)
 * @param completedYears whole number, 0 or more; 0 is the first year of life
 * @returns degrees in [0, 360)
 * @throws RangeError if the number of years is no whole number of 0 or more
 * @source al-Qabisi, Introduction IV.8, p. 116–118, lines 100–114
 */
export function profectedLongitude(longitude: number, completedYears: number): number {
  return normalizeDegrees(longitude + 30 * wholeYears(completedYears))
}

/**
 * The sign in which a year of life falls, counted from the sign in which the point stands at birth.
 *
 * @param completedYears whole number, 0 or more; 0 is the first year of life
 * @throws RangeError if the number of years is no whole number of 0 or more
 * @source as `profectedLongitude`: al-Qabisi, Introduction IV.8, p. 116–118, lines 100–114
 */
export function profectedSign(sign: Sign, completedYears: number): Sign {
  return signAtPlace(sign, wholeYears(completedYears) + 1)
}

function wholeYears(completedYears: number): number {
  if (!Number.isInteger(completedYears) || completedYears < 0) {
    throw new RangeError(`Not a number of completed years: ${completedYears}`)
  }
  return completedYears
}

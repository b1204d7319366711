import { signAtPlace } from './sign-places.ts'
import type { Sign } from './types.ts'

/**
 * The sign in which a year of life falls by annual profection: one sign for each solar year that is completed, counted
 * from the sign in which the point stands at birth.
 *
 * @param completedYears whole number, 0 or more; 0 is the first year of life
 * @throws RangeError if the number of years is no whole number of 0 or more
 * @source al-Qabisi, Introduction IV.8, p. 116–118, lines 100–114
 */
export function profectedSign(sign: Sign, completedYears: number): Sign {
  if (!Number.isInteger(completedYears) || completedYears < 0) {
    throw new RangeError(`Not a number of completed years: ${completedYears}`)
  }
  return signAtPlace(sign, completedYears + 1)
}

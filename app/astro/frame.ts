import { DEGREES_TO_RADIANS } from './zodiac'

const DAYS_PER_CENTURY = 36525
const ARCSECONDS_PER_DEGREE = 3600

/** General precession in longitude, degrees a day (5028.796 arc seconds a century, IAU 2006). */
export const PRECESSION_RATE = 5028.796 / ARCSECONDS_PER_DEGREE / DAYS_PER_CENTURY

/** Mean lengths of the five greatest terms of nutation in longitude: argument and rate in degrees, arc seconds. */
const NUTATION_TERMS = [
  { at: 125.04455, perDay: -0.0529537648, arcsec: -17.2064 },
  { at: 200.9329, perDay: 1.9712946, arcsec: -1.3171 },
  { at: 76.6389, perDay: 26.352792, arcsec: -0.2276 },
  { at: 250.0891, perDay: -0.1059075, arcsec: 0.2075 },
  { at: 357.5277, perDay: 0.98560028, arcsec: 0.1476 },
] as const

/**
 * Rate of the nutation in longitude, degrees a day (at most about 6e-5).
 *
 * @param tt days since J2000, Terrestrial Time
 * @source the five greatest terms of IAU 2000B; fundamental arguments after Simon et al. 1994
 */
export function nutationRate(tt: number): number {
  let arcsecPerDay = 0
  for (const { at, perDay, arcsec } of NUTATION_TERMS) {
    const rate = perDay * DEGREES_TO_RADIANS
    arcsecPerDay += arcsec * Math.cos(at * DEGREES_TO_RADIANS + rate * tt) * rate
  }
  return arcsecPerDay / ARCSECONDS_PER_DEGREE
}

import { argumentAt, DAYS_PER_CENTURY, NODE, type Nutation, nutationAt } from './nutation.ts'
import { ARCSECONDS_PER_DEGREE, DEGREES_TO_RADIANS, normalizeDegrees } from './zodiac.ts'

/** @param coefficients of t to the power of 0, 1, 2 ... */
export function polynomial(coefficients: readonly number[], t: number): number {
  let sum = 0
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * t + coefficients[i]!
  return sum
}

const OBLIQUITY = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434]

/**
 * Mean obliquity of the ecliptic, degrees.
 *
 * @param tt days since J2000, Terrestrial Time
 * @source IAU 2006, Hilton et al. 2006
 */
export function meanObliquity(tt: number): number {
  return polynomial(OBLIQUITY, tt / DAYS_PER_CENTURY) / ARCSECONDS_PER_DEGREE
}

/** True obliquity of the ecliptic of date, degrees. @param tt days since J2000, Terrestrial Time */
export function trueObliquity(tt: number): number {
  return meanObliquity(tt) + nutationAt(tt).obliquity
}

/**
 * General precession in longitude, degrees a day.
 *
 * @source IAU 2006, p_A of Capitaine et al. 2003
 */
export function precessionRate(tt: number): number {
  return (5028.796195 + 2.2108696 * (tt / DAYS_PER_CENTURY)) / ARCSECONDS_PER_DEGREE / DAYS_PER_CENTURY
}

/** The ecliptic turns about this longitude at J2000, degrees, by so many degrees a day. @source Capitaine et al. 2003 */
const ECLIPTIC_AXIS = 174.87411
export const ECLIPTIC_TURN_RATE = 46.998973 / ARCSECONDS_PER_DEGREE / DAYS_PER_CENTURY

/** Longitude of date, radians, of the axis about which the ecliptic turns. */
export function eclipticAxis(tt: number): number {
  return (ECLIPTIC_AXIS + precessionRate(0) * tt) * DEGREES_TO_RADIANS
}

/** Arc seconds that sidereal time is ahead of the Earth's rotation, by powers of TT centuries. */
const SIDEREAL = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368]

/**
 * Greenwich apparent sidereal time, degrees [0, 360).
 *
 * @param tt, ut1 days since J2000, Terrestrial and Universal Time
 * @source IAU 2006: the Earth rotation angle, the polynomial of Capitaine et al. 2003, and the equation of the
 *   equinoxes with the two greatest complementary terms (the rest come to 0.00003 arc seconds)
 */
export function siderealTime(tt: number, ut1: number, nutation: Nutation): number {
  const rotation = 280.46061837504 + 360 * (ut1 % 1) + 0.9856122880876128 * ut1
  const mean = polynomial(SIDEREAL, tt / DAYS_PER_CENTURY) / ARCSECONDS_PER_DEGREE
  const equinoxes = nutation.longitude * Math.cos(meanObliquity(tt) * DEGREES_TO_RADIANS)
  const node = argumentAt(NODE, tt)
  const complementary =
    (0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)) / ARCSECONDS_PER_DEGREE
  return normalizeDegrees(rotation + mean + equinoxes + complementary)
}

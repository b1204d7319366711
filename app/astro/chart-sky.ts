import { meanObliquity, siderealTime } from './frame.ts'
import { nutationAt } from './nutation.ts'
import { daysSinceJ2000, momentAt } from './time.ts'
import type { Chart } from './types.ts'
import { DEGREES_TO_RADIANS, normalizeDegrees, RADIANS_TO_DEGREES } from './zodiac.ts'

const J2000_JULIAN_DAY = 2_451_545
const DEGREES_PER_HOUR = 15

/** The Julian day, the sidereal time and the obliquity of a moment. */
export interface ChartSky {
  /** Julian day in Universal Time, with its fraction. */
  julianDay: number
  /** Local apparent sidereal time, hours [0, 24). */
  siderealTime: number
  /** True obliquity of the ecliptic of date, degrees. */
  obliquity: number
}

/**
 * Julian day, sidereal time and obliquity of a chart, from its stored instant and place.
 *
 * @source IAU 2006 precession and nutation, as for the chart itself: `siderealTime` and `meanObliquity` in frame.ts
 */
export function chartSky({ utc, longitude }: Pick<Chart, 'utc' | 'longitude'>): ChartSky {
  const ms = Date.parse(utc)
  const { tt, ut1 } = momentAt(ms)
  const nutation = nutationAt(tt)
  return {
    julianDay: J2000_JULIAN_DAY + daysSinceJ2000(ms),
    siderealTime: normalizeDegrees(siderealTime(tt, ut1, nutation) + longitude) / DEGREES_PER_HOUR,
    obliquity: meanObliquity(tt) + nutation.obliquity,
  }
}

/**
 * Declination of a place of the ecliptic, degrees from -90 to 90, north positive.
 *
 * @param longitude, latitude ecliptic, degrees of date; the latitude of angles, nodes and lots is 0
 * @param obliquity true obliquity of date, degrees
 * @source the rotation of the ecliptic to the equator: Meeus, Astronomical Algorithms, formula 13.4
 */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const [lon, lat, eps] = [longitude, latitude, obliquity].map((degrees) => degrees * DEGREES_TO_RADIANS) as [
    number,
    number,
    number,
  ]
  const sine = Math.sin(lat) * Math.cos(eps) + Math.cos(lat) * Math.sin(eps) * Math.sin(lon)
  return Math.asin(Math.max(-1, Math.min(1, sine))) * RADIANS_TO_DEGREES
}

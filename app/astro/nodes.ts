import { DISTANCE, LATITUDE, LATITUDE_RATE, LONGITUDE, LONGITUDE_RATE } from './ephemeris.ts'
import { ECLIPTIC_TURN_RATE, eclipticAxis, precessionRate } from './frame.ts'
import { argumentAt, DAYS_PER_CENTURY, ELONGATION, MOON_ANOMALY } from './nutation.ts'
import { ARCSECONDS_PER_DEGREE, DEGREES_TO_RADIANS, normalizeDegrees, RADIANS_TO_DEGREES } from './zodiac.ts'

/** On the mean ecliptic and equinox of date. */
export interface Node {
  /** Degrees [0, 360). */
  longitude: number
  /** Degrees a day. */
  speed: number
}

/** Gravitational parameter of the Sun, AU^3 / day^2. @source DE440 */
const GM_SUN = 2.959122082841196e-4
const KM_PER_AU = 149_597_870.7

/**
 * Mean ascending node of the Moon's orbit.
 *
 * @param tt days since J2000, Terrestrial Time
 * @source Simon et al. 1994, as in the IERS Conventions (2003)
 */
export function meanNode(tt: number): Node {
  const t = tt / DAYS_PER_CENTURY
  const arcseconds = 450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * (0.007702 - t * 0.00005939)))
  const perCentury = -6962890.5431 + t * (2 * 7.4722 + t * (3 * 0.007702 - t * 4 * 0.00005939))
  return {
    longitude: normalizeDegrees(arcseconds / ARCSECONDS_PER_DEGREE),
    speed: perCentury / ARCSECONDS_PER_DEGREE / DAYS_PER_CENTURY,
  }
}

/**
 * The Moon's distance in AU, within a thousandth: enough for the Sun's tide.
 *
 * @source the greatest terms of Meeus, Astronomical Algorithms, table 47.A
 */
function moonDistance(tt: number): number {
  const anomaly = argumentAt(MOON_ANOMALY, tt)
  const elongation = argumentAt(ELONGATION, tt)
  const km =
    385000.56 -
    20905.355 * Math.cos(anomaly) -
    3699.111 * Math.cos(2 * elongation - anomaly) -
    2955.968 * Math.cos(2 * elongation) -
    569.925 * Math.cos(2 * anomaly)
  return km / KM_PER_AU
}

/**
 * Ascending node of the orbit that the Moon osculates.
 * It follows from the Moon's angular momentum h = r x v, for which the Moon's direction and motion are enough. It moves
 * because the Sun turns h: dh/dt = r x GM ((s - r)/|s - r|^3 - s/|s|^3), with s the Sun's place. The Earth's shape and
 * the planets move it by less than 0.1 arc seconds a day more.
 * @param tt days since J2000, Terrestrial Time
 * @param moon, sun places of the ephemeris; the light time of the Moon moves the node by 0.02 arc seconds at most
 */
export function trueNode(tt: number, moon: Float64Array, sun: Float64Array): Node {
  const longitude = moon[LONGITUDE]! * DEGREES_TO_RADIANS
  const latitude = moon[LATITUDE]! * DEGREES_TO_RADIANS
  const cosLon = Math.cos(longitude)
  const sinLon = Math.sin(longitude)
  const cosLat = Math.cos(latitude)
  const sinLat = Math.sin(latitude)
  const lonRate = moon[LONGITUDE_RATE]! * DEGREES_TO_RADIANS
  const latRate = moon[LATITUDE_RATE]! * DEGREES_TO_RADIANS
  const x = cosLat * cosLon
  const y = cosLat * sinLon
  const z = sinLat
  // How the axes themselves turn: with the ecliptic about a line in it, with the equinox about its pole.
  const axis = eclipticAxis(tt)
  const wx = ECLIPTIC_TURN_RATE * DEGREES_TO_RADIANS * Math.cos(axis)
  const wy = ECLIPTIC_TURN_RATE * DEGREES_TO_RADIANS * Math.sin(axis)
  const wz = -precessionRate(tt) * DEGREES_TO_RADIANS
  const vx = -sinLat * cosLon * latRate - y * lonRate + wy * z - wz * y
  const vy = -sinLat * sinLon * latRate + x * lonRate + wz * x - wx * z
  const vz = cosLat * latRate + wx * y - wy * x
  const hx = y * vz - z * vy
  const hy = z * vx - x * vz
  const hz = x * vy - y * vx

  const sunLongitude = sun[LONGITUDE]! * DEGREES_TO_RADIANS
  const reach = sun[DISTANCE]!
  const sx = reach * Math.cos(sunLongitude)
  const sy = reach * Math.sin(sunLongitude)
  const distance = moonDistance(tt)
  const dx = sx - distance * x
  const dy = sy - distance * y
  const dz = -distance * z
  const apart = Math.sqrt(dx * dx + dy * dy + dz * dz)
  const tide = (GM_SUN * (1 / (apart * apart * apart) - 1 / (reach * reach * reach))) / distance
  // r x s, with s in the ecliptic; less what the axes turn by themselves.
  const hxRate = -z * sy * tide - (wy * hz - wz * hy)
  const hyRate = z * sx * tide - (wz * hx - wx * hz)
  return {
    longitude: normalizeDegrees(Math.atan2(hx, -hy) * RADIANS_TO_DEGREES),
    speed: ((hx * hyRate - hy * hxRate) / (hx * hx + hy * hy)) * RADIANS_TO_DEGREES,
  }
}

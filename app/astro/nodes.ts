import { DEGREES_TO_RADIANS, normalizeDegrees, RADIANS_TO_DEGREES } from './zodiac'

/** The Moon's place and its motion, on axes that do not turn; degrees, AU, days. */
export interface MoonState {
  longitude: number
  latitude: number
  distance: number
  longitudeRate: number
  latitudeRate: number
  distanceRate: number
}

/**
 * Mean ascending node of the Moon's orbit, mean equinox of date.
 *
 * @param tt days since J2000, Terrestrial Time
 * @returns longitude in degrees [0, 360), speed in degrees a day
 * @source J. Meeus, Astronomical Algorithms (2nd ed.), 47.7, after Chapront
 */
export function meanNode(tt: number): { longitude: number; speed: number } {
  const t = tt / 36525
  return {
    longitude: normalizeDegrees(
      125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441 - t / 60616000))),
    ),
    speed: (-1934.1362891 + t * (2 * 0.0020754 + t * (3 / 467441 - (4 * t) / 60616000))) / 36525,
  }
}

/**
 * Ascending node of the orbit that the Moon osculates, in the ecliptic frame of its given longitude.
 *
 * The node lies where the Moon's angular momentum h = r x v has it; it moves because the Sun's tide turns h:
 * dh/dt = r x 3 GM (r.s) s / R^3, with s the unit vector to the Sun and R its distance.
 *
 * @param sun longitude in degrees and distance in AU of the Sun (its latitude is taken as 0)
 * @param sunGm gravitational parameter of the Sun, AU^3 / day^2
 * @returns longitude in degrees [0, 360), speed in degrees a day against axes that do not turn
 */
export function trueNode(
  moon: MoonState,
  sun: { longitude: number; distance: number },
  sunGm: number,
): { longitude: number; speed: number } {
  const cosLon = Math.cos(moon.longitude * DEGREES_TO_RADIANS)
  const sinLon = Math.sin(moon.longitude * DEGREES_TO_RADIANS)
  const cosLat = Math.cos(moon.latitude * DEGREES_TO_RADIANS)
  const sinLat = Math.sin(moon.latitude * DEGREES_TO_RADIANS)
  const { distance, distanceRate } = moon
  const lonRate = moon.longitudeRate * DEGREES_TO_RADIANS
  const latRate = moon.latitudeRate * DEGREES_TO_RADIANS

  const flat = distance * cosLat
  const flatRate = distanceRate * cosLat - distance * sinLat * latRate
  const x = flat * cosLon
  const y = flat * sinLon
  const z = distance * sinLat
  const vx = flatRate * cosLon - y * lonRate
  const vy = flatRate * sinLon + x * lonRate
  const vz = distanceRate * sinLat + distance * cosLat * latRate
  const hx = y * vz - z * vy
  const hy = z * vx - x * vz

  const sx = Math.cos(sun.longitude * DEGREES_TO_RADIANS)
  const sy = Math.sin(sun.longitude * DEGREES_TO_RADIANS)
  const tide = (3 * sunGm * (x * sx + y * sy)) / sun.distance ** 3
  // r x s, with s in the ecliptic plane.
  const hxRate = -z * sy * tide
  const hyRate = z * sx * tide
  return {
    longitude: normalizeDegrees(Math.atan2(hx, -hy) * RADIANS_TO_DEGREES),
    speed: ((hx * hyRate - hy * hxRate) / (hx * hx + hy * hy)) * RADIANS_TO_DEGREES,
  }
}

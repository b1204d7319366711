import type { HouseSystem } from './types.ts'
import { DEGREES_TO_RADIANS, normalizeDegrees, RADIANS_TO_DEGREES } from './zodiac.ts'

export interface Houses {
  system: HouseSystem
  /** Ecliptic longitude of the Ascendant, degrees [0, 360). */
  ascendant: number
  /** Ecliptic longitude of the Midheaven, degrees [0, 360). */
  midheaven: number
  /** Twelve ecliptic longitudes, degrees [0, 360), house 1 first. */
  cusps: number[]
}

/** Newton's method ends when a round moves the cusp by less than this, in radians (0.00002 arc seconds). */
const SETTLED = 1e-10
/** Up to the polar circle at most seven rounds are needed; the rest is a reserve. */
const MOST_ROUNDS = 25

/**
 * The cusps of the four quadrants from the local sky: Placidus, or Porphyry if Placidus is undefined.
 * Placidus divides each degree's semi-arc in three by time. Where |latitude| >= 90 - obliquity some degrees of the
 * ecliptic never rise, and the chart takes Porphyry, which divides the quadrants' longitude in three. There the
 * Midheaven stays and the Ascendant is turned by 180 degrees when it would lie west of it.
 * @param ramc right ascension of the meridian, degrees (local apparent sidereal time x 15)
 * @param obliquity true obliquity of the ecliptic of date, degrees
 * @param latitude geographic, degrees, north positive, -90 to 90
 * @source Swiss Ephemeris conventions for 'P' and its fallback 'O'
 */
export function housesAt(ramc: number, obliquity: number, latitude: number): Houses {
  const theta = ramc * DEGREES_TO_RADIANS
  const eps = obliquity * DEGREES_TO_RADIANS
  const sinEps = Math.sin(eps)
  const cosEps = Math.cos(eps)
  const tanLat = Math.tan(latitude * DEGREES_TO_RADIANS)

  const midheaven = eclipticLongitude(theta, cosEps)
  let ascendant = normalizeDegrees(
    Math.atan2(Math.cos(theta), -(Math.sin(theta) * cosEps + tanLat * sinEps)) * RADIANS_TO_DEGREES,
  )
  if (Math.abs(latitude) >= 90 - obliquity) {
    if (normalizeDegrees(ascendant - midheaven) > 180) ascendant = normalizeDegrees(ascendant + 180)
    return { system: 'porphyry', ascendant, midheaven, cusps: porphyry(ascendant, midheaven) }
  }
  const slope = (tanLat * sinEps) / cosEps
  return {
    system: 'placidus',
    ascendant,
    midheaven,
    cusps: placidus(ascendant, midheaven, theta, slope, cosEps),
  }
}

/**
 * Twelve Placidus cusps, degrees.
 *
 * @param theta right ascension of the meridian, radians
 * @param slope tan(latitude) tan(obliquity), in (-1, 1)
 */
export function placidus(
  ascendant: number,
  midheaven: number,
  theta: number,
  slope: number,
  cosEps: number,
): number[] {
  const eleventh = placidusCusp(theta, 1 / 3, 1, slope, cosEps)
  const twelfth = placidusCusp(theta, 2 / 3, 1, slope, cosEps)
  const second = placidusCusp(theta + Math.PI, -2 / 3, -1, slope, cosEps)
  const third = placidusCusp(theta + Math.PI, -1 / 3, -1, slope, cosEps)
  return withOpposites(ascendant, second, third, midheaven, eleventh, twelfth)
}

/**
 * The house, 1 to 12, that holds an ecliptic longitude: the one whose cusp it has reached and whose next cusp
 * it has not. A body just before a cusp is not counted into the next house.
 *
 * @param longitude degrees, [0, 360)
 * @param cusps twelve cusps in degrees, [0, 360), house 1 first, in zodiacal order
 */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  for (let i = 0; i < 11; i++) {
    const cusp = cusps[i] as number
    const next = cusps[i + 1] as number
    const width = next - cusp
    // Compared directly, because a difference may round across the cusp. At the poles quadrants shrink to nothing, and
    // rounding can put a cusp slightly before the one it follows: such a house is empty.
    const holds =
      width < -180
        ? longitude >= cusp || longitude < next
        : width <= 180 && longitude >= cusp && longitude < next
    if (holds) return i + 1
  }
  // What no other house holds.
  return 12
}

/**
 * Geometric altitude of a place on the sphere above the horizon, degrees: no refraction, no parallax.
 *
 * @param longitude ecliptic, degrees of date
 * @param eclipticLatitude degrees
 */
export function altitudeOf(
  longitude: number,
  eclipticLatitude: number,
  ramc: number,
  obliquity: number,
  latitude: number,
): number {
  const lon = longitude * DEGREES_TO_RADIANS
  const lat = eclipticLatitude * DEGREES_TO_RADIANS
  const eps = obliquity * DEGREES_TO_RADIANS
  const x = Math.cos(lat) * Math.cos(lon)
  const yEcliptic = Math.cos(lat) * Math.sin(lon)
  const zEcliptic = Math.sin(lat)
  const y = yEcliptic * Math.cos(eps) - zEcliptic * Math.sin(eps)
  const z = yEcliptic * Math.sin(eps) + zEcliptic * Math.cos(eps)
  const theta = ramc * DEGREES_TO_RADIANS
  const phi = latitude * DEGREES_TO_RADIANS
  const towardsMeridian = x * Math.cos(theta) + y * Math.sin(theta)
  const sinAltitude = Math.sin(phi) * z + Math.cos(phi) * towardsMeridian
  return Math.asin(Math.max(-1, Math.min(1, sinAltitude))) * RADIANS_TO_DEGREES
}

/**
 * One intermediate Placidus cusp: the point of the ecliptic whose right ascension a solves
 * a = theta + k (90 + side * asin(tan lat tan eps sin a)).
 *
 * @param theta right ascension of the meridian that the semi-arc starts from, radians
 * @param k signed part of the semi-arc
 * @param side +1 above the horizon (diurnal semi-arc), -1 below (nocturnal)
 * @param slope tan(latitude) tan(obliquity), in (-1, 1)
 */
function placidusCusp(theta: number, k: number, side: 1 | -1, slope: number, cosEps: number): number {
  let a = theta + (k * Math.PI) / 2
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const s = slope * Math.sin(a)
    const value = a - theta - k * (Math.PI / 2 + side * Math.asin(s))
    const rate = 1 - (k * side * slope * Math.cos(a)) / Math.sqrt(1 - s * s)
    const step = value / rate
    a -= step
    if (Math.abs(step) < SETTLED) break
  }
  return eclipticLongitude(a, cosEps)
}

/** Longitude, degrees, of the point of the ecliptic with a right ascension in radians. */
export function eclipticLongitude(rightAscension: number, cosEps: number): number {
  return normalizeDegrees(
    Math.atan2(Math.sin(rightAscension), Math.cos(rightAscension) * cosEps) * RADIANS_TO_DEGREES,
  )
}

/** Twelve Porphyry cusps, degrees: each quadrant's longitude divided in three. */
export function porphyry(ascendant: number, midheaven: number): number[] {
  const east = normalizeDegrees(ascendant - midheaven) / 3
  const below = 60 - east
  return withOpposites(
    ascendant,
    normalizeDegrees(ascendant + below),
    normalizeDegrees(ascendant + 2 * below),
    midheaven,
    normalizeDegrees(midheaven + east),
    normalizeDegrees(midheaven + 2 * east),
  )
}

/** Twelve cusps from the first to the third and the tenth to the twelfth, degrees. */
export function withOpposites(
  c1: number,
  c2: number,
  c3: number,
  c10: number,
  c11: number,
  c12: number,
): number[] {
  const across = (cusp: number) => normalizeDegrees(cusp + 180)
  return [
    c1,
    c2,
    c3,
    across(c10),
    across(c11),
    across(c12),
    across(c1),
    across(c2),
    across(c3),
    c10,
    c11,
    c12,
  ]
}

import { DISTANCE, DISTANCE_RATE, LATITUDE, LATITUDE_RATE, LONGITUDE, LONGITUDE_RATE } from './ephemeris.ts'
import { DEGREES_TO_RADIANS, RADIANS_TO_DEGREES } from './zodiac.ts'

/** Twice the Sun's mass as a length, AU: G M 2 / c^2. @source DE440 */
const SCHWARZSCHILD_RADIUS = 1.97412574336e-8
/**
 * Behind the Sun the formula has no limit, so it is held constant within a third of the Sun's disc. @source eraLdsun
 */
const LEAST_CLOSENESS = 1e-6

/**
 * Applies the deflection of light by the Sun's mass: away from the Sun, by 1.75 arc seconds for a star at its limb, and
 * not at all for a planet in front of it. It changes the longitude, its rate and the latitude. With e from the Sun to
 * the Earth, p from the Earth to the planet and q from the Sun to the planet, the place moves by g (e - (e.p) p), where
 * g = (2GM/c^2 E) rho / (|q| + E + rho e.p).
 * @param place, sun apparent places of the ephemeris; the Sun's latitude, an arc second, is taken as 0
 * @source Klioner 2003, as in eraLd
 */
export function bendLight(place: Float64Array, sun: Float64Array): void {
  const reach = sun[DISTANCE]!
  const rho = place[DISTANCE]!
  const rhoRate = place[DISTANCE_RATE]!
  const ahead = (sun[LONGITUDE]! - place[LONGITUDE]!) * DEGREES_TO_RADIANS
  const aheadRate = (sun[LONGITUDE_RATE]! - place[LONGITUDE_RATE]!) * DEGREES_TO_RADIANS
  const latitude = place[LATITUDE]! * DEGREES_TO_RADIANS
  const latitudeRate = place[LATITUDE_RATE]! * DEGREES_TO_RADIANS
  const sinAhead = Math.sin(ahead)
  const cosAhead = Math.cos(ahead)
  const sinLat = Math.sin(latitude)
  const cosLat = Math.cos(latitude)

  const cosine = -cosLat * cosAhead
  const cosineRate = sinLat * cosAhead * latitudeRate + cosLat * sinAhead * aheadRate
  const q = Math.sqrt(reach * reach + rho * rho + 2 * reach * rho * cosine)
  const qRate = (rho * rhoRate + reach * (rhoRate * cosine + rho * cosineRate)) / q
  let closeness = q + reach + rho * cosine
  let closenessRate = qRate + rhoRate * cosine + rho * cosineRate
  if (closeness < q * LEAST_CLOSENESS) {
    closeness = q * LEAST_CLOSENESS
    closenessRate = qRate * LEAST_CLOSENESS
  }
  const g = ((SCHWARZSCHILD_RADIUS / reach) * rho) / closeness
  const gRate = g * (rhoRate / rho - closenessRate / closeness)

  place[LONGITUDE]! -= ((g * sinAhead) / cosLat) * RADIANS_TO_DEGREES
  place[LATITUDE]! += g * sinLat * cosAhead * RADIANS_TO_DEGREES
  place[LONGITUDE_RATE]! -=
    ((gRate * sinAhead + g * cosAhead * aheadRate + (g * sinAhead * sinLat * latitudeRate) / cosLat) /
      cosLat) *
    RADIANS_TO_DEGREES
}

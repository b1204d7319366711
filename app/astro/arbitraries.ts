import fc from 'fast-check'
import { EARLIEST_UTC, LATEST_UTC } from './time.ts'
import { PLANETS, type Planet, SIGNS, type Sign } from './types.ts'

/** Inputs for property tests: instants, places, and planets standing anywhere. */

export const instant = fc.integer({ min: EARLIEST_UTC, max: LATEST_UTC })
export const longitudeOnEarth = fc.double({ min: -180, max: 180, noNaN: true })
const latitudeOnEarth = fc.double({ min: -90, max: 90, noNaN: true })
export const moment = fc.record({
  utc: instant,
  latitude: latitudeOnEarth,
  longitude: longitudeOnEarth,
  rulers: fc.constantFrom('traditional' as const, 'modern' as const),
})
export const eclipticLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })
export const anySign = fc.constantFrom<Sign>(...SIGNS)
export const anyPlanet = fc.constantFrom<Planet>(...PLANETS)

/** The ten planets, each in any sign and house. */
export const anyStanding = fc
  .array(fc.tuple(anySign, fc.integer({ min: 1, max: 12 })), { minLength: 10, maxLength: 10 })
  .map(
    (places) =>
      Object.fromEntries(
        PLANETS.map((planet, i) => [planet, { sign: places[i]?.[0] ?? 'Aries', house: places[i]?.[1] ?? 1 }]),
      ) as Record<Planet, { sign: Sign; house: number }>,
  )

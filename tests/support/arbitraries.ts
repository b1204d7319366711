import fc from 'fast-check'
import { EARLIEST_UTC, LATEST_UTC, PLANETS, type Planet, SIGNS, type Sign } from '#app/astro/index.server.ts'

/** Inputs for property tests: instants, places, and planets at any position. */

const EVEN_STEPS = 2 ** 30

/**
 * Numbers from `min` to `max`, most of them spread evenly. `fc.double` spreads over the exponents, so nearly all of its
 * numbers are next to zero or to a limit.
 */
export function between(
  min: number,
  max: number,
  more: { minExcluded?: boolean; maxExcluded?: boolean } = {},
): fc.Arbitrary<number> {
  const even = fc
    .integer({ min: 1, max: EVEN_STEPS - 1 })
    .map((step) => min + ((max - min) * step) / EVEN_STEPS)
  return fc.oneof(
    { weight: 4, arbitrary: even },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true, ...more }) },
  )
}

export const instant = fc.integer({ min: EARLIEST_UTC, max: LATEST_UTC })
export const longitudeOnEarth = between(-180, 180)
const latitudeOnEarth = between(-90, 90)
export const moment = fc.record({
  utc: instant,
  latitude: latitudeOnEarth,
  longitude: longitudeOnEarth,
  rulers: fc.constantFrom('traditional' as const, 'modern' as const),
})
export const eclipticLongitude = between(0, 360, { maxExcluded: true })
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

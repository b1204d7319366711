import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, eclipticLongitude } from '#tests/support/arbitraries.ts'
import { altitudeOf, houseOf, housesAt } from './houses.ts'
import {
  DEGREES_TO_RADIANS,
  normalizeDegrees,
  RADIANS_TO_DEGREES,
  separation,
  signedDegrees,
} from './zodiac.ts'

const OBLIQUITY = 23.4376767
const POLAR_CIRCLE = 90 - OBLIQUITY
const ramc = eclipticLongitude
const inPlacidus = between(-POLAR_CIRCLE, POLAR_CIRCLE, { minExcluded: true, maxExcluded: true })
const anyLatitude = between(-90, 90)

test('cusps are in order and cover the zodiac once, opposite ones 180 degrees apart', () => {
  fc.assert(
    fc.property(ramc, anyLatitude, (meridian, latitude) => {
      const { cusps, ascendant, midheaven } = housesAt(meridian, OBLIQUITY, latitude)
      let turned = 0
      cusps.forEach((cusp, i) => {
        const width = signedDegrees((cusps[(i + 1) % 12] ?? Number.NaN) - cusp)
        expect(width).toBeGreaterThanOrEqual(-1e-9)
        turned += width
        expect(separation(cusp, cusps[(i + 6) % 12] ?? Number.NaN)).toBeCloseTo(180, 9)
      })
      expect(turned).toBeCloseTo(360, 6)
      expect(cusps[0]).toBe(ascendant)
      expect(cusps[9]).toBe(midheaven)
    }),
    { numRuns: 2000 },
  )
})

test('an intermediate Placidus cusp is at its third of the semi-arc, up to the polar circle', () => {
  const edge = fc.constantFrom(-1, 1).map((side) => side * (POLAR_CIRCLE - 1e-6))
  fc.assert(
    fc.property(ramc, fc.oneof(inPlacidus, edge), (meridian, latitude) => {
      const { cusps, system } = housesAt(meridian, OBLIQUITY, latitude)
      expect(system).toBe('placidus')
      for (const [house, part] of [
        [11, 1 / 3],
        [12, 2 / 3],
      ] as const) {
        const { rightAscension, semiArc } = semiArcOf(cusps[house - 1] ?? Number.NaN, latitude)
        expect(Math.abs(signedDegrees(rightAscension - meridian - part * semiArc))).toBeLessThan(1e-4)
      }
      for (const [house, part] of [
        [3, 1 / 3],
        [2, 2 / 3],
      ] as const) {
        const { rightAscension, semiArc } = semiArcOf(cusps[house - 1] ?? Number.NaN, latitude)
        const lower = meridian + 180
        expect(Math.abs(signedDegrees(rightAscension - lower + part * (180 - semiArc)))).toBeLessThan(1e-4)
      }
    }),
    { numRuns: 1000 },
  )
})

/** Right ascension and diurnal semi-arc of a degree of the ecliptic, in degrees. */
function semiArcOf(longitude: number, latitude: number): { rightAscension: number; semiArc: number } {
  const lon = longitude * DEGREES_TO_RADIANS
  const eps = OBLIQUITY * DEGREES_TO_RADIANS
  const declination = Math.asin(Math.sin(eps) * Math.sin(lon))
  return {
    rightAscension: Math.atan2(Math.sin(lon) * Math.cos(eps), Math.cos(lon)) * RADIANS_TO_DEGREES,
    semiArc:
      90 + Math.asin(Math.tan(latitude * DEGREES_TO_RADIANS) * Math.tan(declination)) * RADIANS_TO_DEGREES,
  }
}

test('the Ascendant is on the horizon, in the east; Porphyry takes over at the polar circle', () => {
  fc.assert(
    fc.property(ramc, between(-89.9, 89.9), (meridian, latitude) => {
      const { ascendant, midheaven, system } = housesAt(meridian, OBLIQUITY, latitude)
      expect(Math.abs(altitudeOf(ascendant, 0, meridian, OBLIQUITY, latitude))).toBeLessThan(1e-5)
      expect(normalizeDegrees(ascendant - midheaven)).toBeLessThanOrEqual(180)
      expect(system).toBe(Math.abs(latitude) >= POLAR_CIRCLE ? 'porphyry' : 'placidus')
    }),
    { numRuns: 1000 },
  )
})

test('Porphyry divides each quadrant in three equal parts', () => {
  const { cusps, system } = housesAt(100, OBLIQUITY, 75)
  expect(system).toBe('porphyry')
  for (const first of [0, 3, 6, 9]) {
    const widths = [0, 1, 2].map((i) =>
      normalizeDegrees((cusps[(first + i + 1) % 12] ?? Number.NaN) - (cusps[first + i] ?? Number.NaN)),
    )
    expect(widths[1]).toBeCloseTo(widths[0] ?? Number.NaN, 9)
    expect(widths[2]).toBeCloseTo(widths[0] ?? Number.NaN, 9)
  }
})

test('a body is in the house whose cusp it has reached', () => {
  fc.assert(
    fc.property(ramc, anyLatitude, eclipticLongitude, (meridian, latitude, longitude) => {
      const { cusps } = housesAt(meridian, OBLIQUITY, latitude)
      const house = houseOf(longitude, cusps)
      const cusp = cusps[house - 1] ?? Number.NaN
      const next = cusps[house % 12] ?? Number.NaN
      const held =
        cusp <= next ? cusp <= longitude && longitude < next : cusp <= longitude || longitude < next
      expect(held).toBe(true)
      expect(Math.abs(signedDegrees(next - cusp))).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
  const equal = Array.from({ length: 12 }, (_, i) => i * 30)
  expect(houseOf(29.9999, equal)).toBe(1)
  expect(houseOf(30, equal)).toBe(2)
  expect(houseOf(359.9999, equal)).toBe(12)
})

test('exactly at the polar circle Porphyry is used', () => {
  for (const latitude of [66.5, -66.5]) expect(housesAt(100, 23.5, latitude).system).toBe('porphyry')
  expect(housesAt(100, 23.5, 66.499).system).toBe('placidus')
})

test('a house across 0 Aries begins with its cusp and ends before the next', () => {
  const cusps = Array.from({ length: 12 }, (_, i) => (350 + i * 30) % 360)
  expect([350, 359.9, 0, 19.9].map((longitude) => houseOf(longitude, cusps))).toEqual([1, 1, 1, 1])
  expect(houseOf(349.9, cusps)).toBe(12)
  expect(houseOf(20, cusps)).toBe(2)
})

test('a house whose end is rounded to before its beginning, across 0 Aries, is empty', () => {
  const cusps = [0.001, 359.999, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300]
  expect(houseOf(100, cusps)).toBe(5)
})

test('the altitude of a star with latitude', () => {
  // Meeus, example 13.a: Pollux, longitude 113.215630, latitude 6.684170, at 23.4392911; right ascension 116.328942,
  // declination 28.026183.
  const altitude = (ramc: number, latitude: number) =>
    altitudeOf(113.21563, 6.68417, ramc, 23.4392911, latitude)
  // On the meridian above the pole and below it, and six hours after it.
  expect(altitude(116.328942, 40)).toBeCloseTo(90 - 40 + 28.026183, 5)
  expect(altitude(116.328942 + 180, 40)).toBeCloseTo(40 + 28.026183 - 90, 5)
  const sine = Math.sin((40 * Math.PI) / 180) * Math.sin((28.026183 * Math.PI) / 180)
  expect(altitude(116.328942 + 90, 40)).toBeCloseTo((Math.asin(sine) * 180) / Math.PI, 5)
  expect(altitude(116.328942 + 90, 0)).toBeCloseTo(0, 5)
})

test('the altitude in the zenith and in the nadir is a right angle, whatever is rounded', () => {
  // Of the equinox, which is on the equator: seen from the equator when it is on the meridian, above or below.
  // Of the pole of the equator: seen from the poles of the Earth.
  for (let obliquity = 22; obliquity < 25; obliquity += 0.01) {
    expect(altitudeOf(0, 0, 0, obliquity, 0)).toBeCloseTo(90, 5)
    expect(altitudeOf(0, 0, 180, obliquity, 0)).toBeCloseTo(-90, 5)
    expect(altitudeOf(90, 90 - obliquity, 0, obliquity, 90)).toBeCloseTo(90, 5)
    expect(altitudeOf(90, 90 - obliquity, 0, obliquity, -90)).toBeCloseTo(-90, 5)
  }
})

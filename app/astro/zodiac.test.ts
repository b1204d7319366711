import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, eclipticLongitude } from '#tests/support/arbitraries.ts'
import {
  DEGREES_TO_RADIANS,
  degreeInSign,
  longitudeOf,
  normalizeDegrees,
  RADIANS_TO_DEGREES,
  separation,
  signAt,
  signedDegrees,
  signOf,
} from './zodiac.ts'

test('sign and degree give the longitude back', () => {
  fc.assert(
    fc.property(eclipticLongitude, (longitude) => {
      const degree = degreeInSign(longitude)
      expect(degree).toBeGreaterThanOrEqual(0)
      expect(degree).toBeLessThan(30)
      expect(separation(longitudeOf(signOf(longitude), degree), longitude)).toBeLessThan(1e-9)
    }),
  )
})

test('any angle falls into one turn, and keeps its direction', () => {
  fc.assert(
    fc.property(between(-1e6, 1e6), (angle) => {
      const turned = normalizeDegrees(angle)
      expect(turned).toBeGreaterThanOrEqual(0)
      expect(turned).toBeLessThan(360)
      expect(Math.cos(((turned - angle) * Math.PI) / 180)).toBeCloseTo(1, 9)
      const signed = signedDegrees(angle)
      expect(signed).toBeGreaterThan(-180)
      expect(signed).toBeLessThanOrEqual(180)
    }),
  )
  expect(normalizeDegrees(-1e-17)).toBe(0)
  expect(normalizeDegrees(360)).toBe(0)
  expect(normalizeDegrees(720)).toBe(0)
})

test('a half turn is 180 degrees either way, and a whole turn none', () => {
  expect([180, -180, 540, -540].map(signedDegrees)).toEqual([180, 180, 180, 180])
  expect([359, 361, -1, 719].map(signedDegrees)).toEqual([-1, 1, -1, -1])
  expect([-360, 0, 719, 721, -1, -361].map(normalizeDegrees)).toEqual([0, 0, 359, 1, 359, 359])
})

test('a radian is 57.29578 degrees', () => {
  expect(RADIANS_TO_DEGREES).toBeCloseTo(57.295779513, 9)
  expect(DEGREES_TO_RADIANS).toBeCloseTo(0.017453292519943, 15)
})

test('the separation is the same both ways and never over 180', () => {
  fc.assert(
    fc.property(eclipticLongitude, eclipticLongitude, (a, b) => {
      expect(separation(a, b)).toBe(separation(b, a))
      expect(separation(a, b)).toBeLessThanOrEqual(180)
    }),
  )
  expect(separation(359, 2)).toBe(3)
})

test('a sign begins with its 0 degrees and is the opposite of its opposite', () => {
  expect(signOf(29.999999)).toBe('Aries')
  expect(signOf(30)).toBe('Taurus')
  expect(signOf(359.999999)).toBe('Pisces')
  expect(signAt(-1)).toBe('Pisces')
  expect(signAt(12)).toBe('Aries')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eclipticLongitude } from '#tests/support/arbitraries.ts'
import { dmsText, dmText, positionText, sexagesimal, signedText } from './sexagesimal.ts'
import { degreeInSign, signOf } from './zodiac.ts'

/** Near every border: of a second, a minute, a degree and a sign, by a few steps of floating point either way. */
const nearBorder = fc
  .record({
    degrees: fc.integer({ min: 0, max: 359 }),
    minutes: fc.constantFrom(0, 1, 29, 30, 59),
    seconds: fc.constantFrom(0, 1, 30, 59),
    off: fc.constantFrom(0, -1e-15, 1e-15, -1e-13, 1e-13, -1e-10, 1e-10, -1e-7, 1e-7, -1e-4, 1e-4),
  })
  .map(({ degrees, minutes, seconds, off }) => {
    const longitude = degrees + minutes / 60 + seconds / 3600 + off
    return longitude < 0 ? longitude + 360 : longitude
  })
  .filter((longitude) => longitude >= 0 && longitude < 360)

test('no place ever reads 30 degrees, 60 minutes or 60 seconds, nor another sign', () => {
  fc.assert(
    fc.property(fc.oneof(eclipticLongitude, nearBorder), (longitude) => {
      const degree = degreeInSign(longitude)
      const { degrees, minutes, seconds } = sexagesimal(degree)
      for (const part of [degrees, minutes, seconds]) expect(Number.isInteger(part)).toBe(true)
      expect(degrees).toBeGreaterThanOrEqual(0)
      expect(degrees).toBeLessThanOrEqual(29)
      expect(minutes).toBeLessThanOrEqual(59)
      expect(seconds).toBeLessThanOrEqual(59)
      expect(positionText(longitude)).toBe(`${dmsText(degree)} ${signOf(longitude)}`)
      expect(positionText(longitude)).toMatch(/^[12]?\d°[0-5]\d′[0-5]\d″ [A-Z][a-z]+$/)
    }),
    { numRuns: 5000 },
  )
})

test('the text is at most one second below the place, and never above it except for rounding', () => {
  fc.assert(
    fc.property(fc.oneof(eclipticLongitude, nearBorder), (longitude) => {
      const degree = degreeInSign(longitude)
      const { degrees, minutes, seconds } = sexagesimal(degree)
      const shown = degrees * 3600 + minutes * 60 + seconds
      expect(degree * 3600 - shown).toBeLessThan(1 + 1e-6)
      expect(shown - degree * 3600).toBeLessThanOrEqual(2e-6)
    }),
    { numRuns: 5000 },
  )
})

test('whole seconds are read as they are written', () => {
  expect(dmsText(12.3)).toBe('12°18′00″')
  expect(dmsText(22 + 37 / 60 + 6 / 3600)).toBe('22°37′06″')
  expect(dmsText(29.99999999)).toBe('29°59′59″')
  expect(dmsText(0)).toBe('0°00′00″')
  expect(positionText(359.9999999)).toBe('29°59′59″ Pisces')
  for (let second = 0; second < 3600; second++) {
    const { minutes, seconds } = sexagesimal(second / 3600)
    expect(minutes * 60 + seconds).toBe(second)
  }
})

test('without seconds a place keeps its degree and minute, and a motion its sign', () => {
  expect(dmText(25 + 11 / 60 + 59.99 / 3600)).toBe('25°11′')
  expect(dmText(29.99999)).toBe('29°59′')
  expect(signedText(0.955)).toBe('+0°57′')
  expect(signedText(-11.1)).toBe('−11°06′')
  expect(signedText(-0.0114, true)).toBe('−0°00′41″')
  expect(signedText(0)).toBe('+0°00′')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profectedLongitude, profectedSign } from './profection.ts'
import { SIGNS } from './types.ts'
import { degreeInSign, longitudeOf, signOf } from './zodiac.ts'

/** al-Qabisi IV.8: three years are completed, so the fourth begins. Degrees of the Latin text, p. 327. */
const FIGURE = [
  ['Ascendant', 'Capricorn', 17, 'Aries'],
  ['Sun', 'Pisces', 15, 'Gemini'],
  ['Moon', 'Libra', 15, 'Capricorn'],
  ['Midheaven', 'Scorpio', 8, 'Aquarius'],
  ['Lot of Fortune', 'Leo', 17, 'Scorpio'],
] as const

describe('annual profection', () => {
  it.each(FIGURE)('brings the %s of al-Qabisi’s figure from %s %i to %s', (_, from, degree, to) => {
    expect(profectedSign(from, 3)).toBe(to)
    const reached = profectedLongitude(longitudeOf(from, degree), 3)
    expect(signOf(reached)).toBe(to)
    expect(degreeInSign(reached)).toBeCloseTo(degree, 9)
  })

  it('begins at birth in the sign of birth, and comes back to it every twelve years', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIGNS), fc.nat(10), fc.nat(200), (sign, rounds, years) => {
        expect(profectedSign(sign, 12 * rounds)).toBe(sign)
        expect(profectedSign(sign, years + 12)).toBe(profectedSign(sign, years))
      }),
    )
  })

  it('has the sign of the longitude that it reaches', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIGNS),
        fc.integer({ min: 1, max: 2999 }),
        fc.nat(150),
        (sign, tenths, years) => {
          const longitude = longitudeOf(sign, tenths / 100)
          expect(signOf(profectedLongitude(longitude, years))).toBe(profectedSign(sign, years))
        },
      ),
    )
  })

  it('refuses an invalid number of completed years', () => {
    for (const years of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => profectedSign('Leo', years)).toThrow(
        new RangeError(`Not a number of completed years: ${years}`),
      )
      expect(() => profectedLongitude(10, years)).toThrow(RangeError)
    }
  })
})

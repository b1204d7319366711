import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profectedSign } from './profection.ts'
import { SIGNS } from './types.ts'

/** al-Qabisi IV.8: three years are completed, so the fourth begins. */
const FIGURE = [
  ['Ascendant', 'Capricorn', 'Aries'],
  ['Sun', 'Pisces', 'Gemini'],
  ['Moon', 'Libra', 'Capricorn'],
  ['Midheaven', 'Scorpio', 'Aquarius'],
  ['Lot of Fortune', 'Leo', 'Scorpio'],
] as const

describe('annual profection', () => {
  it.each(FIGURE)('brings the %s of al-Qabisi’s figure from %s to %s', (_, from, to) => {
    expect(profectedSign(from, 3)).toBe(to)
  })

  it('begins at birth in the sign of birth, and comes back to it every twelve years', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIGNS), fc.nat(10), fc.nat(200), (sign, rounds, years) => {
        expect(profectedSign(sign, 12 * rounds)).toBe(sign)
        expect(profectedSign(sign, years + 12)).toBe(profectedSign(sign, years))
      }),
    )
  })

  it('refuses an invalid number of completed years', () => {
    for (const years of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => profectedSign('Leo', years)).toThrow(
        new RangeError(`Not a number of completed years: ${years}`),
      )
    }
  })
})

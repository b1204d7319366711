import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from './arbitraries.ts'
import { daysSinceJ2000, deltaT, momentAt } from './time.ts'

const DAY_SECONDS = 86_400
const secondsBetween = (a: number, b: number) => (a - b) * DAY_SECONDS
/** TT minus UTC and UT1 minus UTC, seconds. */
function timesOf(ms: number) {
  const { tt, ut1 } = momentAt(ms)
  const utc = daysSinceJ2000(ms)
  return { tt: secondsBetween(tt, utc), ut1: secondsBetween(ut1, utc) }
}

test.each([
  // TAI - UTC as published, plus 32.184 s; UT1 - UTC of the IERS.
  ['1972-06-30T00:00Z', 42.184, -0.635],
  ['1972-07-01T00:00Z', 43.184, 0.3622],
  ['1998-12-31T00:00Z', 63.184, -0.2823],
  ['1999-01-01T00:00Z', 64.184, 0.7167],
  ['2016-12-31T00:00Z', 68.184, -0.4078],
  ['2017-01-01T00:00Z', 69.184, 0.5913],
])('%s: TT is %f s ahead of UTC, UT1 %f s', (utc, tt, ut1) => {
  const own = timesOf(Date.parse(utc))
  expect(own.tt).toBeCloseTo(tt, 3)
  expect(own.ut1).toBeCloseTo(ut1, 2)
})

test('a leap second turns neither the Earth nor the planets', () => {
  const before = momentAt(Date.UTC(2017, 0, 1) - 1)
  const after = momentAt(Date.UTC(2017, 0, 1))
  expect(secondsBetween(after.tt, before.tt)).toBeCloseTo(1.001, 4)
  expect(secondsBetween(after.ut1, before.ut1)).toBeCloseTo(1.001, 4)
})

test('UT1 stays within a second of UTC, and TT ahead of UT1 by delta T', () => {
  fc.assert(
    fc.property(instant, (ms) => {
      const { tt, ut1 } = momentAt(ms)
      expect(Math.abs(secondsBetween(ut1, daysSinceJ2000(ms)))).toBeLessThan(1)
      expect(secondsBetween(tt, ut1)).toBeCloseTo(deltaT(ut1), 3)
    }),
    { numRuns: 500 },
  )
})

test('delta T has no jump between two tables', () => {
  fc.assert(
    fc.property(instant, (ms) => {
      const at = daysSinceJ2000(ms)
      expect(Math.abs(deltaT(at + 1) - deltaT(at))).toBeLessThan(0.02)
    }),
    { numRuns: 2000 },
  )
  for (const year of [1962, 1972, 2027, 2028]) {
    for (let day = 0; day < 366; day++) {
      const at = daysSinceJ2000(Date.UTC(year, 0, day))
      expect(Math.abs(deltaT(at) - deltaT(at - 1))).toBeLessThan(0.02)
    }
  }
})

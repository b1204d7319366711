import { AstroTime, SearchMoonPhase } from 'astronomy-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '#tests/support/arbitraries.ts'
import { EARLIEST_UTC, LATEST_UTC, prenatalSyzygy, separation } from './index.server.ts'
import { skyAt } from './positions.ts'
import { momentAt } from './time.ts'

const DAY_MS = 86_400_000

test('a syzygy is a conjunction or an opposition at most 15.7 days before, where the Sun and Moon of that chart stand', () => {
  fc.assert(
    fc.property(instant, (ms) => {
      const { kind, utc, sun, moon } = prenatalSyzygy(ms)
      expect(utc).toBeLessThanOrEqual(ms)
      expect(ms - utc).toBeLessThan(15.7 * DAY_MS)
      const apart = separation(sun, moon)
      expect(kind === 'conjunction' ? apart : 180 - apart).toBeLessThan(1e-6)
      const sky = skyAt(momentAt(utc))
      expect(separation(sun, sky.longitude[0]!)).toBeLessThan(1e-6)
      expect(separation(moon, sky.longitude[1]!)).toBeLessThan(1e-6)
    }),
    { numRuns: 500 },
  )
})

test('the syzygy is the one that astronomy-engine finds', () => {
  fc.assert(
    fc.property(fc.integer({ min: EARLIEST_UTC + 40 * DAY_MS, max: LATEST_UTC }), (ms) => {
      const { kind, utc } = prenatalSyzygy(ms)
      const from = AstroTime.FromTerrestrialTime(momentAt(utc).tt - 1)
      const found = SearchMoonPhase(kind === 'conjunction' ? 0 : 180, from, 3)
      // A minute is half a minute of arc of the Moon; astronomy-engine is within some arc seconds.
      expect(Math.abs(found!.tt - momentAt(utc).tt) * 1440).toBeLessThan(1)
    }),
    { numRuns: 100 },
  )
})

test('the full moon of 21 December 2018 precedes Christmas, the new moon of 6 January the Monday after it', () => {
  const christmas = prenatalSyzygy(Date.UTC(2018, 11, 25))
  expect(christmas.kind).toBe('opposition')
  expect(Math.abs(christmas.utc - Date.UTC(2018, 11, 22, 17, 49))).toBeLessThan(60_000)
  const monday = prenatalSyzygy(new Date(Date.UTC(2019, 0, 7)))
  expect(monday.kind).toBe('conjunction')
  expect(Math.abs(monday.utc - Date.UTC(2019, 0, 6, 1, 28))).toBeLessThan(60_000)
})

test('an instant outside the years of charts is refused', () => {
  expect(() => prenatalSyzygy(EARLIEST_UTC - 1)).toThrow(RangeError)
  expect(prenatalSyzygy(EARLIEST_UTC).utc).toBeLessThan(EARLIEST_UTC)
})

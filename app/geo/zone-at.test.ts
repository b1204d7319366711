import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneNames } from './civil-time.ts'
import { zoneAt } from './zone-at.server.ts'

test.each([
  [41.0082, 28.9784, 'Europe/Istanbul'],
  [21.4225, 39.8262, 'Asia/Riyadh'],
  [51.5074, -0.1278, 'Europe/London'],
  [40.7128, -74.006, 'America/New_York'],
  [-33.8688, 151.2093, 'Australia/Sydney'],
])('%d, %d is in %s', (latitude, longitude, zone) => {
  expect(zoneAt(latitude, longitude)).toBe(zone)
})

test('every point on the earth has a zone whose history is known', () => {
  const names = new Set(zoneNames())
  // Millionths of a degree, because nearly all numbers of fc.double are next to zero or to a limit.
  const latitude = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((millionths) => millionths / 1e6)
  const longitude = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1e6)
  fc.assert(
    fc.property(latitude, longitude, (north, east) => {
      expect(names).toContain(zoneAt(north, east))
    }),
    { numRuns: 5000 },
  )
})

test.each([
  [90.1, 0],
  [-90.1, 0],
  [0, 180.1],
  [0, -180.1],
  [Number.NaN, 0],
  [0, Number.NaN],
])('refuses %d, %d', (latitude, longitude) => {
  expect(() => zoneAt(latitude, longitude)).toThrow(RangeError)
})

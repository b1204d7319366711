import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneNames } from './civil-time.ts'
import { zonesAt, zonesNear } from './zone-at.server.ts'

test.each([
  [41.0082, 28.9784, 'Europe/Istanbul'],
  [21.4225, 39.8262, 'Asia/Riyadh'],
  [51.5074, -0.1278, 'Europe/London'],
  [40.7128, -74.006, 'America/New_York'],
  [-33.8688, 151.2093, 'Australia/Sydney'],
  // Each beside a border.
  [40.12917, 124.39472, 'Asia/Shanghai'],
  [20.88722, -76.26306, 'America/Havana'],
  [32.72532, -114.6244, 'America/Phoenix'],
  [29.52667, 35.00778, 'Asia/Amman'],
  [24.100513, 98.312637, 'Asia/Yangon'],
  [29.328777, -100.966927, 'America/Matamoros'],
  [19.550138, -71.703903, 'America/Santo_Domingo'],
  [54.43792, 66.071091, 'Asia/Qostanay'],
])('%d, %d is in %s', (latitude, longitude, zone) => {
  expect(zonesAt(latitude, longitude)).toEqual([zone])
})

test('disputed territory has several zones', () => {
  expect(zonesAt(31.7683, 35.2137)).toEqual(['Asia/Jerusalem'])
  expect(zonesAt(43.80096, 87.60046).toSorted()).toEqual(['Asia/Shanghai', 'Asia/Urumqi'])
})

test('both ends of the map are one line', () => {
  expect(zonesAt(0, -180)).toEqual(zonesAt(0, 180))
  expect(zonesAt(-16.8, -180)).toEqual(['Pacific/Fiji'])
  expect(zonesAt(-16.8, 180)).toEqual(['Pacific/Fiji'])
  expect(zonesNear(-16.8, 180)).toEqual(['Pacific/Fiji'])
})

test('the zones on the other side of a border are near', () => {
  expect(zonesNear(24.100513, 98.312637)).toEqual(['Asia/Yangon', 'Asia/Shanghai'])
  expect(zonesNear(48.8566, 2.3522)).toEqual(['Europe/Paris'])
  expect(zonesNear(0, -140)).toEqual([])
})

test('every point on the earth has zones whose history is known', () => {
  const names = new Set(zoneNames())
  // Millionths of a degree, because nearly all numbers of fc.double are next to zero or to a limit.
  const latitude = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((millionths) => millionths / 1e6)
  const longitude = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1e6)
  fc.assert(
    fc.property(latitude, longitude, (north, east) => {
      const zones = zonesAt(north, east)
      expect(zones.length).toBeGreaterThan(0)
      for (const zone of zones) expect(names).toContain(zone)
    }),
    {
      numRuns: 3000,
      examples: [
        [90, 0],
        [-90, 0],
        [90, 180],
        [-90, -180],
      ],
    },
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
  expect(() => zonesAt(latitude, longitude)).toThrow(RangeError)
})

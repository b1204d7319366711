import { expect, test } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { farthestMovement } from './chart-movement.ts'

const chart = castChart({ utc: Date.UTC(1985, 6, 15, 11, 30), latitude: 41, longitude: 29 })

test('the movement of a chart is that of the point that moved farthest', () => {
  const before = structuredClone(chart)
  before.ascendant = (before.ascendant + 0.001) % 360
  before.planets[4]!.longitude = (before.planets[4]!.longitude + 359.995) % 360
  const { point, degrees } = farthestMovement(before, chart)
  expect(point).toBe('Mars')
  expect(degrees).toBeCloseTo(0.005, 9)
})

test('the movement is zero for the same chart, and for one that stored nothing to compare', () => {
  expect(farthestMovement(chart, chart).degrees).toBe(0)
  expect(farthestMovement({}, chart).degrees).toBe(0)
})

import { describe, expect, test } from 'vitest'
import { chartAt } from './chart.ts'
import { castChart, PLANETS, separation } from './index.server.ts'
import file from './reference/kernel-instants.json'
import { daysSinceJ2000, momentAt } from './time.ts'

/** Arc seconds, and arc seconds a day. */
const AIM = { place: 0.02, speed: 0.01, angle: 0.05 }
const arcseconds = (a: number, b: number): number => separation(a, b) * 3600
const { instants } = file

test('there are 200 instants over two centuries', () => {
  expect(instants).toHaveLength(200)
  const years = instants.map(({ utc }) => new Date(utc).getUTCFullYear())
  expect(Math.min(...years)).toBeLessThan(1905)
  expect(Math.max(...years)).toBeGreaterThan(2095)
})

describe('against DE440 by jplephem and pyerfa', () => {
  const charts = () => instants.map((instant) => ({ instant, chart: chartAt(instant, instant) }))

  test.each(PLANETS.map((name, i) => [name, i] as const))('%s has the same place and speed', (_, i) => {
    for (const { instant, chart } of charts()) {
      const [longitude, latitude, speed] = instant.bodies[i] as [number, number, number]
      const body = chart.planets[i]!
      expect(arcseconds(body.longitude, longitude), `${instant.utc}`).toBeLessThan(AIM.place)
      expect(arcseconds(body.latitude, latitude), `${instant.utc}`).toBeLessThan(AIM.place)
      expect(Math.abs(body.speed - speed) * 3600, `${instant.utc}`).toBeLessThan(AIM.speed)
    }
  })

  test('TT and UT1 of an instant', () => {
    for (const { utc, tt, ut1 } of instants) {
      const moment = momentAt(utc)
      expect(Math.abs(moment.tt - tt) * 86_400).toBeLessThan(0.001)
      expect(Math.abs(moment.ut1 - ut1) * 86_400).toBeLessThan(0.002)
    }
  })

  test('Ascendant, Midheaven and cusps, from UTC on', () => {
    for (const instant of instants) {
      const { ascendant, midheaven, cusps } = castChart(instant)
      const own = [ascendant, midheaven, cusps[10]!, cusps[11]!, cusps[1]!, cusps[2]!]
      own.forEach((angle, i) => {
        expect(arcseconds(angle, instant.angles[i]!), `${instant.utc} ${i}`).toBeLessThan(AIM.angle)
      })
    }
  })
})

test('UTC is taken as UT1 if the rotation was not measured', () => {
  const early = Date.UTC(1950, 5, 1)
  expect(momentAt(early).ut1).toBe(daysSinceJ2000(early))
})

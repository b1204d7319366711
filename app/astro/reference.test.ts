import { describe, expect, test } from 'vitest'
import { castChart, houseOf, type Planet, separation, signOf } from './index.server'
import { type ReferenceChart, referenceCharts, TOLERANCE } from './reference/charts'
import { daysSinceJ2000, deltaT } from './time'

const SPEED_TOLERANCE = 5
const NODE_TOLERANCE = 20
const ALTITUDE_TOLERANCE = 3
const LATITUDE_TOLERANCE = 25

const toleranceOf = (planet: Planet): number =>
  planet === 'Sun' || planet === 'Moon' ? TOLERANCE[planet] : TOLERANCE.planet
const arcseconds = (a: number, b: number): number => separation(a, b) * 3600
const cast = (chart: ReferenceChart) =>
  castChart({ utc: new Date(chart.utc), latitude: chart.latitude, longitude: chart.longitude })

/** Sign and house may differ from the reference only where it lies within the tolerance of the boundary. */
function expectSamePlace(
  mine: { longitude: number; sign: string; house: number },
  reference: number,
  chart: ReferenceChart,
  tolerance: number,
): void {
  if (mine.sign !== signOf(reference)) {
    const boundary = Math.round(reference / 30) * 30
    expect(arcseconds(reference, boundary)).toBeLessThanOrEqual(tolerance)
  }
  if (mine.house !== houseOf(reference, chart.cusps)) {
    const nearest = Math.min(...chart.cusps.map((cusp) => arcseconds(reference, cusp)))
    expect(nearest).toBeLessThanOrEqual(tolerance + TOLERANCE.angle)
  }
}

test('there are 150 charts, both house systems, both sects, both hemispheres', () => {
  expect(referenceCharts).toHaveLength(150)
  expect(new Set(referenceCharts.map((chart) => chart.system))).toEqual(new Set(['P', 'O']))
  expect(new Set(referenceCharts.map((chart) => chart.isDay))).toEqual(new Set([true, false]))
  expect(referenceCharts.some((chart) => chart.latitude < -40)).toBe(true)
})

describe.each(referenceCharts)('$id $class', (reference) => {
  const chart = cast(reference)

  test('planets stand where Swiss Ephemeris has them', () => {
    for (const body of chart.planets) {
      const { lon, lat, speed } = reference.bodies[body.name]
      const tolerance = toleranceOf(body.name)
      expect(arcseconds(body.longitude, lon), body.name).toBeLessThanOrEqual(tolerance)
      expect(Math.abs(body.latitude - lat) * 3600, body.name).toBeLessThanOrEqual(LATITUDE_TOLERANCE)
      expect(Math.abs(body.speed - speed) * 3600, body.name).toBeLessThanOrEqual(SPEED_TOLERANCE)
      expectSamePlace(body, lon, reference, tolerance)
      expect(body.isRetrograde, body.name).toBe(speed < 0)
    }
  })

  test('nodes stand where Swiss Ephemeris has them', () => {
    const [mean, node] = chart.nodes
    expect(arcseconds(mean?.longitude ?? Number.NaN, reference.bodies.MeanNode.lon)).toBeLessThanOrEqual(
      TOLERANCE['Mean Node'],
    )
    expect(arcseconds(node?.longitude ?? Number.NaN, reference.bodies.TrueNode.lon)).toBeLessThanOrEqual(
      NODE_TOLERANCE,
    )
    for (const [mine, theirs] of [
      [mean, reference.bodies.MeanNode],
      [node, reference.bodies.TrueNode],
    ] as const) {
      expect(Math.abs((mine?.speed ?? Number.NaN) - theirs.speed) * 3600).toBeLessThanOrEqual(SPEED_TOLERANCE)
    }
  })

  test('angles and cusps', () => {
    expect(chart.houseSystem).toBe(reference.system === 'P' ? 'placidus' : 'porphyry')
    expect(arcseconds(chart.ascendant, reference.asc)).toBeLessThanOrEqual(TOLERANCE.angle)
    expect(arcseconds(chart.midheaven, reference.mc)).toBeLessThanOrEqual(TOLERANCE.angle)
    expect(chart.cusps).toHaveLength(12)
    reference.cusps.forEach((cusp, i) => {
      expect(arcseconds(chart.cusps[i] ?? Number.NaN, cusp), `cusp ${i + 1}`).toBeLessThanOrEqual(
        TOLERANCE.angle,
      )
    })
  })

  test('sect and the Part of Fortune', () => {
    expect(Math.abs(chart.sunAltitude - reference.sunAltitude) * 3600).toBeLessThanOrEqual(ALTITUDE_TOLERANCE)
    expect(chart.isDayBirth).toBe(reference.isDay)
    const lot = chart.partOfFortune
    expect(arcseconds(lot.longitude, reference.partOfFortune)).toBeLessThanOrEqual(TOLERANCE.lot)
    expect(lot.reversed).toBe(!reference.isDay)
    expectSamePlace(lot, reference.partOfFortune, reference, TOLERANCE.lot)
  })

  test('delta T', () => {
    const days = daysSinceJ2000(Date.parse(reference.utc))
    expect(Math.abs(deltaT(days) - reference.deltaT)).toBeLessThanOrEqual(0.1)
  })
})

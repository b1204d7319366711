import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moment } from '#tests/support/arbitraries.ts'
import { type AspectEnd, aspectBetween } from './aspects.ts'
import {
  type Chart,
  castChart,
  EARLIEST_UTC,
  houseOf,
  LATEST_UTC,
  PLANETS,
  separation,
  signOf,
  warmUp,
} from './index.server.ts'
import { momentAt } from './time.ts'
import { normalizeDegrees } from './zodiac.ts'

const LONDON = { latitude: 51.4779, longitude: 0 }
const NOON = Date.UTC(2000, 0, 1, 12)
const SIDEREAL_DAY_MS = 86_164_090.5
const planet = (chart: Chart, name: string) => {
  const found = chart.planets.find((body) => body.name === name)
  if (!found) throw new Error(`${name} is missing`)
  return found
}

describe('any chart', () => {
  test('places bodies consistently', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        expect(chart.planets.map(({ name }) => name)).toEqual([...PLANETS])
        expect(chart.nodes.map(({ name }) => name)).toEqual(['Mean Node', 'True Node'])
        for (const body of [...chart.planets, ...chart.nodes, chart.partOfFortune, chart.spirit]) {
          expect(body.longitude).toBeGreaterThanOrEqual(0)
          expect(body.longitude).toBeLessThan(360)
          expect(body.sign).toBe(signOf(body.longitude))
          expect(body.degree).toBeGreaterThanOrEqual(0)
          expect(body.degree).toBeLessThan(30)
          expect(body.house).toBe(houseOf(body.longitude, chart.cusps))
        }
        for (const body of chart.planets) expect(body.isRetrograde).toBe(body.speed < 0)
        expect(planet(chart, 'Sun').isRetrograde || planet(chart, 'Moon').isRetrograde).toBe(false)
        for (const node of chart.nodes)
          expect(node).toMatchObject({
            latitude: 0,
            isRetrograde: false,
            motion: 'direct',
            dignities: [],
            strength: 0,
            solarPhase: null,
          })
      }),
      { numRuns: 300 },
    )
  })

  test('has the distance of each planet from the Sun as its phase; the Sun has none', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        const [sun, ...others] = chart.planets
        expect(sun?.solarPhase).toBeNull()
        for (const { longitude, solarPhase } of others) {
          const apart = separation(longitude, sun!.longitude)
          const near = apart <= 17 / 60 ? 'cazimi' : apart <= 8.5 ? 'combust' : 'under-beams'
          expect(solarPhase).toBe(apart <= 15 ? near : 'free')
        }
      }),
      { numRuns: 100 },
    )
  })

  test('has the aspects of its planets to each other, to the angles and to the lot', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        const points = [
          ...chart.planets,
          { name: 'Ascendant' as const, longitude: chart.ascendant, speed: 0 },
          { name: 'Midheaven' as const, longitude: chart.midheaven, speed: 0 },
          { name: 'Part of Fortune' as const, longitude: chart.partOfFortune.longitude, speed: 0 },
        ]
        const expected = chart.planets.flatMap((from, i) =>
          points.slice(i + 1).flatMap((to) => aspectBetween(from as AspectEnd, to as AspectEnd) ?? []),
        )
        expect(chart.aspects).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })

  test('names the version of the engine, of which readers of stored charts know the first number', () => {
    const { engineVersion } = castChart({ utc: NOON, ...LONDON })
    expect(engineVersion).toMatch(/^2\.\d+\.\d+$/)
  })

  test('has its lot by the formula of its sect, and the other lot by the other formula', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        const [sun, moon] = [planet(chart, 'Sun').longitude, planet(chart, 'Moon').longitude]
        const byDay = normalizeDegrees(chart.ascendant + moon - sun)
        const byNight = normalizeDegrees(chart.ascendant + sun - moon)
        const { partOfFortune, spirit, isDayBirth } = chart
        expect(separation(partOfFortune.longitude, isDayBirth ? byDay : byNight)).toBeLessThan(1e-9)
        expect(separation(spirit.longitude, isDayBirth ? byNight : byDay)).toBeLessThan(1e-9)
        expect(isDayBirth).toBe(chart.sunAltitude > 0)
        expect(partOfFortune.reversed).toBe(!isDayBirth)
        expect(partOfFortune.chain.startSign).toBe(partOfFortune.sign)
        expect(partOfFortune.chain.steps[0]).toEqual({
          planet: partOfFortune.ruler,
          sign: partOfFortune.rulerSign,
          house: partOfFortune.rulerHouse,
        })
        const ruler = planet(chart, partOfFortune.ruler)
        expect([ruler.sign, ruler.house]).toEqual([partOfFortune.rulerSign, partOfFortune.rulerHouse])
      }),
      { numRuns: 300 },
    )
  })

  test('has the same houses after a sidereal day', () => {
    fc.assert(
      fc.property(moment, (input) => {
        fc.pre(input.utc + SIDEREAL_DAY_MS < LATEST_UTC && Math.abs(input.latitude) < 60)
        // With a leap second in between, the Earth turns 15 arc seconds further.
        const turned = momentAt(input.utc + SIDEREAL_DAY_MS).ut1 - momentAt(input.utc).ut1
        fc.pre(Math.abs(turned * 86_400_000 - SIDEREAL_DAY_MS) < 10)
        const today = castChart(input)
        const next = castChart({ ...input, utc: input.utc + SIDEREAL_DAY_MS })
        today.cusps.forEach((cusp, i) => {
          expect(separation(cusp, next.cusps[i] ?? Number.NaN)).toBeLessThan(0.001)
        })
      }),
      { numRuns: 200 },
    )
  })

  test('has the same angles further east by the Earth’s rotation', () => {
    const oneHourMs = 3_600_000
    const turnDegrees = (oneHourMs / SIDEREAL_DAY_MS) * 360
    const here = castChart({ utc: NOON, latitude: 40, longitude: 10 })
    const west = castChart({ utc: NOON + oneHourMs, latitude: 40, longitude: 10 - turnDegrees })
    expect(separation(here.ascendant, west.ascendant)).toBeLessThan(1e-3)
    expect(separation(here.midheaven, west.midheaven)).toBeLessThan(1e-3)
  })

  test('is the same for the same input, as Date or milliseconds, warm or not', () => {
    const first = castChart({ utc: NOON, ...LONDON })
    warmUp()
    castChart({ utc: NOON + 1e9, latitude: -10, longitude: 90 })
    expect(castChart({ utc: new Date(NOON), ...LONDON })).toEqual(first)
    expect(first.utc).toBe('2000-01-01T12:00:00.000Z')
  })
})

test('speeds are the rates at which the longitudes move', () => {
  const dayMs = 86_400_000
  const stepMs = dayMs / 8
  fc.assert(
    fc.property(moment, (input) => {
      fc.pre(input.utc - stepMs > EARLIEST_UTC && input.utc + stepMs < LATEST_UTC)
      const chart = castChart(input)
      const before = castChart({ ...input, utc: input.utc - stepMs })
      const after = castChart({ ...input, utc: input.utc + stepMs })
      for (const { name, speed } of chart.planets) {
        const moved = separation(planet(after, name).longitude, planet(before, name).longitude)
        const rate = moved / ((2 * stepMs) / dayMs)
        // Near the Sun its gravity bends the light, so a speed changes within hours.
        expect(Math.abs(Math.abs(speed) - rate), name).toBeLessThan(name === 'Moon' ? 0.01 : 0.005)
      }
    }),
    { numRuns: 100 },
  )
})

describe('the tradition of rulers', () => {
  // 15 July 1978, 14:30 in Istanbul: the lot is at 0 Pisces.
  const istanbul = { utc: Date.UTC(1978, 6, 15, 11, 30), latitude: 41.0138, longitude: 28.9497 }

  test('is the same in the whole chart', () => {
    const old = castChart(istanbul)
    const modern = castChart({ ...istanbul, rulers: 'modern' })
    expect(old.partOfFortune).toMatchObject({ sign: 'Pisces', ruler: 'Jupiter', rulerSign: 'Cancer' })
    expect(modern.partOfFortune).toMatchObject({ sign: 'Pisces', ruler: 'Neptune', rulerSign: 'Sagittarius' })
    expect(modern.planets.map(({ longitude }) => longitude)).toEqual(
      old.planets.map(({ longitude }) => longitude),
    )
  })

  test('follows the table given', () => {
    const both = { traditional: 'Moon', modern: 'Moon' } as const
    const rulerTable = {
      Aries: both,
      Taurus: both,
      Gemini: both,
      Cancer: both,
      Leo: both,
      Virgo: both,
      Libra: both,
      Scorpio: both,
      Sagittarius: both,
      Capricorn: both,
      Aquarius: both,
      Pisces: both,
    }
    const chart = castChart({ ...istanbul, rulerTable })
    expect(chart.partOfFortune.ruler).toBe('Moon')
    expect(chart.partOfFortune.chain.ending).toEqual({ kind: 'own-sign', planet: 'Moon' })
    expect(planet(chart, 'Moon').dignities).toContain('domicile')
  })
})

test('sect is uncertain within a degree of the horizon, and only there', () => {
  fc.assert(
    fc.property(moment, (input) => {
      const { sunAltitude, sectUncertain } = castChart(input)
      expect(sectUncertain).toBe(Math.abs(sunAltitude) <= 1)
    }),
    { numRuns: 200 },
  )
  const atEquator = { latitude: 0, longitude: 0 }
  expect(castChart({ utc: Date.UTC(2000, 2, 20, 6, 7), ...atEquator }).sectUncertain).toBe(true)
  expect(castChart({ utc: Date.UTC(2000, 2, 20, 12), ...atEquator }).sectUncertain).toBe(false)
})

test('the midnight sun makes a day birth of midnight', () => {
  const tromso = { latitude: 69.6489, longitude: 18.9551 }
  expect(castChart({ utc: Date.UTC(2000, 5, 21, 22, 45), ...tromso }).isDayBirth).toBe(true)
  expect(castChart({ utc: Date.UTC(2000, 11, 21, 10, 45), ...tromso }).isDayBirth).toBe(false)
})

describe('input that cannot be cast', () => {
  test.each([
    ['latitude', { latitude: 90.0001 }],
    ['latitude', { latitude: Number.NaN }],
    ['longitude', { longitude: -180.0001 }],
    ['longitude', { longitude: Number.POSITIVE_INFINITY }],
    ['time', { utc: EARLIEST_UTC - 1 }],
    ['time', { utc: LATEST_UTC + 1 }],
    ['time', { utc: Number.NaN }],
    ['time', { utc: new Date('no date') }],
  ])('%s %o', (what, wrong) => {
    const attempt = () => castChart({ utc: NOON, ...LONDON, ...wrong })
    expect(attempt).toThrow(RangeError)
    expect(attempt).toThrow(what)
  })

  test('the limits can be cast', () => {
    for (const utc of [EARLIEST_UTC, LATEST_UTC]) {
      for (const latitude of [-90, 90]) {
        const { cusps } = castChart({ utc, latitude, longitude: 180 })
        expect(cusps.every((cusp) => cusp >= 0 && cusp < 360)).toBe(true)
      }
    }
  })
})

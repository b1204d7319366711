import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moment } from '#tests/support/arbitraries.ts'
import { castChart, EARLIEST_UTC, firmness, LATEST_UTC, wholeSignPlace } from './index.server.ts'

const MS_PER_MINUTE = 60_000
const istanbul = { utc: Date.UTC(1978, 6, 15, 11, 30), latitude: 41.0138, longitude: 28.9497 }

describe('the birth-time sensitivity of the lot', () => {
  test('each change is the first one, and real', () => {
    const tolerance = 15
    fc.assert(
      fc.property(moment, (input) => {
        fc.pre(input.utc > EARLIEST_UTC + 1e6 && input.utc < LATEST_UTC - 1e6)
        const lotAt = (minutes: number) => {
          const chart = castChart({ ...input, utc: input.utc + minutes * MS_PER_MINUTE })
          const { sign, house, ruler, rulerSign, rulerHouse, longitude } = chart.partOfFortune
          const standing = chart.planets.find(({ name }) => name === ruler)!.longitude
          return {
            sign,
            house: { house, wholeSignPlace: wholeSignPlace(chart, longitude) },
            ruler,
            rulerSign,
            rulerHouse: { house: rulerHouse, wholeSignPlace: wholeSignPlace(chart, standing) },
            sect: chart.isDayBirth ? 'day' : 'night',
          } as const
        }
        const report = firmness(input, tolerance)
        const stated = lotAt(0)
        const sides = [-1, 1].map((side) =>
          Array.from({ length: tolerance }, (_, i) => ({
            minutes: side * (i + 1),
            lot: lotAt(side * (i + 1)),
          })),
        )
        for (const name of ['sign', 'house', 'ruler', 'rulerSign', 'rulerHouse', 'sect'] as const) {
          const { value, firm, earlier, later } = report[name]
          expect(value).toEqual(stated[name])
          expect(firm).toBe(earlier === null && later === null)
          sides.forEach((side, i) => {
            const first = side.find(({ lot }) => !isDeepStrictEqual(lot[name], stated[name]))
            const expected = first ? { minutes: first.minutes, value: first.lot[name] } : null
            expect(i === 0 ? earlier : later).toEqual(expected)
          })
        }
      }),
      { numRuns: 40 },
    )
  })

  test('names the new value: the lot 20 minutes of arc into Pisces was in Aquarius shortly before', () => {
    const report = firmness(istanbul, 15)
    expect(report.sign).toEqual({
      value: 'Pisces',
      firm: false,
      earlier: { minutes: -2, value: 'Aquarius' },
      later: null,
    })
    expect(report.ruler.earlier).toEqual({ minutes: -2, value: 'Saturn' })
    expect(report.chain.value).toEqual(castChart(istanbul).partOfFortune.chain)
    expect(report.chain.earlier?.value.startSign).toBe('Aquarius')
    expect(report.sect).toMatchObject({ value: 'day', firm: true })
  })

  test('sect changes at sunset, and the lot with it', () => {
    // At the equator and the equinox the Sun sets a little after 18:07 UTC on the meridian of Greenwich.
    const dusk = { utc: Date.UTC(2000, 2, 20, 18, 0), latitude: 0, longitude: 0 }
    const { sect } = firmness(dusk, 30)
    expect(sect.value).toBe('day')
    expect(sect.later?.value).toBe('night')
    expect(sect.later?.minutes).toBeGreaterThan(5)
    expect(sect.later?.minutes).toBeLessThan(10)
    expect(firmness(dusk, 5).sect.firm).toBe(true)
  })

  test('an exact time is firm', () => {
    const report = firmness(istanbul, 0)
    expect(
      [report.sign, report.house, report.ruler, report.sect, report.chain].every(({ firm }) => firm),
    ).toBe(true)
  })

  test.each([
    ['first', EARLIEST_UTC, 'earlier', -1],
    ['last', LATEST_UTC, 'later', 1],
  ] as const)('stays inside the supported time, to its %s instant', (_, limit, side, sign) => {
    const inside = limit - sign * MS_PER_MINUTE
    let changed = 0
    for (let longitude = -180; longitude <= 180; longitude += 0.5) {
      const place = { latitude: 41, longitude }
      const houseAt = (utc: number) => {
        const chart = castChart({ ...place, utc })
        const { house, longitude: lot } = chart.partOfFortune
        return { house, wholeSignPlace: wholeSignPlace(chart, lot) }
      }
      const [before, after] = [houseAt(inside), houseAt(limit)]
      const change = isDeepStrictEqual(before, after) ? null : { minutes: sign, value: after }
      expect(firmness({ ...place, utc: inside }, 3).house[side]).toEqual(change)
      expect(firmness({ ...place, utc: limit }, 3).house[side]).toBeNull()
      if (change) changed += 1
    }
    expect(changed).toBeGreaterThan(0)
  })

  test('a tolerance may be half a day', () => {
    const { toleranceMinutes, sect } = firmness(istanbul, 720)
    expect(toleranceMinutes).toBe(720)
    // At 14:30 in July the Sun has been up for nine hours, and is for six more.
    expect(sect.earlier?.minutes).toBeGreaterThan(-600)
    expect(sect.later?.minutes).toBeLessThan(420)
  })

  test.each([-1, 1.5, 721, Number.NaN])('refuses a tolerance of %s minutes', (tolerance) => {
    expect(() => firmness(istanbul, tolerance)).toThrow(
      new RangeError('The tolerance must be whole minutes from 0 to 720'),
    )
  })
})

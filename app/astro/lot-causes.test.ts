import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, longitudeOnEarth } from '#tests/support/arbitraries.ts'
import { castChart } from './chart.ts'
import {
  type ClockBirth,
  compareLots,
  fitsMinute,
  LOT_MATCH_DEGREES,
  type LotCause,
  type LotComparison,
  lotsBy,
  type OtherClock,
  type PlaceRounding,
} from './lot-causes.ts'
import { LOTS } from './lot-definitions.ts'
import { lotLongitude } from './lots.ts'
import { normalizeDegrees, separation } from './zodiac.ts'

const HOUR = 3600
const MINUTE = 1 / 60

/** A longitude as another program shows it: whole minutes, truncated. */
const cut = (longitude: number) => Math.floor(longitude * 60) / 60
const rounded = (longitude: number) => normalizeDegrees(Math.round(longitude * 60) / 60)

/** Istanbul in summer, by day; and on a winter night. */
const byDay: ClockBirth = {
  wall: Date.UTC(1985, 6, 15, 14, 30),
  offsetSeconds: 3 * HOUR,
  latitude: 41.0138,
  longitude: 28.9497,
}
/** A place that needs no rounding. */
const whole: ClockBirth = { ...byDay, latitude: 41, longitude: 29 }
const byNight: ClockBirth = { ...byDay, wall: Date.UTC(1990, 10, 3, 23, 10), offsetSeconds: 2 * HOUR }
const standard: OtherClock = { kind: 'standard-time', offsetSeconds: 2 * HOUR }

const chartOf = ({ wall, offsetSeconds, latitude, longitude }: ClockBirth) =>
  castChart({ utc: wall - offsetSeconds * 1000, latitude, longitude })

/** The lot of a birth by its formula, which is reversed at night: Ascendant and Moon less the Sun. */
function lotBy(birth: ClockBirth, isDay?: boolean): number {
  const { ascendant, planets, isDayBirth } = chartOf(birth)
  const arc = planets[1]!.longitude - planets[0]!.longitude
  return normalizeDegrees((isDay ?? isDayBirth) ? ascendant + arc : ascendant - arc)
}

/** The causes of the explanations, each as its kinds. */
function kinds(comparison: LotComparison): string[] {
  return comparison.kind === 'explained'
    ? comparison.explanations.map(({ causes }) => causes.map(({ kind }) => kind).join(' + '))
    : [comparison.kind]
}

describe('the lot of another program', () => {
  it('is the same when it was cut, rounded or computed a few seconds off', () => {
    const ours = lotsBy(byDay)({})
    for (const given of [cut(ours), rounded(ours), cut(ours + 4 / HOUR), cut(ours - 4 / HOUR)]) {
      expect(compareLots(byDay, [], given)).toEqual({ kind: 'same', tried: 0 })
    }
    expect(kinds(compareLots(byDay, [], cut(ours + 2 * MINUTE)))).not.toContain('same')
  })

  it('is compared with the saved lot if one is given', () => {
    const saved = normalizeDegrees(lotsBy(byDay)({}) + 30)
    expect(compareLots(byDay, [], cut(saved), saved)).toMatchObject({ kind: 'same' })
  })

  it('is explained by a formula that is not reversed at night', () => {
    const { ascendant, planets } = castChart({
      utc: byNight.wall - byNight.offsetSeconds * 1000,
      latitude: byNight.latitude,
      longitude: byNight.longitude,
    })
    const given = normalizeDegrees(ascendant + planets[1]!.longitude - planets[0]!.longitude)
    expect(kinds(compareLots(byNight, [standard], cut(given)))).toEqual(['not-reversed'])
  })

  it('is explained by standard time, with the offset that was used', () => {
    const given = cut(lotsBy({ ...byDay, offsetSeconds: 2 * HOUR })({}))
    expect(compareLots(byDay, [standard], given)).toMatchObject({
      kind: 'explained',
      explanations: [{ causes: [standard] }],
    })
  })

  it('names every cause that gives the value', () => {
    const today: OtherClock = { kind: 'rules-of-today', offsetSeconds: 2 * HOUR }
    const given = cut(lotsBy({ ...byDay, offsetSeconds: 2 * HOUR })({}))
    expect(kinds(compareLots(byDay, [standard, today], given))).toEqual(['standard-time', 'rules-of-today'])
  })

  it('is explained by sect by house if the Sun has risen within the rising sign', () => {
    // The Sun is above the horizon and still in the rising sign, the first house by whole signs.
    const birth = { ...byDay, wall: Date.UTC(1985, 6, 15, 6, 20) }
    const chart = castChart({ ...birth, utc: birth.wall - birth.offsetSeconds * 1000 })
    expect(chart.isDayBirth).toBe(true)
    const given = cut(lotLongitude({ ...chart, isDayBirth: false }, LOTS.fortune))
    expect(kinds(compareLots(birth, [standard], given))).toEqual(['always-reversed', 'sect-by-sign'])
  })

  it('is explained by a pair only if no single cause does', () => {
    const given = cut(lotsBy(byNight)({ noon: { kind: 'noon' }, formula: { kind: 'not-reversed' } }))
    const found = kinds(compareLots(byNight, [standard], given))
    // At noon it is day, so reversing or not is the same: one cause is enough.
    expect(found).toEqual(['noon'])
    const both = cut(lotsBy({ ...byNight, offsetSeconds: 3 * HOUR })({ formula: { kind: 'not-reversed' } }))
    const summer: OtherClock = { kind: 'summer-time', offsetSeconds: 3 * HOUR }
    expect(kinds(compareLots(byNight, [summer], both))).toEqual(['not-reversed + summer-time'])
  })

  it('is not explained if nothing fits, and the nearest cause is named', () => {
    const noon = lotsBy(byDay)({ noon: { kind: 'noon' } })
    const comparison = compareLots(byDay, [standard], cut(noon + 6 * MINUTE))
    expect(comparison).toMatchObject({ kind: 'none', nearest: { causes: [{ kind: 'noon' }] } })
    if (comparison.kind !== 'none') return
    expect(comparison.nearest!.difference).toBeCloseTo(6 * MINUTE, 1)
    expect(comparison.tried).toBeGreaterThanOrEqual(20)
    expect(comparison.tried).toBeLessThan(120)
  })

  it('has no nearest cause further than a quarter of a degree away', () => {
    const noon = lotsBy(byDay)({ noon: { kind: 'noon' } })
    const nearestTo = (minutes: number) => {
      const comparison = compareLots(byDay, [], normalizeDegrees(noon + minutes * MINUTE))
      return comparison.kind === 'none' && comparison.nearest?.causes
    }
    for (const minutes of [-14.9, 14.9]) expect(nearestTo(minutes)).toEqual([{ kind: 'noon' }])
    for (const minutes of [-15.1, 15.1]) expect(nearestTo(minutes)).toBeUndefined()
  })

  it('has no cause, and no nearest one, that leaves our lot as it is', () => {
    // By day a formula that is not reversed at night gives the same.
    const given = cut(lotBy(whole) + 6 * MINUTE)
    expect(compareLots(whole, [], given)).toMatchObject({ kind: 'none', nearest: null })
    // A saved lot of another version of the engine may differ.
    const saved = normalizeDegrees(lotBy(whole) + 1)
    expect(compareLots(whole, [], cut(lotBy(whole)), saved).kind).toBe('none')
  })

  it('has no nearest cause that is further away than our lot', () => {
    const given = rounded(lotBy(whole) - 4 * MINUTE)
    // A clock that is ahead of ours reads the birth as earlier, and the Ascendant as further back.
    const ahead: OtherClock = { kind: 'rules-of-today', offsetSeconds: whole.offsetSeconds + 10 }
    const behind: OtherClock = { kind: 'rules-of-today', offsetSeconds: whole.offsetSeconds - 10 }
    expect(compareLots(whole, [ahead], given)).toMatchObject({ nearest: { causes: [ahead] } })
    expect(compareLots(whole, [behind], given)).toMatchObject({ kind: 'none', nearest: null })
  })

  it('has the first of two clocks as the nearest cause if both read the same', () => {
    const today: OtherClock = { kind: 'rules-of-today', offsetSeconds: 2 * HOUR }
    const given = cut(lotBy({ ...byDay, offsetSeconds: 2 * HOUR }) + 4 * MINUTE)
    expect(compareLots(byDay, [standard, today], given)).toMatchObject({ nearest: { causes: [standard] } })
    expect(compareLots(byDay, [today, standard], given)).toMatchObject({ nearest: { causes: [today] } })
  })

  it('is not explained by a clock that reads as ours', () => {
    const same: OtherClock = { kind: 'universal-time', offsetSeconds: byDay.offsetSeconds }
    const given = cut(lotBy(byDay) + 4 * MINUTE)
    expect(compareLots(byDay, [same], given)).toEqual(compareLots(byDay, [], given))
    const saved = normalizeDegrees(lotBy(byDay) + 30)
    expect(kinds(compareLots(byDay, [same], cut(lotBy(byDay)), saved))).not.toContain('universal-time')
  })

  it('is explained by a rounded latitude or longitude alone, and not by a place that needs no rounding', () => {
    const roundingsBy = (
      latitude: number,
      longitude: number,
      given: { latitude: number; longitude: number },
    ) => {
      const birth = { ...byDay, latitude, longitude }
      const comparison = compareLots(birth, [], cut(lotBy({ ...birth, ...given })), lotBy(birth) + 90)
      if (comparison.kind !== 'explained') return []
      return comparison.explanations.flatMap(({ causes }) =>
        causes.map((cause) => (cause.kind === 'rounded-place' ? cause.to : cause.kind)),
      )
    }
    const bothWhole = ['whole degrees', 'whole degrees, cut']
    expect(roundingsBy(41.4, 29, { latitude: 41, longitude: 29 })).toEqual(expect.arrayContaining(bothWhole))
    expect(roundingsBy(41, 28.5, { latitude: 41, longitude: 29 })).toContain('whole degrees')
    expect(roundingsBy(41, 29.4, { latitude: 41, longitude: 29 })).toEqual(expect.arrayContaining(bothWhole))
    for (const to of [...bothWhole, 'tenths of a degree', 'minutes of arc'])
      expect(roundingsBy(41, 29, { latitude: 41, longitude: 29 })).not.toContain(to)
  })

  it('is explained by local mean time, four minutes for each degree of the longitude', () => {
    const offsetSeconds = 28.9497 * 240
    expect(compareLots(byDay, [], cut(lotBy({ ...byDay, offsetSeconds })))).toMatchObject({
      kind: 'explained',
      explanations: [{ causes: [{ kind: 'local-mean-time', offsetSeconds }] }],
    })
    // With a rounded place the clock is that of the rounded longitude.
    const place = { kind: 'rounded-place', to: 'whole degrees', latitude: 41, longitude: 29 } as const
    const clock = { kind: 'local-mean-time', offsetSeconds } as const
    expect(lotsBy(byDay)({ clock, place })).toBeCloseTo(
      lotBy({ ...byDay, latitude: 41, longitude: 29, offsetSeconds: 29 * 240 }),
      9,
    )
  })

  it('is explained by noon of the day of the birth', () => {
    const noon = lotBy({ ...byDay, wall: Date.UTC(1985, 6, 15, 12) })
    expect(lotsBy(byDay)({ noon: { kind: 'noon' } })).toBeCloseTo(noon, 9)
    expect(kinds(compareLots(byDay, [], cut(noon)))).toEqual(['noon'])
    const atMidnight = { ...byDay, wall: Date.UTC(1985, 6, 15) }
    expect(lotsBy(atMidnight)({ noon: { kind: 'noon' } })).toBeCloseTo(noon, 9)
  })

  it('takes the Sun to be up in the seventh house and place, and down in the sixth', () => {
    const at = (hours: number) => {
      const birth = { ...byDay, wall: Date.UTC(1985, 6, 15) + hours * HOUR * 1000 }
      const { isDayBirth } = chartOf(birth)
      const bySect = (['sect-by-house', 'sect-by-sign'] as const).map((kind) => {
        const lot = lotsBy(birth)({ formula: { kind } })
        return separation(lot, lotBy(birth, true)) < separation(lot, lotBy(birth, false)) ? 'day' : 'night'
      })
      return { isDayBirth, bySect }
    }
    // The Sun, in Cancer, sets at 20:31 by the clock. Capricorn, the sign opposite, rises from 19:00 to 20:54.
    expect(at(19.5)).toEqual({ isDayBirth: true, bySect: ['day', 'day'] })
    expect(at(20.4)).toEqual({ isDayBirth: true, bySect: ['day', 'day'] })
    expect(at(20.75)).toEqual({ isDayBirth: false, bySect: ['night', 'day'] })
    expect(at(21.5)).toEqual({ isDayBirth: false, bySect: ['night', 'night'] })
  })

  it('is explained by each of two pairs that give the value', () => {
    const summer: OtherClock = { kind: 'summer-time', offsetSeconds: 3 * HOUR }
    const today: OtherClock = { kind: 'rules-of-today', offsetSeconds: 3 * HOUR }
    const given = cut(lotBy({ ...byNight, offsetSeconds: 3 * HOUR }, true))
    expect(kinds(compareLots(byNight, [summer, today], given))).toEqual([
      'not-reversed + summer-time',
      'not-reversed + rules-of-today',
    ])
  })

  it('fits a minute as programs cut or round it', () => {
    const at = (seconds: number) => fitsMinute(100, 100 + seconds / HOUR)
    expect([-36, -34, -30, 0, 59, 64, 66].map(at)).toEqual([false, true, true, true, true, true, false])
    expect(fitsMinute(0, 360 - 20 / HOUR)).toBe(true)
    // As half a minute is rounded up and a whole one is the next, with five seconds more on both sides.
    expect(fitsMinute(0, -1 / 120 - 5 / HOUR)).toBe(true)
    expect(fitsMinute(0, 1 / 60 + 5 / HOUR)).toBe(false)
    expect(LOT_MATCH_DEGREES).toBeCloseTo((30 + 60 + 5 + 5) / HOUR, 12)
  })
})

const anyBirth = fc
  .record({
    wall: fc.integer({ min: Date.UTC(1901, 0, 1) / 60_000, max: Date.UTC(2099, 0, 1) / 60_000 }),
    latitude: between(-89, 89),
    longitude: longitudeOnEarth,
  })
  .map(
    ({ wall, latitude, longitude }): ClockBirth => ({
      wall: wall * 60_000,
      latitude,
      longitude,
      offsetSeconds: Math.round(longitude / 15) * HOUR,
    }),
  )

const clocksOf = ({ offsetSeconds }: ClockBirth): OtherClock[] => [
  { kind: 'summer-time', offsetSeconds: offsetSeconds + HOUR },
  { kind: 'rules-of-today', offsetSeconds: offsetSeconds - HOUR / 2 },
]

const formulas = ['not-reversed', 'always-reversed', 'sect-by-house', 'sect-by-sign'] as const
const roundings: PlaceRounding[] = [
  'whole degrees',
  'whole degrees, cut',
  'tenths of a degree',
  'minutes of arc',
]

/** One assumption of each kind, for a birth. */
const oneCause = (birth: ClockBirth) =>
  fc.oneof(
    fc.constantFrom(...formulas).map((kind) => ({ formula: { kind } })),
    fc.constantFrom(...clocksOf(birth)).map((clock) => ({ clock })),
    fc.constant({ clock: { kind: 'local-mean-time' as const, offsetSeconds: birth.longitude * 240 } }),
    fc.constant({ noon: { kind: 'noon' as const } }),
    fc.constantFrom(...roundings).map((to) => {
      const step = {
        'whole degrees': 1,
        'whole degrees, cut': 1,
        'tenths of a degree': 10,
        'minutes of arc': 60,
      }
      const round = (degrees: number) =>
        to === 'whole degrees, cut' ? Math.trunc(degrees) : Math.round(degrees * step[to]) / step[to]
      return {
        place: {
          kind: 'rounded-place' as const,
          to,
          latitude: round(birth.latitude),
          longitude: round(birth.longitude),
        },
      }
    }),
  )

describe('for any birth', () => {
  it('finds each cause that was applied, unless the lot stays the same', () => {
    const applied = anyBirth.chain((birth) => fc.tuple(fc.constant(birth), oneCause(birth), fc.boolean()))
    fc.assert(
      fc.property(applied, ([birth, assumed, cuts]) => {
        const theirs = lotsBy(birth)(assumed)
        const given = cuts ? cut(theirs) : rounded(theirs)
        const comparison = compareLots(birth, clocksOf(birth), given)
        if (comparison.kind === 'same') {
          expect(separation(theirs, lotsBy(birth)({}))).toBeLessThan(3 * MINUTE)
          return
        }
        const [cause] = Object.values(assumed) as LotCause[]
        expect(kinds(comparison)).toContain(cause!.kind)
      }),
      { numRuns: 300 },
    )
  })

  it('finds two causes together, or a single one that gives the same value', () => {
    const applied = anyBirth.chain((birth) =>
      fc.tuple(fc.constant(birth), oneCause(birth), oneCause(birth), fc.boolean()),
    )
    fc.assert(
      fc.property(applied, ([birth, one, other, cuts]) => {
        const theirs = lotsBy(birth)({ ...one, ...other })
        const comparison = compareLots(birth, clocksOf(birth), cuts ? cut(theirs) : rounded(theirs))
        expect(comparison.kind).not.toBe('none')
      }),
      { numRuns: 200 },
    )
  })

  it('explains nothing that no cause gives', () => {
    const value = fc.integer({ min: 0, max: 360 * 60 - 1 }).map((minutes) => minutes / 60)
    let none = 0
    const runs = 400
    fc.assert(
      fc.property(anyBirth, value, (birth, given) => {
        const comparison = compareLots(birth, clocksOf(birth), given)
        if (comparison.kind === 'none') {
          none += 1
          if (comparison.nearest) {
            expect(fitsMinute(given, comparison.nearest.longitude)).toBe(false)
          }
          return
        }
        const found = comparison.kind === 'same' ? [lotsBy(birth)({})] : longitudes(comparison)
        for (const longitude of found) expect(fitsMinute(given, longitude)).toBe(true)
      }),
      { numRuns: runs },
    )
    // About a hundred lots of 100 seconds each cover less than one part in a hundred of the circle.
    expect(none / runs).toBeGreaterThan(0.96)
  })
})

function longitudes(comparison: LotComparison): number[] {
  return comparison.kind === 'explained' ? comparison.explanations.map(({ longitude }) => longitude) : []
}

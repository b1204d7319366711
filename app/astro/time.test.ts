import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '#tests/support/arbitraries.ts'
import { daysSinceJ2000, deltaT, EARLIEST_UTC, LATEST_UTC, momentAt, supportedInstant } from './time.ts'

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
  ['1962-01-01T00:00Z', 34.0299, 0.0326],
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

test('TT is ahead of UTC as leap seconds and, before 1972, the rates of UTC make it', () => {
  // Source: TAI minus UTC in the table tai-utc.dat of the United States Naval Observatory.
  const rates: [from: string, seconds: number, mjd: number, aDay: number][] = [
    ['1962-01-01', 1.845858, 37_665, 0.0011232],
    ['1963-11-01', 1.945858, 37_665, 0.0011232],
    ['1964-01-01', 3.24013, 38_761, 0.001296],
    ['1964-04-01', 3.34013, 38_761, 0.001296],
    ['1964-09-01', 3.44013, 38_761, 0.001296],
    ['1965-01-01', 3.54013, 38_761, 0.001296],
    ['1965-03-01', 3.64013, 38_761, 0.001296],
    ['1965-07-01', 3.74013, 38_761, 0.001296],
    ['1965-09-01', 3.84013, 38_761, 0.001296],
    ['1966-01-01', 4.31317, 39_126, 0.002592],
    ['1968-02-01', 4.21317, 39_126, 0.002592],
  ]
  const leaps =
    '1972-01 1972-07 1973-01 1974-01 1975-01 1976-01 1977-01 1978-01 1979-01 1980-01 1981-07 1982-07 1983-07 1985-07 ' +
    '1988-01 1990-01 1991-01 1992-07 1993-07 1994-07 1996-01 1997-07 1999-01 2006-01 2009-01 2012-07 2015-07 2017-01'
  const steps = [
    ...rates.map(([from, seconds, mjd, aDay]) => ({
      from: Date.parse(`${from}T00:00Z`),
      taiMinusUtc: (ms: number) => seconds + (ms / 86_400_000 + 40_587 - mjd) * aDay,
    })),
    ...leaps.split(' ').map((month, i) => ({
      from: Date.parse(`${month}-01T00:00Z`),
      taiMinusUtc: () => 10 + i,
    })),
  ]
  steps.forEach(({ from, taiMinusUtc }, i) => {
    const until = steps[i + 1]?.from ?? Date.UTC(2026, 0, 1)
    for (const ms of [from, (from + until) / 2, until - 1]) {
      expect(timesOf(ms).tt, new Date(ms).toISOString()).toBeCloseTo(32.184 + taiMinusUtc(ms), 6)
    }
  })
})

test.each([
  // Source: EOP 20 C04 of the IERS; the last value is that of its Bulletin A.
  ['1962-01-01', 0.0326338],
  ['1966-01-10', -0.0445859],
  ['1970-01-19', -0.0045052],
  ['1974-01-28', 0.6317774],
  ['1978-02-06', 0.5367946],
  ['1982-02-15', -0.0774895],
  ['1986-02-24', 0.2349909],
  ['1990-03-05', 0.2008499],
  ['1994-03-14', 0.0263384],
  ['1998-03-23', 0.0587413],
  ['2002-04-01', -0.1894914],
  ['2006-04-10', 0.2592862],
  ['2010-04-19', -0.0057903],
  ['2014-04-28', -0.2433211],
  ['2018-05-07', 0.0969475],
  ['2022-05-16', -0.0979015],
  ['2026-05-25', 0.0217363],
  ['2026-10-22', -0.0428601],
])('on %s UT1 is %f s ahead of UTC, to the unit of the table', (day, ut1) => {
  expect(Math.abs(timesOf(Date.parse(`${day}T00:00Z`)).ut1 - ut1)).toBeLessThan(0.00006)
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
  const jump = (at: number) => Math.abs(deltaT(at + 1) - deltaT(at))
  fc.assert(
    fc.property(instant, (ms) => jump(daysSinceJ2000(ms)) < 0.02),
    { numRuns: 500 },
  )
  for (const year of [1962, 1972, 2027, 2028]) {
    const start = daysSinceJ2000(Date.UTC(year, 0, -1))
    const jumps = Array.from({ length: 366 }, (_, day) => jump(start + day))
    expect(Math.max(...jumps), `${year}`).toBeLessThan(0.02)
  }
})

test.each([
  // Source: Delta T at the beginning of the year, The Astronomical Almanac, page K8.
  [1900, -2.72],
  [1910, 10.46],
  [1920, 21.16],
  [1930, 24.02],
  [1940, 24.33],
  [1950, 29.15],
  [1955, 31.07],
  [1960, 33.15],
])('delta T at the beginning of %i is %f s, as far as it is known', (year, published) => {
  // The Almanac and Swiss Ephemeris take the Moon to be slowed by different amounts: 0.8 s at the most, in 1900.
  const closeness = year < 1955 ? 0.8 : 0.01
  expect(Math.abs(deltaT(daysSinceJ2000(Date.UTC(year, 0, 1))) - published)).toBeLessThan(closeness)
})

test('between the first days of two years delta T is a straight line, and nothing is known before 1850', () => {
  const startOf = (year: number) => daysSinceJ2000(Date.UTC(year, 0, 1))
  for (let year = 1850; year < 1961; year++) {
    const [start, end] = [startOf(year), startOf(year + 1)]
    const perDay = (deltaT(end) - deltaT(start)) / (end - start)
    for (const day of [0.1, 1, 182, 364, end - start - 0.1]) {
      expect(Math.abs(deltaT(start + day) - deltaT(start) - perDay * day), `${year} ${day}`).toBeLessThan(
        1e-9,
      )
    }
  }
  expect(deltaT(startOf(1700))).toBe(deltaT(startOf(1850)))
})

test('delta T grows or shrinks at nearly the same pace from year to year', () => {
  // In a year the length of the day changes by a millisecond at most, of which 365 days make 0.37 s.
  const atStartOf = (year: number) => deltaT(daysSinceJ2000(Date.UTC(year, 0, 1)))
  for (let year = 1851; year <= 2100; year++) {
    const change = atStartOf(year + 1) - 2 * atStartOf(year) + atStartOf(year - 1)
    expect(Math.abs(change), `${year}`).toBeLessThan(0.4)
  }
})

test('charts are cast from 31 December 1899 to 2 January 2101, where each day of 1900 to 2100 has ended', () => {
  expect(supportedInstant(EARLIEST_UTC)).toBe(Date.parse('1899-12-31T00:00Z'))
  expect(supportedInstant(new Date(LATEST_UTC))).toBe(Date.parse('2101-01-02T00:00Z'))
  for (const ms of [EARLIEST_UTC - 1, LATEST_UTC + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => supportedInstant(ms)).toThrow(
      new RangeError('The time must lie from 1899-12-31T00:00:00.000Z to 2101-01-02T00:00:00.000Z'),
    )
  }
  expect(() => supportedInstant(new Date('tomorrow'))).toThrow(RangeError)
})

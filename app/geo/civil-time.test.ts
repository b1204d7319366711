import { describe, expect, test } from 'vitest'
import {
  localTimeAt,
  resolveLocalTime,
  summerTimeAt,
  UnknownZoneError,
  ZONE_DATA_VERSION,
  zoneNames,
} from './civil-time.ts'
import { formatOffset } from './offset-text.ts'
import { findZone, zonePeriods, zonesEndingLike } from './zone-history.ts'

const HOUR = 3600

function unique(local: string, zone: string) {
  const found = resolveLocalTime({ local, zone })
  if (found.kind !== 'unique') throw new Error(`${local} ${zone} is ${found.kind}`)
  return found
}

describe('one instant', () => {
  // Source: IANA tzdata 2025b with backzone, the zone named.
  test.each([
    ['1945-07-15T12:00', 'Europe/Oslo', 2 * HOUR, '1945-07-15T10:00:00Z'],
    ['1935-01-01T12:00', 'Europe/Amsterdam', 19 * 60 + 32, '1935-01-01T11:40:28Z'],
    ['1935-07-01T12:00', 'Europe/Amsterdam', HOUR + 19 * 60 + 32, '1935-07-01T10:40:28Z'],
    ['1938-01-01T12:00', 'Europe/Amsterdam', 20 * 60, '1938-01-01T11:40:00Z'],
    ['1978-07-15T14:30', 'Europe/Istanbul', 3 * HOUR, '1978-07-15T11:30:00Z'],
    ['1910-06-01T10:00', 'Europe/Istanbul', HOUR + 56 * 60 + 56, '1910-06-01T08:03:04Z'],
    ['2016-12-01T12:00', 'Europe/Istanbul', 3 * HOUR, '2016-12-01T09:00:00Z'],
    ['1977-07-01T12:00', 'Asia/Tehran', 4.5 * HOUR, '1977-07-01T07:30:00Z'],
    ['1978-10-01T12:00', 'Asia/Tehran', 4 * HOUR, '1978-10-01T08:00:00Z'],
    ['1978-07-01T12:00', 'Asia/Tehran', 5 * HOUR, '1978-07-01T07:00:00Z'],
    ['1995-01-01T12:00', 'Asia/Tehran', 3.5 * HOUR, '1995-01-01T08:30:00Z'],
    ['1960-08-01T12:00', 'Africa/Cairo', 3 * HOUR, '1960-08-01T09:00:00Z'],
    ['2010-08-20T12:00', 'Africa/Cairo', 2 * HOUR, '2010-08-20T10:00:00Z'],
    ['2018-07-01T12:00', 'Africa/Cairo', 2 * HOUR, '2018-07-01T10:00:00Z'],
    ['2023-07-01T12:00', 'Africa/Cairo', 3 * HOUR, '2023-07-01T09:00:00Z'],
    ['1943-06-01T12:00', 'Asia/Kolkata', 6.5 * HOUR, '1943-06-01T05:30:00Z'],
    ['1947-08-15T00:00', 'Asia/Kolkata', 5.5 * HOUR, '1947-08-14T18:30:00Z'],
    ['1943-06-01T12:00', 'Asia/Karachi', 6.5 * HOUR, '1943-06-01T05:30:00Z'],
    ['1943-06-01T12:00', 'Asia/Dhaka', 6.5 * HOUR, '1943-06-01T05:30:00Z'],
    ['1943-06-01T12:00', 'Asia/Colombo', 6.5 * HOUR, '1943-06-01T05:30:00Z'],
    ['1941-01-15T12:00', 'Europe/London', HOUR, '1941-01-15T11:00:00Z'],
    ['1941-07-01T12:00', 'Europe/London', 2 * HOUR, '1941-07-01T10:00:00Z'],
    ['1945-06-01T12:00', 'Europe/London', 2 * HOUR, '1945-06-01T10:00:00Z'],
    ['1946-07-01T12:00', 'Europe/London', HOUR, '1946-07-01T11:00:00Z'],
    ['1947-05-01T12:00', 'Europe/London', 2 * HOUR, '1947-05-01T10:00:00Z'],
    ['1970-01-01T00:00', 'Europe/London', HOUR, '1969-12-31T23:00:00Z'],
    ['1950-01-01T12:00', 'Africa/Monrovia', -(44 * 60 + 30), '1950-01-01T12:44:30Z'],
    ['1986-07-01T12:00', 'Asia/Kathmandu', 5 * HOUR + 45 * 60, '1986-07-01T06:15:00Z'],
    ['2090-07-01T12:00', 'Europe/Berlin', 2 * HOUR, '2090-07-01T10:00:00Z'],
    ['2090-07-01T12:00', 'America/Sao_Paulo', -3 * HOUR, '2090-07-01T15:00:00Z'],
    ['2099-01-01T12:00', 'Australia/Lord_Howe', 11 * HOUR, '2099-01-01T01:00:00Z'],
  ])('%s in %s', (local, zone, offsetSeconds, utc) => {
    expect(unique(local, zone)).toMatchObject({ utc: new Date(utc), offsetSeconds, source: 'zone' })
  })

  test('names the double summer time of London', () => {
    expect(unique('1943-06-15T12:00', 'Europe/London').abbreviation).toBe('BDST')
  })

  test('keeps seconds', () => {
    expect(unique('1935-01-01T12:00:59', 'Europe/Amsterdam').utc).toEqual(new Date('1935-01-01T11:41:27Z'))
  })

  test('finds a zone in any letter case and under its other names', () => {
    for (const zone of ['asia/calcutta', 'Asia/Calcutta', 'Asia/Kolkata']) {
      expect(unique('1990-01-01T12:00', zone).offsetSeconds).toBe(5.5 * HOUR)
    }
  })
})

describe('local mean time', () => {
  test.each([
    ['1900-03-01T12:00', 'Africa/Lagos', 815],
    ['1900-03-01T12:00', 'Asia/Riyadh', 11212],
    ['1879-12-31T12:00', 'Europe/Istanbul', 6952],
    ['1892-06-01T12:00', 'Europe/Oslo', 2580],
    ['1911-01-01T12:00', 'Asia/Karachi', null],
    ['1906-12-31T12:00', 'Asia/Karachi', 16092],
    ['1880-01-01T12:00', 'Asia/Manila', 29032],
  ])('%s in %s', (local, zone, offset) => {
    const found = unique(local, zone)
    expect(found.source).toBe(offset === null ? 'zone' : 'local-mean-time')
    if (offset !== null) expect(found.offsetSeconds).toBe(offset)
  })

  test('UTC has none', () => {
    expect(unique('1850-01-01T00:00', 'UTC')).toMatchObject({ offsetSeconds: 0, source: 'zone' })
  })
})

describe('a time that occurred twice', () => {
  test.each([
    ['2015-11-08T03:30', 'Europe/Istanbul', '2015-11-08T00:30:00Z', '2015-11-08T01:30:00Z'],
    ['1985-10-27T01:30', 'America/New_York', '1985-10-27T05:30:00Z', '1985-10-27T06:30:00Z'],
    ['1947-08-10T02:30', 'Europe/London', '1947-08-10T00:30:00Z', '1947-08-10T01:30:00Z'],
    ['2020-04-05T01:45', 'Australia/Lord_Howe', '2020-04-04T14:45:00Z', '2020-04-04T15:15:00Z'],
    // Samoa lived 4 July 1892 twice when it moved to the American side of the date line.
    ['1892-07-04T12:00', 'Pacific/Apia', '1892-07-03T23:26:56Z', '1892-07-04T23:26:56Z'],
  ])('%s in %s', (local, zone, earlier, later) => {
    const found = resolveLocalTime({ local, zone })
    expect(found.kind).toBe('ambiguous')
    if (found.kind !== 'ambiguous') return
    expect(found.candidates.map(({ utc }) => utc)).toEqual([new Date(earlier), new Date(later)])
    for (const { utc } of found.candidates) expect(localTimeAt(utc, zone).local).toBe(local)
  })

  test('tells the two apart by their abbreviations', () => {
    const found = resolveLocalTime({ local: '2015-11-08T03:30', zone: 'Europe/Istanbul' })
    expect(found).toMatchObject({ candidates: [{ abbreviation: 'EEST' }, { abbreviation: 'EET' }] })
  })

  test('begins and ends on the second', () => {
    expect(resolveLocalTime({ local: '1985-10-27T00:59:59', zone: 'America/New_York' }).kind).toBe('unique')
    expect(resolveLocalTime({ local: '1985-10-27T01:00', zone: 'America/New_York' }).kind).toBe('ambiguous')
    expect(resolveLocalTime({ local: '1985-10-27T01:59:59', zone: 'America/New_York' }).kind).toBe(
      'ambiguous',
    )
    expect(resolveLocalTime({ local: '1985-10-27T02:00', zone: 'America/New_York' }).kind).toBe('unique')
  })
})

describe('a time that never occurred', () => {
  test.each([
    ['2021-03-28T02:30', 'Europe/Berlin', '2021-03-28T01:30', '2021-03-28T03:30'],
    ['1985-04-28T02:00', 'America/New_York', '1985-04-28T01:00', '1985-04-28T03:00'],
    ['2022-03-22T00:30', 'Asia/Tehran', '2022-03-21T23:30', '2022-03-22T01:30'],
    ['1941-05-04T02:30', 'Europe/London', '1941-05-04T01:30', '1941-05-04T03:30'],
    ['1937-07-01T00:00:10', 'Europe/Amsterdam', '1937-06-30T23:59:42', '1937-07-01T00:00:38'],
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-29T12:00', '2011-12-31T12:00'],
    ['1993-08-21T12:00', 'Pacific/Kwajalein', '1993-08-20T12:00', '1993-08-22T12:00'],
    ['1994-12-31T12:00', 'Pacific/Kiritimati', '1994-12-30T12:00', '1995-01-01T12:00'],
  ])('%s in %s', (local, zone, before, after) => {
    const found = resolveLocalTime({ local, zone })
    expect(found.kind).toBe('nonexistent')
    if (found.kind !== 'nonexistent') return
    expect(found.candidates.map((candidate) => candidate.local)).toEqual([before, after])
    for (const candidate of found.candidates) {
      expect(unique(candidate.local, zone)).toMatchObject({
        utc: candidate.utc,
        offsetSeconds: candidate.offsetSeconds,
        abbreviation: candidate.abbreviation,
      })
    }
  })

  test('begins and ends on the second', () => {
    const kind = (local: string) => resolveLocalTime({ local, zone: 'Europe/Berlin' }).kind
    expect(kind('2021-03-28T01:59:59')).toBe('unique')
    expect(kind('2021-03-28T02:00:00')).toBe('nonexistent')
    expect(kind('2021-03-28T02:59:59')).toBe('nonexistent')
    expect(kind('2021-03-28T03:00:00')).toBe('unique')
  })
})

describe('input that is refused', () => {
  test.each([
    ['1990-02-30T12:00', /no such date: 1990-02-30$/],
    ['1900-02-29T12:00', /no such date/],
    ['1990-13-01T12:00', /no such date/],
    ['1990-00-10T12:00', /no such date/],
    ['1990-01-00T12:00', /no such date/],
    ['1990-01-01T24:00', /no such time of day: 24:00/],
    ['1990-01-01T12:60', /no such time/],
    ['1990-01-01T12:00:60', /no such time/],
    ['0000-01-01T12:00', /^The year must be from 1 to 2100: 0000-01-01T12:00$/],
    ['2101-01-01T12:00', /^The year must be from 1 to 2100: 2101-01-01T12:00$/],
    ['1990-01-01T12:0', /^Not a local date and time \(YYYY-MM-DDTHH:MM\): 1990-01-01T12:0$/],
    ['1990-01-01T1:00', /Not a local date/],
    ['1990-01-1T12:00', /Not a local date/],
    ['990-01-01T12:00', /Not a local date/],
    ['1990-01-01T12:00:5', /Not a local date/],
    ['1990-1-1T12:00', /Not a local date/],
    ['1990-01-01 12:00', /Not a local date/],
    ['1990-01-01T12:00Z', /Not a local date/],
    ['x1990-01-01T12:00', /Not a local date/],
    ['11990-01-01T12:00', /Not a local date/],
    ['1990-01-01T12:00:00.5', /Not a local date/],
    ['1990-01-01T12:00\n', /Not a local date/],
    ['', /Not a local date/],
  ])('%s', (local, message) => {
    const resolve = () => resolveLocalTime({ local, zone: 'Europe/Oslo' })
    expect(resolve).toThrow(RangeError)
    expect(resolve).toThrow(message)
  })

  test('29 February of a leap year is a date', () => {
    expect(unique('2000-02-29T12:00', 'Europe/Oslo').utc).toEqual(new Date('2000-02-29T11:00:00Z'))
  })

  test.each(['Mars/Olympus', '', 'constructor', '__proto__', 'Factory'])('the zone "%s"', (zone) => {
    expect(() => resolveLocalTime({ local: '1990-01-01T12:00', zone })).toThrow(UnknownZoneError)
    expect(() => localTimeAt(new Date(0), zone)).toThrow(UnknownZoneError)
  })

  test('an invalid instant', () => {
    expect(() => localTimeAt(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
  })
})

describe('localTimeAt', () => {
  test('leaves out seconds that are zero', () => {
    expect(localTimeAt(new Date('1935-01-01T12:00:00Z'), 'Europe/Amsterdam').local).toBe(
      '1935-01-01T12:19:32',
    )
    expect(localTimeAt(new Date('1955-01-01T12:00:00.900Z'), 'Europe/Amsterdam').local).toBe(
      '1955-01-01T13:00',
    )
  })
})

describe('summerTimeAt', () => {
  // Source: the rules of IANA tzdata for the zone named.
  test.each([
    ['1976-07-15T11:30:00Z', 'Europe/Istanbul', HOUR],
    // On +03 as standard time from 1978 to 1984.
    ['1978-07-15T11:30:00Z', 'Europe/Istanbul', 0],
    ['1978-12-15T11:30:00Z', 'Europe/Istanbul', 0],
    // On +03 the whole year since 2016.
    ['2020-07-15T11:30:00Z', 'Europe/Istanbul', 0],
    ['1943-07-15T11:30:00Z', 'Europe/London', 2 * HOUR],
    // British Standard Time, kept through three winters.
    ['1970-01-15T11:30:00Z', 'Europe/London', 0],
    // Ireland's rules call its summer time standard.
    ['1985-07-15T11:30:00Z', 'Europe/Dublin', HOUR],
    ['1985-01-15T11:30:00Z', 'Europe/Dublin', 0],
    ['1970-01-15T11:30:00Z', 'Europe/Dublin', 0],
    // Namibia from 1994 to 2017: Central African Time is standard, the winter an hour behind it.
    ['2010-01-15T11:30:00Z', 'Africa/Windhoek', HOUR],
    ['2010-06-15T11:30:00Z', 'Africa/Windhoek', 0],
    ['2018-06-15T11:30:00Z', 'Africa/Windhoek', 0],
    // Clocks set back for Ramadan.
    ['2021-04-20T11:30:00Z', 'Africa/Casablanca', -HOUR],
    ['2021-07-20T11:30:00Z', 'Africa/Casablanca', 0],
    ['1990-05-17T11:30:00Z', 'Asia/Karachi', 0],
    ['1902-05-17T11:30:00Z', 'Asia/Karachi', 0],
    ['1990-01-17T11:30:00Z', 'Australia/Lord_Howe', HOUR / 2],
    // Standard time changed as summer time began or ended: the clocks were an hour ahead of the other one.
    ['1991-07-01T12:00:00Z', 'Europe/Moscow', HOUR],
    ['1996-07-01T12:00:00Z', 'Europe/Lisbon', HOUR],
    ['1942-04-11T12:00:00Z', 'Europe/Kyiv', HOUR],
    ['1941-08-09T12:00:00Z', 'Europe/Amsterdam', HOUR],
    ['1937-08-17T12:00:00Z', 'Europe/Amsterdam', HOUR],
    ['2012-02-14T12:00:00Z', 'Pacific/Apia', HOUR],
    ['1965-01-30T12:00:00Z', 'Antarctica/Palmer', HOUR],
    // Standard time changed at both ends.
    ['1999-12-18T12:00:00Z', 'America/Argentina/Buenos_Aires', HOUR],
    ['1983-11-14T12:00:00Z', 'America/Nome', 0],
    // Double summer time, beside a standard time that another country had set.
    ['1945-06-24T12:00:00Z', 'Europe/Paris', 2 * HOUR],
    ['1945-06-10T12:00:00Z', 'Europe/Jersey', 2 * HOUR],
    // Half an hour before Japan set its own time.
    ['1941-11-15T12:00:00Z', 'Asia/Hong_Kong', HOUR / 2],
    // The last winter that is written out.
    ['2100-12-31T12:00:00Z', 'Europe/Dublin', 0],
    // Put back for twelve weeks: the time on either side of them is standard time.
    ['1947-01-12T12:00:00Z', 'Europe/Prague', -HOUR],
    ['1946-11-03T12:00:00Z', 'Europe/Prague', 0],
    ['1947-03-23T12:00:00Z', 'Europe/Prague', 0],
  ])('%s in %s: %i seconds', (utc, zone, seconds) => {
    expect(summerTimeAt(new Date(utc), zone)).toBe(seconds)
  })
})

test('the first and the last year are taken, and the last second of a day', () => {
  expect(unique('0001-01-01T00:00', 'UTC').utc).toEqual(new Date('0001-01-01T00:00:00Z'))
  expect(unique('2100-12-31T23:59:59', 'UTC').utc).toEqual(new Date('2100-12-31T23:59:59Z'))
})

test('the clocks of a place at an instant', () => {
  expect(localTimeAt(new Date('1943-06-15T10:00:00Z'), 'Europe/London')).toEqual({
    local: '1943-06-15T12:00',
    offsetSeconds: 2 * HOUR,
    abbreviation: 'BDST',
    source: 'zone',
  })
  expect(localTimeAt(new Date('1870-01-01T00:00:00Z'), 'Europe/Istanbul')).toEqual({
    local: '1870-01-01T01:55:52',
    offsetSeconds: HOUR + 55 * 60 + 52,
    abbreviation: 'LMT',
    source: 'local-mean-time',
  })
  expect(() => localTimeAt(new Date(Number.NaN), 'UTC')).toThrow('The instant is not a valid date')
  expect(localTimeAt(new Date('1990-06-01T00:00:00Z'), 'Asia/Karachi').abbreviation).toBe('PKT')
  expect(localTimeAt(new Date('1990-06-01T00:00:00Z'), 'Europe/Berlin').abbreviation).toBe('CEST')
})

describe('zones', () => {
  test('are found in any letter case, without spaces at the ends', () => {
    expect(findZone(' europe/BERLIN ')).toBe('Europe/Berlin')
    expect(findZone('asia/calcutta')).toBe('Asia/Calcutta')
    expect(findZone('Mars/Olympus')).toBeNull()
    expect(zonePeriods('Asia/Calcutta')).toEqual(zonePeriods('Asia/Kolkata'))
    expect(zonePeriods('asia/kolkata')).toBe(zonePeriods('Asia/Kolkata'))
  })

  test('are listed in order, other names too', () => {
    const names = zoneNames()
    expect(names).toEqual([...names].sort())
    expect(names).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Berlin', 'UTC']))
    expect(names.length).toBeGreaterThan(550)
  })

  test('that are unknown cause an error with their name', () => {
    try {
      zonePeriods('Mars/Olympus')
      expect.fail()
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownZoneError)
      expect(error).toMatchObject({
        name: 'UnknownZoneError',
        zone: 'Mars/Olympus',
        message: 'Unknown time zone: Mars/Olympus',
      })
    }
  })

  test('have periods from the beginning of time to its end, each from where the last stops', () => {
    for (const zone of ['Europe/London', 'UTC', 'Asia/Tehran']) {
      const periods = zonePeriods(zone)
      expect(periods[0]!.from).toBe(Number.NEGATIVE_INFINITY)
      expect(periods.at(-1)!.until).toBe(Number.POSITIVE_INFINITY)
      for (const [i, period] of periods.slice(1).entries()) expect(period.from).toBe(periods[i]!.until)
    }
    expect(zonePeriods('Asia/Karachi').slice(0, 2)).toEqual([
      {
        from: Number.NEGATIVE_INFINITY,
        until: Date.UTC(1906, 11, 31, 19, 31, 48) / 1000,
        offset: 16_092,
        abbreviation: 'LMT',
        daylight: false,
      },
      expect.objectContaining({ offset: 5.5 * HOUR, abbreviation: '+0530', daylight: false }),
    ])
    const summer = zonePeriods('Europe/Berlin').filter(({ abbreviation }) => abbreviation === 'CEST')
    expect(summer.every(({ daylight }) => daylight)).toBe(true)
  })

  test('that end with the same offset are found', () => {
    const like = zonesEndingLike('Asia/Kolkata')
    expect(like).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Colombo']))
    for (const zone of like) expect(zonePeriods(zone).at(-1)!.offset, zone).toBe(5.5 * HOUR)
    expect(like).not.toContain('Asia/Karachi')
  })
})

test('formatOffset', () => {
  expect([0, 7200, -12600, 1172, -1521].map(formatOffset)).toEqual([
    '+00:00',
    '+02:00',
    '-03:30',
    '+00:19:32',
    '-00:25:21',
  ])
})

test('the release of the zone data is known', () => {
  expect(ZONE_DATA_VERSION).toMatch(/^20\d\d[a-z]$/)
})

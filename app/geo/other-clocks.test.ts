import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveLocalTime, ZONE_DATA_VERSION, zoneNames } from './civil-time.ts'
import { otherOffsets } from './other-clocks.ts'

const HOUR = 3600

/** The offset of a clock time; if it occurred twice or never, the first. */
function trueOffset(local: string, zone: string): number {
  const resolved = resolveLocalTime({ local, zone })
  return (resolved.kind === 'unique' ? resolved : resolved.candidates[0]).offsetSeconds
}

/** The other offsets of a birth, by kind, in hours. */
function hours(local: string, zone: string, longitude: number): Record<string, number> {
  const others = otherOffsets({ local, zone, offsetSeconds: trueOffset(local, zone), longitude })
  return Object.fromEntries(others.map(({ kind, offsetSeconds }) => [kind, offsetSeconds / HOUR]))
}

describe('other offsets', () => {
  it('gives standard time in summer, and summer time in winter', () => {
    expect(hours('1985-07-01T12:00', 'Europe/Istanbul', 29)).toMatchObject({ 'standard-time': 2 })
    expect(hours('1985-01-01T12:00', 'Europe/Istanbul', 29)).toMatchObject({ 'summer-time': 3 })
    expect(hours('1985-01-01T12:00', 'Europe/Istanbul', 29)).not.toHaveProperty('standard-time')
  })

  it('undoes double summer time', () => {
    expect(hours('1944-07-01T12:00', 'Europe/London', 0)).toMatchObject({
      'standard-time': 1,
      'rules-of-today': 1,
      'universal-time': 0,
    })
  })

  it('applies the rules of today to a day of the past', () => {
    expect(hours('1990-01-15T08:00', 'Europe/Istanbul', 29)).toMatchObject({ 'rules-of-today': 3 })
    expect(hours('1992-02-29T08:00', 'Europe/Istanbul', 29)).toMatchObject({ 'rules-of-today': 3 })
  })

  it('names zones that programs merge with this one', () => {
    // Berlin had double summer time then, Oslo did not.
    const [merged] = otherOffsets({
      local: '1945-07-01T12:00',
      zone: 'Europe/Oslo',
      offsetSeconds: 2 * HOUR,
      longitude: 10.75,
    }).filter(({ kind }) => kind === 'merged-zone')
    expect(merged).toEqual({ kind: 'merged-zone', offsetSeconds: 3 * HOUR, zone: 'Europe/Berlin' })
    expect(hours('1985-07-01T12:00', 'Europe/Oslo', 10.75)).not.toHaveProperty('merged-zone')
  })

  it('gives the history of the zone where a place had another clock, and the zones beyond a border', () => {
    const others = otherOffsets({
      local: '1910-06-15T12:00',
      zone: 'Europe/Warsaw',
      offsetSeconds: HOUR,
      longitude: 17.03,
      neighbours: ['Europe/Kyiv'],
    })
    expect(others).toEqual(
      expect.arrayContaining([
        { kind: 'zone-history', offsetSeconds: 1.4 * HOUR, zone: 'Europe/Warsaw' },
        { kind: 'neighbour-zone', offsetSeconds: 7324, zone: 'Europe/Kyiv' },
      ]),
    )
    const hanoi = otherOffsets({
      local: '1950-01-15T12:00',
      zone: 'Asia/Hanoi',
      surrounding: 'Asia/Bangkok',
      offsetSeconds: 8 * HOUR,
      longitude: 105.84,
    })
    expect(hanoi).toContainEqual({ kind: 'zone-history', offsetSeconds: 7 * HOUR, zone: 'Asia/Bangkok' })
  })

  // Source: IANA tzdata 2026f with backzone, read with a program of its own. The order is that of the names.
  it.each([
    // Oslo, Copenhagen and others were still on local mean time, which is tried by itself.
    ['1894-06-01T12:00', 'Europe/Berlin', [['Europe/Stockholm', 3614]]],
    [
      '1945-07-01T12:00',
      'Europe/Oslo',
      [
        ['Europe/Berlin', 3 * HOUR],
        ['Europe/Stockholm', HOUR],
      ],
    ],
    // Chita and Pyongyang end like Tokyo, but were elsewhere after 1970.
    [
      '1949-07-01T12:00',
      'Asia/Tokyo',
      [
        ['Asia/Jayapura', 9.5 * HOUR],
        ['Etc/GMT-9', 9 * HOUR],
      ],
    ],
    // Rankin Inlet changed its clocks together with Chicago until 2007, but from another offset.
    ['1948-07-01T12:00', 'America/Chicago', [['CST6CDT', -6 * HOUR]]],
    // The fourth offset, of Blanc-Sablon, is the true one.
    [
      '1943-05-01T12:00',
      'America/Puerto_Rico',
      [
        ['America/Anguilla', -4 * HOUR],
        ['America/Antigua', -5 * HOUR],
        ['America/Aruba', -4.5 * HOUR],
      ],
    ],
    // Four offsets are tried, the true one among them. That of St Helena would be the fifth.
    [
      '1912-07-01T12:00',
      'Africa/Abidjan',
      [
        ['Africa/Banjul', -3996],
        ['Africa/Dakar', -HOUR],
        ['Africa/Freetown', -3180],
      ],
    ],
  ])('at %s, names the zones that programs merge with %s', (local, zone, merged) => {
    const offsetSeconds = trueOffset(local, zone)
    const found = otherOffsets({ local, zone, offsetSeconds, longitude: 0 })
    expect(
      found.filter(({ kind }) => kind === 'merged-zone').map((other) => [other.zone, other.offsetSeconds]),
    ).toEqual(merged)
  })

  it('gives each kind once, and no merged zone after 1970', () => {
    const birth = { local: '1985-07-01T12:00', zone: 'Europe/Istanbul', offsetSeconds: 3 * HOUR }
    expect(otherOffsets({ ...birth, longitude: -67.4 })).toEqual([
      { kind: 'standard-time', offsetSeconds: 2 * HOUR },
      { kind: 'hour-of-longitude', offsetSeconds: -4 * HOUR },
      { kind: 'universal-time', offsetSeconds: 0 },
    ])
    expect(otherOffsets({ ...birth, longitude: 67.6 })[1]).toEqual({
      kind: 'hour-of-longitude',
      offsetSeconds: 5 * HOUR,
    })
  })

  it('looks for summer time and standard time within 366 days', () => {
    // The clocks of Istanbul were set forward for the last time at 01:00 UTC on 27 March 2016.
    expect(hours('2017-03-28T04:00', 'Europe/Istanbul', 29)).toMatchObject({ 'standard-time': 2 })
    expect(hours('2017-03-28T04:01', 'Europe/Istanbul', 29)).not.toHaveProperty('standard-time')
    // The first summer time of Tokyo began at 15:00 UTC on 1 May 1948.
    expect(hours('1947-05-02T00:00', 'Asia/Tokyo', 139)).toMatchObject({ 'summer-time': 10 })
    expect(hours('1947-05-01T23:59', 'Asia/Tokyo', 139)).not.toHaveProperty('summer-time')
  })

  it('takes steps of two hours for summer time, and no move across the date line', () => {
    expect(hours('2010-01-01T12:00', 'Antarctica/Troll', 2)).toMatchObject({ 'summer-time': 2 })
    // Samoa left out 30 December 2011: before it, its clocks showed UTC-10.
    expect(hours('2012-07-01T12:00', 'Pacific/Apia', -172)).toMatchObject({ 'summer-time': 14 })
    expect(hours('2012-07-01T12:00', 'Pacific/Apia', -172)).not.toHaveProperty('standard-time')
  })

  it('takes the first reading of a time that the clocks of today show twice', () => {
    // By the rules of today, clocks go back on the last Sunday of October. In 1990 they had gone back in September.
    const year = Number.parseInt(ZONE_DATA_VERSION, 10)
    const sunday = 31 - new Date(Date.UTC(year, 9, 31)).getUTCDay()
    expect(hours(`1990-10-${sunday}T02:30`, 'Europe/Berlin', 15)).toMatchObject({ 'rules-of-today': 2 })
  })

  it('never gives the true offset, for any zone and any day', () => {
    const day = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) })
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames()), day, (zone, ms) => {
        const local = new Date(ms).toISOString().slice(0, 16)
        const offsetSeconds = trueOffset(local, zone)
        const others = otherOffsets({ local, zone, offsetSeconds, longitude: 0 })
        expect(others.length).toBeLessThanOrEqual(9)
        for (const other of others) expect(other.offsetSeconds).not.toBe(offsetSeconds)
      }),
      { numRuns: 100 },
    )
  })
})

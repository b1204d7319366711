import { describe, expect, test } from 'vitest'
import { zonePeriods } from '#app/geo/zone-history.ts'
import backzone from './backzone.json'
import { readZone } from './tzif.ts'
import { encodePeriods } from './zones.ts'

type Type = [offset: number, abbreviation: string, daylight?: boolean]

/** A TZif file of version 2 with an empty first part, as slim compilers write it. */
function tzif(types: Type[], transitions: [second: number, type: number][], footer: string): Uint8Array {
  const names = types.map(([, abbreviation]) => `${abbreviation}\0`)
  const header = (time: number, type: number, char: number) => {
    const bytes = Buffer.alloc(44)
    bytes.write('TZif2')
    for (const [index, count] of [0, 0, 0, time, type, char].entries())
      bytes.writeUInt32BE(count, 20 + index * 4)
    return bytes
  }
  const times = Buffer.alloc(transitions.length * 8)
  for (const [index, [second]] of transitions.entries()) times.writeBigInt64BE(BigInt(second), index * 8)
  const records = types.map(([offset, , daylight], index) => {
    const record = Buffer.alloc(6)
    record.writeInt32BE(offset, 0)
    record.writeUInt8(daylight ? 1 : 0, 4)
    record.writeUInt8(names.slice(0, index).join('').length, 5)
    return record
  })
  return Buffer.concat([
    header(0, 1, 1),
    Buffer.alloc(6 + 1),
    header(transitions.length, types.length, names.join('').length),
    times,
    Buffer.from(transitions.map(([, type]) => type)),
    ...records,
    Buffer.from(names.join('')),
    Buffer.from(`\n${footer}\n`),
  ])
}

const second = (iso: string) => Date.parse(iso) / 1000
const START = second('2000-01-01T00:00:00Z')

function changes(footer: string, throughYear: number): string[] {
  const types: Type[] = [
    [0, 'LMT'],
    [1, 'X'],
  ]
  return readZone(tzif(types, [[START, 1]], footer), throughYear)
    .slice(2)
    .map(
      ({ from, offset, abbreviation }) => `${new Date(from * 1000).toISOString()} ${offset} ${abbreviation}`,
    )
}

describe('readZone', () => {
  test('reads types and transitions and drops those that change nothing', () => {
    const file = tzif(
      [
        [-75, 'LMT'],
        [0, 'GMT'],
      ],
      [
        [-3852662325, 1],
        [-100, 1],
      ],
      'GMT0',
    )
    expect(readZone(file, 2100)).toEqual([
      { from: Number.NEGATIVE_INFINITY, offset: -75, abbreviation: 'LMT', daylight: false },
      { from: -3852662325, offset: 0, abbreviation: 'GMT', daylight: false },
    ])
  })

  test('reads which periods are daylight saving time', () => {
    const file = tzif(
      [
        [0, 'GMT'],
        [3600, 'BST', true],
        [3600, 'BST'],
      ],
      [
        [10, 1],
        [20, 2],
        [30, 0],
      ],
      'GMT0',
    )
    expect(readZone(file, 2100).map(({ daylight }) => daylight)).toEqual([false, true, false, false])
  })

  test.each([
    [
      'CET-1CEST,M3.5.0,M10.5.0/3',
      ['2000-03-26T01:00:00.000Z 7200 CEST', '2000-10-29T01:00:00.000Z 3600 CET'],
    ],
    [
      'NZST-12NZDT,M9.5.0,M4.1.0/3',
      ['2000-04-01T14:00:00.000Z 43200 NZST', '2000-09-23T14:00:00.000Z 46800 NZDT'],
    ],
    ['IST-1GMT0,M10.5.0,M3.5.0/1', ['2000-03-26T01:00:00.000Z 3600 IST', '2000-10-29T01:00:00.000Z 0 GMT']],
    [
      '<-02>2<-01>,M3.5.0/-1,M10.5.0/0',
      ['2000-03-26T01:00:00.000Z -3600 -01', '2000-10-29T01:00:00.000Z -7200 -02'],
    ],
    [
      'EET-2EEST,M3.4.4/50,M10.4.4/50',
      ['2000-03-25T00:00:00.000Z 10800 EEST', '2000-10-27T23:00:00.000Z 7200 EET'],
    ],
    [
      '<+0330>-3:30<+0430>,J79/24,J263/24',
      ['2000-03-20T20:30:00.000Z 16200 +0430', '2000-09-20T19:30:00.000Z 12600 +0330'],
    ],
    ['AAA0BBB,59/0,60/0', ['2000-02-29T00:00:00.000Z 3600 BBB', '2000-02-29T23:00:00.000Z 0 AAA']],
  ])('expands the rule %s', (footer, expected) => {
    expect(changes(footer, 2000)).toEqual(expected)
  })

  test('expands a rule to the last year and no further', () => {
    expect(changes('EST5EDT,M3.2.0,M11.1.0', 2100)).toHaveLength(2 * 101)
    expect(changes('EST5', 2100)).toEqual([])
  })

  test('refuses what is not TZif and rules it cannot read', () => {
    expect(() => readZone(Buffer.alloc(100), 2100)).toThrow('Not a TZif file')
    expect(() => changes('nonsense', 2100)).toThrow('Unreadable zone rule')
  })
})

test('encodePeriods', () => {
  const periods = [
    { from: Number.NEGATIVE_INFINITY, offset: -75, abbreviation: 'LMT', daylight: false },
    { from: -36, offset: 0, abbreviation: 'GMT', daylight: false },
    { from: 36, offset: 3600, abbreviation: 'BST', daylight: true },
    { from: 72, offset: 0, abbreviation: 'GMT', daylight: false },
  ]
  expect(encodePeriods(periods)).toBe('LMT -75,GMT 0,BST 3600 d|0121|-10 20 10')
})

test('zones that IANA keeps in backzone have their own history', () => {
  const missing = Object.entries(backzone.zones).filter(([name, { periods }]) => {
    const own = zonePeriods(name).slice(0, periods.length)
    return !periods.every(
      ([from, offset, daylight, abbreviation], index) =>
        own[index]?.from === (from ?? Number.NEGATIVE_INFINITY) &&
        own[index]?.offset === offset &&
        own[index]?.daylight === daylight &&
        own[index]?.abbreviation === abbreviation,
    )
  })
  expect(Object.keys(backzone.zones)).toContain('Asia/Hanoi')
  expect(missing).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLatitude, parseLongitude } from './coordinates.ts'

const ISTANBUL = 41 + 30 / 3600

/** `41°00'30"N`: degrees to the nearest second of arc. */
function sexagesimal(degrees: number, [positive, negative]: readonly [string, string]): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const pad = (value: number) => String(value).padStart(2, '0')
  const side = degrees < 0 && seconds > 0 ? negative : positive
  return `${Math.floor(seconds / 3600)}°${pad(Math.floor(seconds / 60) % 60)}'${pad(seconds % 60)}"${side}`
}

describe('parseLatitude', () => {
  test.each([
    ['41.0082', 41.0082],
    ['41,0082', 41.0082],
    [' +41.0082 ', 41.0082],
    ['-33.86', -33.86],
    ['−33.86', -33.86],
    ['41.0082°', 41.0082],
    ['41.0082° N', 41.0082],
    ['41.0082S', -41.0082],
    ['s 41.0082', -41.0082],
    ['٤١٫٠٠٨٢', 41.0082],
    ['۴۱.۰۰۸۲', 41.0082],
    ['41°00\'30"N', ISTANBUL],
    ['41° 00′ 30″ N', ISTANBUL],
    ['41º00’30”N', ISTANBUL],
    ["41°00'30''N", ISTANBUL],
    ['N41:00:30', ISTANBUL],
    ['41 00 30 n', ISTANBUL],
    ['41d00m30s', ISTANBUL],
    ['41 deg 00 min 30 sec N', ISTANBUL],
    ['41d00m30s S', -ISTANBUL],
    ["41°00'30 S", -ISTANBUL],
    ['41 deg 0.5 min', ISTANBUL],
    ['-41 00 30', -ISTANBUL],
    ["41°00.5'N", ISTANBUL],
    ['41 0,5', ISTANBUL],
    ['90', 90],
    ['-90', -90],
    ['0', 0],
    ['-0', 0],
    ['0 S', 0],
    ['.5', 0.5],
  ])('%s', (text, degrees) => {
    expect(parseLatitude(text)).toBeCloseTo(degrees, 10)
  })

  test.each([
    '',
    ' ',
    'north',
    'N',
    '-',
    '90.0001',
    '-91',
    '41.0082 E',
    '-41 S',
    'N 41 S',
    '41 60',
    '41°00\'60"',
    '41.5 30',
    '41,0082,5',
    '41.0082, 28.9784',
    '1e1',
    'NaN',
    'Infinity',
    '0x29',
    '4'.repeat(100),
  ])('refuses "%s"', (text) => {
    expect(parseLatitude(text)).toBeNull()
  })
})

describe('parseLongitude', () => {
  test.each([
    ['28.9784', 28.9784],
    ['180', 180],
    ['-180', -180],
    ['179°59\'59"W', -(179 + 59 / 60 + 59 / 3600)],
    ['W 73,5', -73.5],
  ])('%s', (text, degrees) => {
    expect(parseLongitude(text)).toBeCloseTo(degrees, 10)
  })

  test.each(['180.1', '28 N', '360'])('refuses "%s"', (text) => {
    expect(parseLongitude(text)).toBeNull()
  })
})

describe('spellings', () => {
  test.each([
    ['٠١٫٢٣', 1.23],
    ['٤٥٫٦٧', 45.67],
    ['٨٫٩', 8.9],
    ['۰۱٫۲۳', 1.23],
    ['۴۵٫۶۷', 45.67],
    ['۸٫۹', 8.9],
    ['–33.5', -33.5],
    ['—33.5', -33.5],
    ['41˚', 41],
    ["41°30'", 41.5],
    ['41°30’', 41.5],
    ['41°30‘', 41.5],
    ['41°30′', 41.5],
    ['41°30´', 41.5],
    ['41°30`', 41.5],
    ["41°30'18“", 41.505],
    ["41°30'18”", 41.505],
    ["41°30'18″", 41.505],
    ['41 d 30 m 18 s', 41.505],
    ['41DEG30MIN18SEC', 41.505],
    ['41 deg', 41],
    ['41d30m', 41.5],
    ['41d30m N', 41.5],
    [' N41 30 ', 41.5],
    ['41 30 N ', 41.5],
    ['41 : 30 : 18.0', 41.505],
    ['41.', 41],
    ['+ 41 30', 41.5],
    ['N 41 30', 41.5],
    ['41 30 18"', 41.505],
    ['41 30 18 "', 41.505],
    ['41   30   18   N', 41.505],
    ["41 ° 30 ' S", -41.5],
    ['41.5 °', 41.5],
    ['41 59.9', 41 + 59.9 / 60],
  ])('%s', (text, degrees) => {
    expect(parseLatitude(text)).toBeCloseTo(degrees, 9)
  })

  test.each([
    '4111',
    '41 300',
    '41x',
    'x41',
    '41 30x',
    'x41 30',
    '41 30 18x',
    'x41 30 18',
    '41 30 60',
    '41 60 0',
    '+N41',
    'N+41',
    '41+',
    '41dx',
    '41 30 18 5',
    '41°°30',
    'N',
    '4 1 1 1',
    `${'0'.repeat(37)}1.5`,
    `41.${'5'.repeat(38)}`,
  ])('refuses "%s"', (text) => {
    expect(parseLatitude(text)).toBeNull()
  })

  test('at most forty characters, and no minus before nothing', () => {
    expect(parseLatitude(`41.${'5'.repeat(37)}`)).toBeCloseTo(41.5555555, 6)
    expect(parseLatitude('-0')).toBe(0)
    expect(parseLongitude('0 W')).toBe(0)
  })
})

describe('for any input', () => {
  // Millionths of a degree, because nearly all numbers of fc.double are next to zero or to a limit.
  const latitude = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((millionths) => millionths / 1e6)
  const longitude = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1e6)

  test('a decimal number is itself, with point and with comma', () => {
    fc.assert(
      fc.property(latitude, longitude, (north, east) => {
        const text = [north.toFixed(6), east.toFixed(6)] as const
        expect(parseLatitude(text[0])).toBeCloseTo(Number(text[0]), 10)
        expect(parseLatitude(text[0].replace('.', ','))).toBeCloseTo(Number(text[0]), 10)
        expect(parseLongitude(text[1])).toBeCloseTo(Number(text[1]), 10)
        expect(parseLongitude(text[1].replace('.', ','))).toBeCloseTo(Number(text[1]), 10)
      }),
    )
  })

  test('degrees, minutes and seconds are read to half a second of arc', () => {
    const halfSecond = 0.5 / 3600 + 1e-9
    fc.assert(
      fc.property(latitude, longitude, (north, east) => {
        const read = [
          parseLatitude(sexagesimal(north, ['N', 'S'])),
          parseLongitude(sexagesimal(east, ['E', 'W'])),
        ]
        expect(Math.abs(read[0]! - north)).toBeLessThan(halfSecond)
        expect(Math.abs(read[1]! - east)).toBeLessThan(halfSecond)
      }),
    )
  })

  test('nothing throws and nothing leaves the range', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+°\'"NSEWnsew :dms') }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const [north, east] = [parseLatitude(text), parseLongitude(text)]
        expect(north === null || Math.abs(north) <= 90).toBe(true)
        expect(east === null || Math.abs(east) <= 180).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  [0.0000001, 0.0000001, 0.0000001],
  [-90, -90, -90],
  [90.0001, null, 90.0001],
  [-180, null, -180],
  [180.0001, null, null],
  [Number.NaN, null, null],
  [-0, 0, 0],
])('the number %d is in degrees', (given, latitude, longitude) => {
  expect([parseLatitude(given), parseLongitude(given)]).toEqual([latitude, longitude])
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { between } from '#tests/support/arbitraries.ts'
import {
  DISTANCE,
  DISTANCE_RATE,
  EphemerisError,
  emptyPlace,
  LATITUDE,
  LATITUDE_RATE,
  LONGITUDE,
  LONGITUDE_RATE,
  loadEphemeris,
} from './ephemeris.ts'
import { EPHEMERIS_FILE, ephemeris, readEphemeris } from './ephemeris-file.ts'
import { EARLIEST_UTC, LATEST_UTC, momentAt } from './time.ts'
import { PLANETS } from './types.ts'
import { signedDegrees } from './zodiac.ts'

const file = readFileSync(EPHEMERIS_FILE)
const folder = mkdtempSync(join(tmpdir(), 'ephemeris-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the file names its source, and covers more than the years of charts', () => {
  const { source, licence, start, end } = ephemeris()
  expect(source).toContain('JPL DE440')
  expect(licence).toContain('public domain')
  expect(start).toBeLessThan(momentAt(EARLIEST_UTC).tt - 60)
  expect(end).toBeGreaterThan(momentAt(LATEST_UTC).tt + 60)
})

test('the file is the same from bytes that begin anywhere', () => {
  const shifted = Buffer.alloc(file.length + 1)
  shifted.set(file, 1)
  const [one, other] = [emptyPlace(), emptyPlace()]
  loadEphemeris(file, crc32).place(1, 1234.5, one)
  loadEphemeris(shifted.subarray(1), crc32).place(1, 1234.5, other)
  expect(other).toEqual(one)
})

describe('rates', () => {
  const step = 0.01
  const [before, now, after] = [emptyPlace(), emptyPlace(), emptyPlace()]
  const at = between(-36_000, 36_000)

  test.each(
    PLANETS.map((name, body) => [name, body] as const),
  )('of %s are those of its places', (_, body) => {
    fc.assert(
      fc.property(at, (tt) => {
        const tables = ephemeris()
        tables.place(body, tt - step, before)
        tables.place(body, tt, now)
        tables.place(body, tt + step, after)
        const change = (what: number) => signedDegrees(after[what]! - before[what]!) / (2 * step)
        expect(Math.abs(change(LONGITUDE) - now[LONGITUDE_RATE]!)).toBeLessThan(2e-4)
        expect(Math.abs(change(LATITUDE) - now[LATITUDE_RATE]!)).toBeLessThan(2e-4)
        expect(Math.abs(change(DISTANCE) - now[DISTANCE_RATE]!)).toBeLessThan(0.1)
      }),
      { numRuns: 100 },
    )
  })
})

test('the next segment continues where one ends', () => {
  const [before, after] = [emptyPlace(), emptyPlace()]
  const tables = ephemeris()
  for (let body = 0; body < PLANETS.length; body++) {
    for (let tt = Math.ceil(tables.start / 32) * 32 + 15.5; tt < tables.end - 1; tt += 32) {
      tables.place(body, tt - 1e-7, before)
      tables.place(body, tt + 1e-7, after)
      expect(Math.abs(signedDegrees(after[LONGITUDE]! - before[LONGITUDE]!)) * 3600).toBeLessThan(0.04)
    }
  }
})

describe('a file by the layout of tools/ephemeris/tables.py', () => {
  const START = -100
  const DAYS = 32
  /** Coefficients of one segment, of 32, 24, 16 and 8 bits. */
  type Segment = readonly [readonly number[], readonly number[], readonly number[], readonly number[]]
  const series: readonly { unit: number; segments: readonly Segment[] }[] = [
    {
      unit: 0.5,
      segments: [
        [[70_000_000, -3_000_000], [1_000_000, -70_000, 65_535], [-30_000, 255, 7], [-100]],
        [[-80_000_000, 2_000_000], [-8_000_000, 8_000_000, -1], [30_000, -256, -8], [120]],
      ],
    },
    {
      unit: 0.25,
      segments: [
        [[9_000_000], [], [-20_000, 300, 4, 5, -6], [1, 2, 3]],
        [[-9_000_000], [], [10_000, -400, -4, 6, 7], [-4, 0, 5]],
      ],
    },
    {
      unit: 0.001,
      segments: [
        [[100_000], [-40_000], [], [3, -4]],
        [[90_000], [50_000], [], [-5, 6]],
      ],
    },
  ]

  function made(bodies: (typeof series)[]): Uint8Array {
    const padded = (plane: ArrayBufferView) => {
      const bytes = Buffer.from(plane.buffer)
      return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    }
    const data = bodies.flat().flatMap(({ segments }) => {
      const [long, middle, short, tiny] = [0, 1, 2, 3].map((width) => segments.flatMap((one) => one[width]!))
      return [
        new Int32Array(long!),
        new Uint16Array(middle!.map((value) => value & 0xffff)),
        new Int16Array(short!),
        new Int8Array(middle!.map((value) => value >> 16)),
        new Int8Array(tiny!),
      ].map(padded)
    })
    const header = JSON.stringify({
      version: 1,
      source: 'made',
      licence: 'free',
      start: START,
      days: 2 * DAYS,
      bodies: bodies.map((own) => ({
        name: 'Body',
        days: DAYS,
        series: own.map(({ unit, segments }) => ({ unit, counts: segments[0]!.map(({ length }) => length) })),
      })),
    })
    const headerBytes = Buffer.from(header.padEnd(Math.ceil(header.length / 4) * 4))
    return withChecksum(
      Buffer.concat([Buffer.from(Uint32Array.of(headerBytes.length).buffer), headerBytes, ...data]),
    )
  }

  /** Chebyshev's polynomials as cosines: T_k(cos a) = cos(k a). At the ends of a segment the derivative is k² (±1)^(k+1). */
  function summed({ unit, segments }: (typeof series)[number], segment: number, x: number) {
    const coefficients = segments[segment]!.flat()
    const angle = Math.acos(x)
    const slope = (k: number) =>
      Math.abs(x) === 1 ? k * k * x ** (k + 1) : (k * Math.sin(k * angle)) / Math.sin(angle)
    return {
      value: unit * coefficients.reduce((sum, c, k) => sum + c * Math.cos(k * angle), 0),
      rate: (unit * coefficients.reduce((sum, c, k) => sum + c * slope(k), 0) * 2) / DAYS,
    }
  }

  test('gives the sums of its polynomials and their derivatives', () => {
    const tables = loadEphemeris(made([series, series.slice(0, 2)]), crc32)
    expect(tables).toMatchObject({ source: 'made', licence: 'free', start: START, end: START + 2 * DAYS })
    const out = emptyPlace()
    for (const body of [0, 1]) {
      for (const [segment, x] of [0, 1].flatMap((one) =>
        [-1, -0.9, -0.25, 0, 0.5, 0.99].map((x) => [one, x] as const),
      )) {
        out.fill(Number.NaN)
        tables.place(body, START + DAYS * (segment + (x + 1) / 2), out)
        const [longitude, latitude, distance] = series.map((one) => summed(one, segment, x))
        const at = `body ${body}, segment ${segment}, ${x}`
        expect(out[LONGITUDE]! * 3600, at).toBeCloseTo(longitude!.value, 5)
        expect(out[LONGITUDE_RATE]! * 3600, at).toBeCloseTo(longitude!.rate, 5)
        expect(out[LATITUDE]! * 3600, at).toBeCloseTo(latitude!.value, 5)
        expect(out[LATITUDE_RATE]! * 3600, at).toBeCloseTo(latitude!.rate, 5)
        expect(out[DISTANCE], at).toBeCloseTo(body === 0 ? distance!.value : 0, 8)
        expect(out[DISTANCE_RATE], at).toBeCloseTo(body === 0 ? distance!.rate : 0, 8)
      }
    }
  })

  test('covers its start, and not its end', () => {
    const { start, end, place } = loadEphemeris(made([series]), crc32)
    expect(() => place(0, start, emptyPlace())).not.toThrow()
    for (const tt of [start - 1e-9, end, Number.NaN]) {
      expect(() => place(0, tt, emptyPlace())).toThrow(
        new RangeError('The time is outside the tables of positions'),
      )
    }
  })
})

/** The bytes after their checksum. */
function withChecksum(rest: Uint8Array): Uint8Array {
  return Uint8Array.from(Buffer.concat([Buffer.from(Uint32Array.of(crc32(rest)).buffer), rest]))
}

describe('a damaged file', () => {
  const read = (bytes: Uint8Array) => () => loadEphemeris(bytes, crc32)

  test('cut short anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
        expect(read(file.subarray(0, length))).toThrow(EphemerisError)
      }),
    )
  })

  test('of a few bytes', () => {
    for (let length = 0; length < 8; length++) {
      expect(read(new Uint8Array(length))).toThrow(new EphemerisError('is cut short'))
    }
    for (let length = 8; length < 20; length++) {
      expect(read(new Uint8Array(length))).toThrow(new EphemerisError('is cut short or altered'))
    }
  })

  test('altered in any one byte', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: file.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const altered = Uint8Array.from(file)
          altered[at]! ^= by
          expect(read(altered)).toThrow('is cut short or altered')
        },
      ),
    )
  })

  test('of another version', () => {
    const other = Uint8Array.from(file)
    const at = file.indexOf('"version":1') + '"version":'.length
    other[at] = '2'.charCodeAt(0)
    new DataView(other.buffer).setUint32(0, crc32(other.subarray(4)), true)
    expect(read(other)).toThrow('is of version 2, where 1 is needed')
  })

  test('is named, with what to do', () => {
    const path = join(folder, 'cut.bin')
    writeFileSync(path, file.subarray(0, 5000))
    expect(() => readEphemeris(path)).toThrow(EphemerisError)
    expect(() => readEphemeris(path)).toThrow(`${path}: the file is cut short or altered. Put it back`)
    expect(() => readEphemeris(join(folder, 'gone.bin'))).toThrow(/gone\.bin, cannot be read: ENOENT/)
    expect(`${new EphemerisError('is cut short')}`).toBe('EphemerisError: is cut short')
  })

  test('an error of another kind stays as it is', () => {
    const path = join(folder, 'no-header.bin')
    writeFileSync(path, withChecksum(Buffer.from(Uint32Array.of(4, 0).buffer)))
    expect(() => readEphemeris(path)).toThrow(SyntaxError)
  })
})

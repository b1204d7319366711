import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { between } from './arbitraries.ts'
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

test('names its source, and covers more than the years of charts', () => {
  const { source, licence, start, end } = ephemeris()
  expect(source).toContain('JPL DE440')
  expect(licence).toContain('public domain')
  expect(start).toBeLessThan(momentAt(EARLIEST_UTC).tt - 60)
  expect(end).toBeGreaterThan(momentAt(LATEST_UTC).tt + 60)
})

test('is the same from bytes that begin anywhere', () => {
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

test('refuses a time outside its years', () => {
  const tables = ephemeris()
  for (const tt of [tables.start - 0.001, tables.end, Number.NaN]) {
    expect(() => tables.place(0, tt, emptyPlace())).toThrow(RangeError)
  }
})

describe('a damaged file', () => {
  const read = (bytes: Uint8Array) => () => loadEphemeris(bytes, crc32)

  test('cut short anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
        expect(read(file.subarray(0, length))).toThrow(EphemerisError)
      }),
    )
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
  })
})

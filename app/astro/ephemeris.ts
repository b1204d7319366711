import { ARCSECONDS_PER_DEGREE } from './zodiac.ts'

/** The tables of positions cannot be used. The message is for the person who starts the server. */
export class EphemerisError extends Error {
  override readonly name = 'EphemerisError'
}

/** Index of each value in a place. Angles are in degrees, the distance in AU, rates per day. */
export const LONGITUDE = 0
export const LONGITUDE_RATE = 1
export const LATITUDE = 2
export const LATITUDE_RATE = 3
export const DISTANCE = 4
export const DISTANCE_RATE = 5

/** Memory for a place and its motion; it can be reused for every call. */
export const emptyPlace = (): Float64Array => new Float64Array(6)

export interface Ephemeris {
  /** Where the positions come from. */
  readonly source: string
  readonly licence: string
  /** First and last instant, TT in days since J2000. */
  readonly start: number
  readonly end: number
  /**
   * Writes an apparent geocentric place into `out`, on the mean ecliptic and equinox of date: with light time and
   * aberration, without nutation and light deflection. Allocates nothing.
   *
   * @param body place in PLANETS
   * @param tt days since J2000, Terrestrial Time
   * @param out see `emptyPlace`; the longitude is not reduced to [0, 360). The Moon's distance is set to 0.
   * @throws RangeError for an instant outside the tables
   */
  place(body: number, tt: number, out: Float64Array): void
}

/** Chebyshev coefficients of one quantity, segment by segment, as integers of `unit`. */
interface Series {
  unit: number
  counts: readonly [number, number, number, number]
  /**
   * Coefficients of 32 bits; those of 24 bits as a low and a high part; those of 16 and of 8 bits. The first coefficients
   * of a segment are the widest.
   */
  long: Int32Array
  low: Uint16Array
  high: Int8Array
  short: Int16Array
  tiny: Int8Array
}

interface Body {
  days: number
  series: Series[]
}

interface Header {
  version: number
  source: string
  licence: string
  start: number
  days: number
  bodies: { name: string; days: number; series: { unit: number; counts: Series['counts'] }[] }[]
}

const VERSION = 1
const MOST_COEFFICIENTS = 64

/**
 * The tables of positions from the bytes of their file. `tools/ephemeris/tables.py` describes the layout. Nothing is
 * decoded in advance: the integers are read from the file's bytes when they are needed.
 * @param crc32 the runtime's function: it takes half a millisecond, a loop in JavaScript takes five
 * @throws EphemerisError if the file is cut short, altered or of another version
 */
export function loadEphemeris(file: Uint8Array, crc32: (bytes: Uint8Array) => number): Ephemeris {
  // A view of 32-bit integers must begin at a multiple of four bytes.
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file)
  if (bytes.length < 8) throw new EphemerisError('is cut short')
  const [checksum = 0, headerBytes = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  if (checksum !== crc32(bytes.subarray(4))) throw new EphemerisError('is cut short or altered')
  const bodyAt = 8 + headerBytes
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, bodyAt))) as Header
  if (header.version !== VERSION) {
    throw new EphemerisError(`is of version ${header.version}, where ${VERSION} is needed`)
  }

  let at = bytes.byteOffset + bodyAt
  const plane = <T extends { byteLength: number }>(
    Kind: new (buffer: ArrayBufferLike, at: number, length: number) => T,
    length: number,
  ): T => {
    const view = new Kind(bytes.buffer, at, length)
    at += Math.ceil(view.byteLength / 4) * 4
    return view
  }
  const bodies: Body[] = header.bodies.map(({ days, series }) => ({
    days,
    series: series.map(({ unit, counts }) => {
      const segments = header.days / days
      const long = plane(Int32Array, segments * counts[0])
      const low = plane(Uint16Array, segments * counts[1])
      const short = plane(Int16Array, segments * counts[2])
      const high = plane(Int8Array, segments * counts[1])
      const tiny = plane(Int8Array, segments * counts[3])
      return { unit, counts, long, low, short, high, tiny }
    }),
  }))

  const start = header.start
  const end = start + header.days
  return {
    source: header.source,
    licence: header.licence,
    start,
    end,
    place(index, tt, out) {
      if (!(tt >= start && tt < end)) throw new RangeError('The time is outside the tables of positions')
      const { days, series } = bodies[index]!
      const turn = (tt - start) / days
      const segment = Math.floor(turn)
      const x = 2 * (turn - segment) - 1
      evaluate(series[0]!, segment, x, 1 / ARCSECONDS_PER_DEGREE, days, out, LONGITUDE)
      evaluate(series[1]!, segment, x, 1 / ARCSECONDS_PER_DEGREE, days, out, LATITUDE)
      if (series.length > 2) evaluate(series[2]!, segment, x, 1, days, out, DISTANCE)
      else out[DISTANCE] = out[DISTANCE_RATE] = 0
    },
  }
}

const coefficients = new Float64Array(MOST_COEFFICIENTS)

/**
 * The value of a series and its exact derivative, by Clenshaw's recurrence.
 *
 * @param x time within the segment, from -1 at its start to 1 at its end
 * @param days length of the segment
 */
function evaluate(
  series: Series,
  segment: number,
  x: number,
  factor: number,
  days: number,
  out: Float64Array,
  at: number,
): void {
  const count = gather(series, segment)
  let b1 = 0
  let b2 = 0
  let slope1 = 0
  let slope2 = 0
  const twice = 2 * x
  for (let k = count - 1; k > 0; k--) {
    const slope = 2 * b1 + twice * slope1 - slope2
    const b = coefficients[k]! + twice * b1 - b2
    slope2 = slope1
    slope1 = slope
    b2 = b1
    b1 = b
  }
  const scale = series.unit * factor
  out[at] = (coefficients[0]! + x * b1 - b2) * scale
  out[at + 1] = ((b1 + x * slope1 - slope2) * scale * 2) / days
}

/** Copies the coefficients of a segment into `coefficients`. @returns their number */
function gather({ counts, long, low, high, short, tiny }: Series, segment: number): number {
  const [longs, middles, shorts, tinies] = counts
  let k = 0
  for (let i = segment * longs, end = i + longs; i < end; i++) coefficients[k++] = long[i]!
  for (let i = segment * middles, end = i + middles; i < end; i++)
    coefficients[k++] = high[i]! * 65_536 + low[i]!
  for (let i = segment * shorts, end = i + shorts; i < end; i++) coefficients[k++] = short[i]!
  for (let i = segment * tinies, end = i + tinies; i < end; i++) coefficients[k++] = tiny[i]!
  return k
}

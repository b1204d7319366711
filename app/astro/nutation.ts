import file from './tables/nutation.json'
import { ARCSECONDS_PER_DEGREE, DEGREES_TO_RADIANS } from './zodiac.ts'

export const DAYS_PER_CENTURY = 36525
const TENTH_MICROARCSECONDS_PER_DEGREE = 3.6e10
export const MILLIARCSECONDS_PER_DEGREE = 3.6e6
const TURN_ARCSECONDS = 1_296_000

/** Places of arguments in every table. 1 is the Sun's anomaly, 2 the Moon's argument of latitude. */
export const MOON_ANOMALY = 0
export const ELONGATION = 3
export const NODE = 4
const ARGUMENTS = 5

const starts = Float64Array.from(file.delaunay, ([start]) => start as number)
const rates = Float64Array.from(file.delaunay, ([, rate]) => rate as number)
const TERMS = file.terms.length
/** Of the longitude: sine, its change a century, cosine. Of the obliquity: cosine, its change a century, sine. */
const COEFFICIENTS = 6
const terms = Float64Array.from(file.terms.flatMap((term) => term.slice(ARGUMENTS)))
/** Radians a day by which each term's argument grows. */
const termRates = Float64Array.from(file.terms, (term) => {
  let arcseconds = 0
  for (let i = 0; i < ARGUMENTS; i++) arcseconds += term[i]! * rates[i]!
  return ((arcseconds / ARCSECONDS_PER_DEGREE) * DEGREES_TO_RADIANS) / DAYS_PER_CENTURY
})

/** Cosine and sine of -4 to 4 times each argument. */
const MOST_MULTIPLE = 4
const MULTIPLES = 2 * MOST_MULTIPLE + 1
const cosines = new Float64Array(ARGUMENTS * MULTIPLES)
const sines = new Float64Array(ARGUMENTS * MULTIPLES)

/** The positions of the multiples that make up each term's argument, one term after another. */
const partsOfTerms = file.terms.map((term) =>
  term.slice(0, ARGUMENTS).flatMap((multiple, i) => (multiple === 0 ? [] : [multipleAt(i, multiple)])),
)
const parts = Uint8Array.from(partsOfTerms.flat())
const partCounts = Uint8Array.from(partsOfTerms, (own) => own.length)

function multipleAt(argument: number, multiple: number): number {
  return argument * MULTIPLES + MOST_MULTIPLE + multiple
}

export interface Nutation {
  /** Nutation in longitude, degrees. */
  longitude: number
  /** Nutation in obliquity, degrees. */
  obliquity: number
  /** Change of the nutation in longitude, degrees a day. */
  rate: number
}

/**
 * A mean argument of the Moon or the Sun, radians.
 *
 * @param which MOON_ANOMALY to NODE
 * @param tt days since J2000, Terrestrial Time
 * @source Simon et al. 1994, the linear parts
 */
export function argumentAt(which: number, tt: number): number {
  const arcseconds = (starts[which]! + (rates[which]! * tt) / DAYS_PER_CENTURY) % TURN_ARCSECONDS
  return (arcseconds / ARCSECONDS_PER_DEGREE) * DEGREES_TO_RADIANS
}

/**
 * Nutation in longitude and obliquity, within 0.002 arc seconds of IAU 2006/2000A from 1900 to 2100.
 *
 * @param tt days since J2000, Terrestrial Time
 * @source IAU 2000B, McCarthy and Luzum 2003: 77 terms, and a fixed offset for those of the planets
 */
export function nutationAt(tt: number): Nutation {
  const t = tt / DAYS_PER_CENTURY
  for (let i = 0; i < ARGUMENTS; i++) fillMultiples(i, argumentAt(i, tt))
  let longitude = 0
  let obliquity = 0
  let rate = 0
  let part = 0
  for (let term = 0; term < TERMS; term++) {
    const row = term * COEFFICIENTS
    let cos = cosines[parts[part]!]!
    let sin = sines[parts[part]!]!
    for (const end = part++ + partCounts[term]!; part < end; part++) {
      const c = cosines[parts[part]!]!
      const s = sines[parts[part]!]!
      const turned = cos * c - sin * s
      sin = sin * c + cos * s
      cos = turned
    }
    const inLongitude = terms[row]! + terms[row + 1]! * t
    const across = terms[row + 2]!
    longitude += inLongitude * sin + across * cos
    rate += (inLongitude * cos - across * sin) * termRates[term]!
    obliquity += (terms[row + 3]! + terms[row + 4]! * t) * cos + terms[row + 5]! * sin
  }
  const [fixedLongitude, fixedObliquity] = file.fixedMilliarcseconds as [number, number]
  return {
    longitude: longitude / TENTH_MICROARCSECONDS_PER_DEGREE + fixedLongitude / MILLIARCSECONDS_PER_DEGREE,
    obliquity: obliquity / TENTH_MICROARCSECONDS_PER_DEGREE + fixedObliquity / MILLIARCSECONDS_PER_DEGREE,
    rate: rate / TENTH_MICROARCSECONDS_PER_DEGREE,
  }
}

function fillMultiples(argument: number, radians: number): void {
  const zero = multipleAt(argument, 0)
  const c = Math.cos(radians)
  const s = Math.sin(radians)
  cosines[zero] = 1
  sines[zero] = 0
  for (let n = 1; n <= MOST_MULTIPLE; n++) {
    const before = zero + n - 1
    cosines[zero + n] = cosines[before]! * c - sines[before]! * s
    sines[zero + n] = sines[before]! * c + cosines[before]! * s
    cosines[zero - n] = cosines[zero + n]!
    sines[zero - n] = -sines[zero + n]!
  }
}

import { meanObliquity, polynomial } from './frame.ts'
import { type Direction, localSky, toEquator, type Vector, vectorOf } from './horizon.ts'
import { DAYS_PER_CENTURY, MILLIARCSECONDS_PER_DEGREE, nutationAt } from './nutation.ts'
import file from './tables/stars.json'
import { momentAt } from './time.ts'
import type { Chart } from './types.ts'
import { ARCSECONDS_PER_DEGREE, DEGREES_TO_RADIANS } from './zodiac.ts'

/** The stars that are drawn are brighter than this. The lines of figures also end at fainter ones. */
export const FAINTEST_STAR = 3.5

export interface NamedStar {
  name: string
  /** Its name in Arabic; empty if the modern name is not old. */
  arabic: string
  /** Width of the name in the italic of the pages, as a multiple of the size of type. */
  width: number
}

/**
 * Lines of al-Sufi's 48 constellations, as positions in the list of stars.
 *
 * @source tables/stars.json: Hipparcos, the New Reduction (van Leeuwen 2007), and d3-celestial
 */
export const CONSTELLATION_LINES: readonly (readonly number[])[] = file.figures

const names = new Map(
  file.names.map((row) => {
    const [star, name, arabic, width] = row as [number, string, string, number]
    return [star, { name, arabic, width }]
  }),
)

export interface Star extends Direction {
  /** Visual magnitude. */
  magnitude: number
  /** Null for most. */
  named: NamedStar | null
}

/** Turns a vector about the third axis by an angle in degrees. */
function aboutThird([x, y, z]: Vector, degrees: number): Vector {
  const sine = Math.sin(degrees * DEGREES_TO_RADIANS)
  const cosine = Math.cos(degrees * DEGREES_TO_RADIANS)
  return [x * cosine - y * sine, x * sine + y * cosine, z]
}

function aboutSecond([x, y, z]: Vector, degrees: number): Vector {
  const sine = Math.sin(degrees * DEGREES_TO_RADIANS)
  const cosine = Math.cos(degrees * DEGREES_TO_RADIANS)
  return [x * cosine + z * sine, y, z * cosine - x * sine]
}

/** Precession of the equator since J2000. @source IAU 2006: Capitaine et al. 2003, equations 40 */
const ZETA = [2.650545, 2306.083227, 0.2988499, 0.01801828]
const Z = [-2.650545, 2306.077181, 1.0927348, 0.01826837]
const THETA = [0, 2004.191903, -0.4294934, -0.04182264]

/** The constant of aberration. @source Meeus, Astronomical Algorithms, chapter 23 */
const ABERRATION = (20.49552 / ARCSECONDS_PER_DEGREE) * DEGREES_TO_RADIANS

/**
 * The bright stars above and below the horizon of a chart, brightest first: with proper motion, precession, nutation and
 * annual aberration. CONSTELLATION_LINES names them by their position in this list.
 *
 * Left out: parallax (below an arc second), the elliptic part of aberration (0.3 arc seconds), and motion in the line of
 * sight.
 *
 * @source places and motions: Hipparcos, the New Reduction (van Leeuwen 2007); precession: IAU 2006, Capitaine et al. 2003
 */
export function starsAt(chart: Pick<Chart, 'utc' | 'latitude' | 'longitude' | 'planets'>): Star[] {
  const { tt } = momentAt(Date.parse(chart.utc))
  const centuries = tt / DAYS_PER_CENTURY
  const nutation = nutationAt(tt)
  const obliquity = meanObliquity(tt)
  const trueObliquity = obliquity + nutation.obliquity
  const angle = (coefficients: readonly number[]) =>
    polynomial(coefficients, centuries) / ARCSECONDS_PER_DEGREE
  const [zeta, z, theta] = [angle(ZETA), angle(Z), angle(THETA)]
  const sun = chart.planets[0]!.longitude
  // The Earth moves towards the degree that is a quarter of the circle behind the Sun.
  const towards = toEquator(vectorOf(sun - 90, 0), trueObliquity)
  const sky = localSky(chart)
  return file.stars.map(([ra, dec, motionRa, motionDec, magnitude], i) => {
    const years = centuries * 100
    const step = years / MILLIARCSECONDS_PER_DEGREE
    const moved = vectorOf(
      ra! + (motionRa! * step) / Math.cos(dec! * DEGREES_TO_RADIANS),
      dec! + motionDec! * step,
    )
    const ofDate = aboutThird(aboutSecond(aboutThird(moved, zeta), -theta), z)
    const ecliptic = aboutThird(toEquator(ofDate, -obliquity), nutation.longitude)
    const place = toEquator(ecliptic, trueObliquity).map(
      (part, axis) => part + ABERRATION * towards[axis]!,
    ) as unknown as Vector
    return { ...sky.ofEquator(place), magnitude: magnitude!, named: names.get(i) ?? null }
  })
}

import { type Direction, localSky } from './horizon.ts'
import { DAYS_PER_CENTURY, MILLIARCSECONDS_PER_DEGREE } from './nutation.ts'
import file from './tables/stars.json'
import { momentAt } from './time.ts'
import type { Chart } from './types.ts'
import { DEGREES_TO_RADIANS } from './zodiac.ts'

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

/**
 * The bright stars above and below the horizon of a chart, brightest first: with proper motion, precession, nutation and
 * annual aberration. CONSTELLATION_LINES names them by their position in this list.
 *
 * Left out: parallax (below an arc second) and motion in the line of sight.
 *
 * @source places and motions: Hipparcos, the New Reduction (van Leeuwen 2007)
 */
export function starsAt(chart: Pick<Chart, 'utc' | 'latitude' | 'longitude'>): Star[] {
  const years = (momentAt(Date.parse(chart.utc)).tt / DAYS_PER_CENTURY) * 100
  const step = years / MILLIARCSECONDS_PER_DEGREE
  const sky = localSky(chart)
  return file.stars.map(([ra, dec, motionRa, motionDec, magnitude], i) => {
    const direction = sky.ofStar(
      ra! + (motionRa! * step) / Math.cos(dec! * DEGREES_TO_RADIANS),
      dec! + motionDec! * step,
    )
    return { ...direction, magnitude: magnitude!, named: names.get(i) ?? null }
  })
}

import { type Chart, type Planet, type Sect, SIGNS } from './types.ts'
import { normalizeDegrees, signedDegrees, signOf } from './zodiac.ts'

type Sky = Pick<Chart, 'planets' | 'isDayBirth' | 'ascendant'>
export type Orientation = 'oriental' | 'occidental'

/** The sect of the chart. */
export function chartSect(chart: Pick<Chart, 'isDayBirth'>): Sect {
  return chart.isDayBirth ? 'day' : 'night'
}

/**
 * Ecliptic longitude of a planet of the chart, degrees [0, 360).
 *
 * @throws RangeError if the chart lacks the planet
 */
export function longitudeOfPlanet(chart: Pick<Chart, 'planets'>, planet: Planet): number {
  const found = chart.planets.find(({ name }) => name === planet)
  if (!found) throw new RangeError(`The chart has no ${planet}`)
  return found.longitude
}

/**
 * Oriental: it stands at most 180 degrees before the Sun in the zodiac, and so rises before it. Occidental: it
 * follows the Sun; with the Sun exactly it counts as occidental, opposite the Sun exactly as oriental.
 *
 * By longitude alone; the planet's latitude and the horizon are not counted.
 *
 * @param longitude, sunLongitude degrees
 * @source al-Qabisi III.8, p. 92, line 39 to p. 94, line 44
 */
export function orientationTo(sunLongitude: number, longitude: number): Orientation {
  return signedDegrees(sunLongitude - longitude) > 0 ? 'oriental' : 'occidental'
}

/**
 * Oriental or occidental of the Sun; null for the Sun itself.
 *
 * @throws RangeError if the chart lacks a planet that is needed
 * @source as `orientationTo`: al-Qabisi III.8, p. 92, line 39 to p. 94, line 44
 */
export function orientationOf(chart: Pick<Chart, 'planets'>, planet: Planet): Orientation | null {
  if (planet === 'Sun') return null
  return orientationTo(longitudeOfPlanet(chart, 'Sun'), longitudeOfPlanet(chart, planet))
}

/**
 * The sect a planet belongs to: Sun, Jupiter, Saturn the day's; Moon, Venus, Mars the night's; Mercury the day's when
 * oriental, otherwise the night's. Null for Uranus, Neptune and Pluto, which the tradition did not know.
 * @throws RangeError if the chart lacks a planet that is needed
 * @source al-Qabisi II.2, 8, 13, 18, 25, 36 (pp. 62 to 80) for the six; Ptolemy, Tetrabiblos I.7, for Mercury
 */
export function sectOfPlanet(chart: Pick<Chart, 'planets'>, planet: Planet): Sect | null {
  switch (planet) {
    case 'Sun':
    case 'Jupiter':
    case 'Saturn':
      return 'day'
    case 'Moon':
    case 'Venus':
    case 'Mars':
      return 'night'
    case 'Mercury':
      return orientationOf(chart, 'Mercury') === 'oriental' ? 'day' : 'night'
    case 'Uranus':
    case 'Neptune':
    case 'Pluto':
      return null
  }
}

/**
 * True if the degree of a planet is above the horizon: in the half of the ecliptic from the Descendant over the
 * Midheaven to the Ascendant. The Sun is above by day, as the chart has judged its altitude.
 * @throws RangeError if the chart lacks a planet that is needed
 */
export function isAboveHorizon(chart: Sky, planet: Planet): boolean {
  if (planet === 'Sun') return chart.isDayBirth
  return normalizeDegrees(longitudeOfPlanet(chart, planet) - chart.ascendant) >= 180
}

export interface SectCondition {
  /** The sect the planet belongs to. */
  sect: Sect
  /** True if that is the sect of the chart. */
  inSect: boolean
  /**
   * Halb: a planet of the day is above the earth by day and below it by night, a planet of the night above it by
   * night and below it by day.
   */
  halb: boolean
  /** Hayyiz: halb, and besides a masculine planet in a masculine sign or a feminine one in a feminine. */
  hayyiz: boolean
}

/**
 * How a planet relates to the sect of the chart; null for Uranus, Neptune and Pluto.
 * @throws RangeError if the chart lacks a planet that is needed
 * @source al-Qabisi I.78, p. 60, lines 423 to 426 (halb, hayyiz); III.8, p. 94, lines 44 to 45, for Mercury, which
 * counts as masculine when oriental and feminine when occidental
 */
export function sectConditionOf(chart: Sky, planet: Planet): SectCondition | null {
  const sect = sectOfPlanet(chart, planet)
  if (!sect) return null
  const inSect = sect === chartSect(chart)
  const halb = isAboveHorizon(chart, planet) === inSect
  const masculineSign = SIGNS.indexOf(signOf(longitudeOfPlanet(chart, planet))) % 2 === 0
  const masculine =
    planet === 'Mercury'
      ? orientationOf(chart, 'Mercury') === 'oriental'
      : planet !== 'Moon' && planet !== 'Venus'
  return { sect, inSect, halb, hayyiz: halb && masculine === masculineSign }
}

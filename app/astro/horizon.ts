import { chartSky } from './chart-sky.ts'
import type { Chart } from './types.ts'
import { DEGREES_TO_RADIANS, normalizeDegrees, RADIANS_TO_DEGREES } from './zodiac.ts'

/** Where something stands as seen from a place on the Earth. */
export interface Direction {
  /** Degrees above the horizon, negative below it: geometric, without refraction. */
  altitude: number
  /** Degrees from north through east, [0, 360). */
  azimuth: number
}

export type Vector = readonly [number, number, number]

/** Turns a vector about the first axis. */
function aboutFirst([x, y, z]: Vector, degrees: number): Vector {
  const sine = Math.sin(degrees * DEGREES_TO_RADIANS)
  const cosine = Math.cos(degrees * DEGREES_TO_RADIANS)
  return [x, y * cosine - z * sine, y * sine + z * cosine]
}

/** A unit vector of two angles in degrees: longitude and latitude, or right ascension and declination. */
export function vectorOf(along: number, up: number): Vector {
  const [a, b] = [along * DEGREES_TO_RADIANS, up * DEGREES_TO_RADIANS]
  return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)]
}

/** From the ecliptic to the equator, both of the same date. @param obliquity degrees */
export function toEquator(ecliptic: Vector, obliquity: number): Vector {
  return aboutFirst(ecliptic, obliquity)
}

export interface LocalSky {
  /** The direction of a place of the ecliptic of date, degrees. */
  ofEcliptic(longitude: number, latitude: number): Direction
  /** The direction of a vector in the true equator and equinox of date. */
  ofEquator(vector: Vector): Direction
}

/**
 * The sky of a chart's instant and place. Directions are geocentric, as the chart is: the Moon is seen up to a degree
 * lower from the surface of the Earth.
 *
 * @source Meeus, Astronomical Algorithms, formulas 13.5 and 13.6, with azimuth from north
 */
export function localSky(chart: Pick<Chart, 'utc' | 'latitude' | 'longitude'>): LocalSky {
  const { siderealTime, obliquity } = chartSky(chart)
  const meridian = siderealTime * 15 * DEGREES_TO_RADIANS
  const latitude = chart.latitude * DEGREES_TO_RADIANS
  const [sinMeridian, cosMeridian] = [Math.sin(meridian), Math.cos(meridian)]
  const [sinLatitude, cosLatitude] = [Math.sin(latitude), Math.cos(latitude)]
  const ofEquator = ([x, y, z]: Vector): Direction => {
    const outward = x * cosMeridian + y * sinMeridian
    const east = y * cosMeridian - x * sinMeridian
    const up = z * sinLatitude + outward * cosLatitude
    const north = z * cosLatitude - outward * sinLatitude
    return {
      altitude: Math.atan2(up, Math.hypot(north, east)) * RADIANS_TO_DEGREES,
      azimuth: normalizeDegrees(Math.atan2(east, north) * RADIANS_TO_DEGREES),
    }
  }
  return {
    ofEquator,
    ofEcliptic: (longitude, latitude) => ofEquator(toEquator(vectorOf(longitude, latitude), obliquity)),
  }
}

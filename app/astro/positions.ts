import { bendLight } from './deflection.ts'
import { emptyPlace, LATITUDE, LONGITUDE, LONGITUDE_RATE } from './ephemeris.ts'
import { ephemeris } from './ephemeris-file.ts'
import { meanObliquity, siderealTime } from './frame.ts'
import { meanNode, type Node, trueNode } from './nodes.ts'
import { type Nutation, nutationAt } from './nutation.ts'
import type { Moment } from './time.ts'
import { PLANETS } from './types.ts'
import { normalizeDegrees } from './zodiac.ts'

const SUN = 0
const MOON = 1

/**
 * Positions on the true ecliptic and equinox of date, in the order of PLANETS. Degrees, and degrees a day. The next call
 * of `skyAt` overwrites the arrays.
 */
export interface Sky {
  /** [0, 360) */
  longitude: Float64Array
  latitude: Float64Array
  /** Motion in longitude. */
  speed: Float64Array
  meanNode: Node
  trueNode: Node
  /** True obliquity of the ecliptic. */
  obliquity: number
  /** Greenwich apparent sidereal time. */
  sidereal: number
}

/** Overwritten at every call, so that no arrays are allocated. */
const longitude = new Float64Array(PLANETS.length)
const latitude = new Float64Array(PLANETS.length)
const speed = new Float64Array(PLANETS.length)
const sun = emptyPlace()
const moon = emptyPlace()
const planet = emptyPlace()

/**
 * Apparent geocentric places of the ten planets and the lunar nodes, the obliquity and the sidereal time.
 *
 * Places, light time and aberration come from tables made of JPL DE440; nutation and the Sun's bending of light are
 * added. Within 0.01 arc seconds of the kernel, speeds within 0.01 arc seconds a day, the true node within 0.25
 * (docs/accuracy.md).
 *
 * @throws EphemerisError if the tables cannot be read, RangeError for a moment outside them
 */
export function skyAt({ tt, ut1 }: Moment): Sky {
  const tables = ephemeris()
  const nutation = nutationAt(tt)
  for (let body = 0; body < PLANETS.length; body++) {
    const place = body === SUN ? sun : body === MOON ? moon : planet
    tables.place(body, tt, place)
    if (place === planet) bendLight(place, sun)
    longitude[body] = normalizeDegrees(place[LONGITUDE]! + nutation.longitude)
    latitude[body] = place[LATITUDE]!
    speed[body] = place[LONGITUDE_RATE]! + nutation.rate
  }
  return {
    longitude,
    latitude,
    speed,
    meanNode: withNutation(meanNode(tt), nutation),
    trueNode: withNutation(trueNode(tt, moon, sun), nutation),
    obliquity: meanObliquity(tt) + nutation.obliquity,
    sidereal: siderealTime(tt, ut1, nutation),
  }
}

function withNutation(node: Node, nutation: Nutation): Node {
  return {
    longitude: normalizeDegrees(node.longitude + nutation.longitude),
    speed: node.speed + nutation.rate,
  }
}

/** Reads and checks the tables at the start, so that the first chart does not wait for it. @throws EphemerisError */
export function warmUp(): void {
  ephemeris()
}

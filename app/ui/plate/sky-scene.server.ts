import {
  type Chart,
  CLASSICAL_PLANETS,
  type Direction,
  localSky,
  normalizeDegrees,
  type Planet,
  type Star,
  starsAt,
} from '#app/astro/index.server.ts'
import type { SkyLight } from './plate-view.ts'
import { type Piece, projectSpot, type Spot, trace } from './projection.ts'

/** The altitude of the Sun below which the sky is dark. */
const NIGHT = -18
const STEP = 3
/** Degrees. The rotations of the sky differ from the angles of the chart by less. */
const ON_HORIZON = 1e-3

export interface Placed {
  spot: Spot
  direction: Direction
}

interface Body extends Placed {
  name: Planet
  isRuler: boolean
}

/** Everything that the plate shows, with its place in the sky. */
export interface Scene {
  light: SkyLight
  sunAltitude: number
  stars: readonly Star[]
  /** The place of a longitude on the ecliptic. */
  at(longitude: number): Placed
  sun: Body
  moon: Body
  planets: readonly Body[]
  /** Planets that the eye does not see, and that do not rule the lot. They are not drawn unless a sentence speaks of them. */
  unseen: readonly Body[]
  lot: Placed
  /** The azimuth of the Ascendant. */
  ascendant: number
  ecliptic: readonly Piece[]
  /** From the Ascendant to the lot. */
  arc: readonly Piece[]
  /** The same arc between the Sun and the Moon. */
  between: readonly Piece[]
}

export function buildScene(chart: Chart): Scene {
  const sky = localSky(chart)
  const at = (longitude: number, latitude = 0): Placed => {
    const direction = sky.ofEcliptic(longitude, latitude)
    return { direction, spot: projectSpot(direction) }
  }
  const course = (from: number, length: number): Piece[] => {
    const steps = Math.max(1, Math.ceil(length / STEP))
    const directions = Array.from({ length: steps + 1 }, (_, i) => at(from + (length * i) / steps).direction)
    // The Ascendant is on the horizon: it belongs to the side to which the curve goes on.
    if (Math.abs(directions[0]!.altitude) < ON_HORIZON)
      directions[0] = { ...directions[0]!, altitude: Math.sign(directions[1]!.altitude) * ON_HORIZON }
    return trace(directions)
  }
  const { partOfFortune: lot, ascendant } = chart
  const bodies = chart.planets.map((body) => ({
    ...body,
    isRuler: body.name === lot.ruler,
    ...at(body.longitude, body.latitude),
  }))
  // What the eye sees. An outer planet is drawn only if it rules the lot.
  const isDrawn = ({ name, isRuler }: Body) => CLASSICAL_PLANETS.includes(name) || isRuler
  const [sun, moon, ...planets] = bodies.filter(isDrawn)
  const [from, to] = lot.reversed ? [moon!, sun!] : [sun!, moon!]
  return {
    light: toLight(chart.sunAltitude),
    sunAltitude: chart.sunAltitude,
    stars: starsAt(chart),
    at,
    sun: sun!,
    moon: moon!,
    planets,
    unseen: bodies.filter((body) => !isDrawn(body)),
    lot: at(lot.longitude),
    ascendant: at(ascendant).direction.azimuth,
    ecliptic: course(ascendant, 360),
    arc: course(ascendant, normalizeDegrees(lot.longitude - ascendant)),
    between: course(from.longitude, normalizeDegrees(to.longitude - from.longitude)),
  }
}

function toLight(sunAltitude: number): SkyLight {
  if (sunAltitude >= 0) return 'day'
  return sunAltitude < NIGHT ? 'night' : 'twilight'
}

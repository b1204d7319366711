import {
  CONSTELLATION_LINES,
  type Direction,
  FAINTEST_STAR,
  SIGNS,
  type Star,
} from '#app/astro/index.server.ts'
import { CENTRE, RADIUS, type Shape, type SkyLight } from './plate-view.ts'
import {
  atAzimuth,
  beside,
  circlePath,
  dotsPath,
  type Piece,
  projectSpot,
  rosettePath,
  type Spot,
  tenth,
  toPathData,
  trace,
} from './projection.ts'
import type { Placed, Scene } from './sky-scene.server.ts'

const RADIANS = Math.PI / 180
/** Above this altitude of the Sun, only the brightest stars can be seen. */
const BRIGHT_TWILIGHT = -6
export const LIGHT_RADIUS = 17
export const LOT_RADIUS = 20
/** Stars brighter than this have rays. */
export const BRIGHT = 1.6
/** Widths of magnitudes, each with the faintest that it has. */
const STAR_SIZES = [
  { until: 0.6, rosette: 11.5 },
  { until: BRIGHT, rosette: 9 },
  { until: 2.1, width: 7.2 },
  { until: 2.6, width: 6 },
  { until: 3.1, width: 4.8 },
  { until: FAINTEST_STAR, width: 3.6 },
] as const

/** The shapes above the horizon, and those of the horizon and below it. */
export function groundShapes(scene: Scene): { above: Shape[]; below: Shape[] } {
  const { stars, light, sunAltitude, ecliptic, between, at } = scene
  const lines = [
    ...ecliptic.map((piece) => ({
      piece,
      shape: { d: toPathData(piece, Math.round), stroke: 'gilt', width: 1.6 } as const,
    })),
    ...between.map((piece) => ({
      piece,
      shape: {
        d: toPathData(beside(piece, 9), Math.round),
        stroke: 'gold',
        width: 2.4,
        dash: [0.1, 7],
      } as const,
    })),
  ]
  const boundaries = SIGNS.map((_, i) => signBoundary(at, i * 30))
  return {
    above: [
      ...network(light),
      ...figures(stars, light),
      ...starShapes(stars, sunAltitude),
      ...lines.flatMap(({ piece, shape }) => (isAbove(piece) ? [shape] : [])),
      { d: boundaries.join(''), stroke: 'gilt', width: 1.6 },
    ],
    below: [
      ...lines.flatMap(({ piece, shape }, i) => (i < ecliptic.length && !isAbove(piece) ? [shape] : [])),
      ...rim(),
      ...lines.flatMap(({ piece, shape }, i) => (i >= ecliptic.length && !isAbove(piece) ? [shape] : [])),
    ],
  }
}

export function lightShapes({ sun, moon, lot }: Scene): Shape[] {
  return [
    ...sunShapes(sun.spot).map((shape) => ({ ...shape, of: 'Sun' as const })),
    ...moonShapes(moon.spot, sun.direction, moon.direction).map((shape) => ({
      ...shape,
      of: 'Moon' as const,
    })),
    { d: rosettePath(lot.spot, LOT_RADIUS), of: 'lot', fill: 'gold', stroke: 'leaf', width: 1 },
  ]
}

const isAbove = (piece: Piece) =>
  Math.hypot(piece[0]!.x - CENTRE, piece[0]!.y - CENTRE) <= RADIUS.sky + 0.1 &&
  Math.hypot(piece[1]!.x - CENTRE, piece[1]!.y - CENTRE) <= RADIUS.sky + 0.1

/** Circles of altitude, and the lines from north to south and from east to west. */
function network(light: SkyLight): Shape[] {
  const centre = { x: CENTRE, y: CENTRE }
  const circles = [30, 60].map((altitude) =>
    circlePath(centre, CENTRE - projectSpot({ altitude, azimuth: 0 }).y),
  )
  const r = RADIUS.sky
  const lines = `M${CENTRE} ${CENTRE - r}v${2 * r}M${CENTRE - r} ${CENTRE}h${2 * r}`
  return [{ d: circles.join('') + lines, stroke: 'edge', width: 0.8, opacity: light === 'day' ? 0.3 : 0.32 }]
}

/** The lines of the constellations, cut at the horizon. */
function figures(stars: readonly Star[], light: SkyLight): Shape[] {
  const drawn = CONSTELLATION_LINES.flatMap((line) =>
    trace(line.map((star) => stars[star]!))
      .filter(isAbove)
      .map((piece) => toPathData(piece, Math.round)),
  )
  if (drawn.length === 0) return []
  return [{ d: drawn.join(''), stroke: 'gilt', width: 1.2, opacity: light === 'day' ? 0.28 : 0.55 }]
}

/** How much of a star is shown: all of it, if the light lets it be seen. */
function seenMagnitude(sunAltitude: number): number {
  if (sunAltitude >= 0) return Number.NEGATIVE_INFINITY
  if (sunAltitude > BRIGHT_TWILIGHT) return 1
  return sunAltitude > 2 * BRIGHT_TWILIGHT ? 2.6 : FAINTEST_STAR
}

function starShapes(stars: readonly Star[], sunAltitude: number): Shape[] {
  const faintest = seenMagnitude(sunAltitude)
  let brighter = Number.NEGATIVE_INFINITY
  return STAR_SIZES.flatMap((size): Shape[] => {
    const own = stars.filter(
      ({ altitude, magnitude }) => altitude > 0 && magnitude >= brighter && magnitude < size.until,
    )
    brighter = size.until
    if (own.length === 0) return []
    const opacity = size.until <= faintest ? undefined : 0.45
    if ('rosette' in size)
      return [
        { d: own.map((star) => rosettePath(projectSpot(star), size.rosette)).join(''), fill: 'ink', opacity },
      ]
    return [{ d: dotsPath(own.map(projectSpot)), stroke: 'ink', width: size.width, opacity }]
  })
}

function signBoundary(at: (longitude: number) => Placed, longitude: number): string {
  const { spot, direction } = at(longitude)
  const next = at(longitude + 0.5).spot
  if (direction.altitude < 1) return ''
  const length = Math.hypot(next.x - spot.x, next.y - spot.y)
  const [x, y] = [((next.y - spot.y) / length) * 7, (-(next.x - spot.x) / length) * 7]
  return toPathData([
    { x: spot.x + x, y: spot.y + y },
    { x: spot.x - x, y: spot.y - y },
  ])
}

/** The horizon with a mark at each fifth degree of azimuth, and the ring below it. */
function rim(): Shape[] {
  const centre = { x: CENTRE, y: CENTRE }
  const circle = (r: number) => circlePath(centre, r)
  const ticks = RADIUS.sky + 5
  const gap = (2 * Math.PI * ticks) / 72
  return [
    { d: circle(RADIUS.sky) + circle(RADIUS.limb), stroke: 'gilt', width: 2 },
    { d: circle(RADIUS.rim), stroke: 'gilt', width: 2.4 },
    { d: circle(RADIUS.rim - 7), stroke: 'gilt', width: 1 },
    { d: circle(ticks), stroke: 'gilt', width: 9, dash: [1.2, gap - 1.2] },
  ]
}

export function pointer(azimuth: number): string {
  const [tip, left, right] = [
    atAzimuth(azimuth, RADIUS.sky),
    atAzimuth(azimuth - 1.4, RADIUS.limb),
    atAzimuth(azimuth + 1.4, RADIUS.limb),
  ]
  return `${toPathData([tip, left, right])}z`
}

function sunShapes(spot: Spot): Shape[] {
  return [
    { d: rosettePath(spot, LIGHT_RADIUS + 10, 16), fill: 'gold', stroke: 'gilt', width: 0.8 },
    { d: circlePath(spot, LIGHT_RADIUS - 5), fill: 'seal-deep', stroke: 'gilt', width: 1.2 },
  ]
}

/** The Moon with its phase, its bright side towards the Sun. */
function moonShapes(spot: Spot, sun: Direction, moon: Direction): Shape[] {
  const [sunHeight, moonHeight] = [sun.altitude * RADIANS, moon.altitude * RADIANS]
  const apart = (sun.azimuth - moon.azimuth) * RADIANS
  const elongation =
    Math.sin(sunHeight) * Math.sin(moonHeight) + Math.cos(sunHeight) * Math.cos(moonHeight) * Math.cos(apart)
  // From the zenith towards growing azimuth: the projection keeps angles.
  const bearing = Math.atan2(
    Math.sin(apart) * Math.cos(sunHeight),
    Math.cos(moonHeight) * Math.sin(sunHeight) - Math.sin(moonHeight) * Math.cos(sunHeight) * Math.cos(apart),
  )
  const way = moon.azimuth * RADIANS - bearing
  const [x, y] = [Math.sin(way), Math.cos(way)]
  const r = LIGHT_RADIUS - 2
  const ends = [1, -1].map((side) => `${tenth(spot.x + side * y * r)} ${tenth(spot.y - side * x * r)}`)
  const isCrescent = elongation > 0
  const turned = Math.round(Math.atan2(y, x) / RADIANS)
  const inner = `A${tenth(r * Math.abs(elongation))} ${r} ${turned} 0 ${isCrescent ? 0 : 1} ${ends[0]}`
  return [
    { d: circlePath(spot, r), fill: 'wash', stroke: 'gilt', width: 2 },
    { d: `M${ends[0]}A${r} ${r} 0 0 1 ${ends[1]}${inner}z`, fill: 'ink' },
  ]
}

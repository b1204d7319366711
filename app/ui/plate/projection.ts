import type { Direction } from '#app/astro/index.server.ts'
import { CENTRE, RADIUS } from './plate-view.ts'

export interface Spot {
  x: number
  y: number
}

const RADIANS = Math.PI / 180
/** Below the horizon, two neighbouring points of a curve are at most this many degrees of azimuth apart. */
const FINEST = 4

/** The radius of an altitude: stereographic above the horizon, in proportion in the ring below it. */
function toRadius(altitude: number): number {
  if (altitude >= 0) return RADIUS.sky * Math.tan(((90 - altitude) / 2) * RADIANS)
  return RADIUS.limb - (altitude / 90) * (RADIUS.below - RADIUS.limb)
}

export function atAzimuth(azimuth: number, radius: number): Spot {
  return {
    x: CENTRE - Math.sin(azimuth * RADIANS) * radius,
    y: CENTRE - Math.cos(azimuth * RADIANS) * radius,
  }
}

/** The sky as one looks up to it: zenith in the middle, north at the top, east at the left. */
export function projectSpot({ altitude, azimuth }: Direction): Spot {
  return atAzimuth(azimuth, toRadius(altitude))
}

/** Pieces of a curve, each on one side of the horizon. */
export type Piece = Spot[]

/** A curve through directions close to each other; it is cut where it crosses the horizon. */
export function trace(directions: readonly Direction[]): Piece[] {
  const pieces: Piece[] = []
  let piece: Piece = []
  directions.forEach((direction, i) => {
    const before = directions[i - 1]
    if (before && before.altitude < 0 !== direction.altitude < 0) {
      const azimuth = crossing(before, direction)
      const [last, first] = before.altitude < 0 ? [RADIUS.limb, RADIUS.sky] : [RADIUS.sky, RADIUS.limb]
      piece.push(atAzimuth(azimuth, last))
      pieces.push(piece)
      piece = [atAzimuth(azimuth, first)]
    } else if (before && direction.altitude < 0) piece.push(...between(before, direction))
    piece.push(projectSpot(direction))
  })
  pieces.push(piece)
  return pieces.filter((each) => each.length > 1)
}

const turned = (degrees: number) => ((degrees + 540) % 360) - 180

function crossing(a: Direction, b: Direction): number {
  const part = a.altitude / (a.altitude - b.altitude)
  return a.azimuth + turned(b.azimuth - a.azimuth) * part
}

/** A curve near the nadir runs quickly around the outer edge, where a chord would cut through the sky. */
function between(a: Direction, b: Direction): Spot[] {
  const turn = turned(b.azimuth - a.azimuth)
  const steps = Math.ceil(Math.abs(turn) / FINEST)
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const part = (i + 1) / steps
    return projectSpot({
      altitude: a.altitude + (b.altitude - a.altitude) * part,
      azimuth: a.azimuth + turn * part,
    })
  })
}

/** The curve moved sideways by a distance, to the left of its course where that is positive. */
export function beside(piece: Piece, distance: number): Piece {
  return piece.map((spot, i) => {
    const [a, b] = [piece[Math.max(0, i - 1)]!, piece[Math.min(piece.length - 1, i + 1)]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return {
      x: spot.x + ((b.y - a.y) / length) * distance,
      y: spot.y - ((b.x - a.x) / length) * distance,
    }
  })
}

export const tenth = (value: number) => Math.round(value * 10) / 10

/** Numbers side by side as short as a path allows. */
function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, each) => (text && !each.startsWith('-') ? `${text} ${each}` : text + each), '')
}

/** How far a drawn line may be from its curve: less than half a pixel of a wide screen. */
const CLOSE_ENOUGH = 0.6

/** The points that a curve needs: all others are on the straight line between two of these, or as good as on it. */
function thinned(piece: Piece): Piece {
  const [from, to] = [piece[0], piece.at(-1)]
  if (!from || !to || piece.length < 3) return piece
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const offLine = ({ x, y }: Spot) =>
    length < CLOSE_ENOUGH
      ? Math.hypot(x - from.x, y - from.y)
      : Math.abs((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length
  const distances = piece.map(offLine)
  const farthest = distances.indexOf(Math.max(...distances))
  if (distances[farthest]! <= CLOSE_ENOUGH) return [from, to]
  return [...thinned(piece.slice(0, farthest + 1)).slice(0, -1), ...thinned(piece.slice(farthest))]
}

/** A path through points, written as steps from one to the next, which compress well. */
export function toPathData(piece: Piece, round = tenth): string {
  const [first, ...rest] = thinned(piece).map(({ x, y }) => ({ x: round(x), y: round(y) }))
  if (!first) return ''
  let from = first
  const steps = rest.map((to) => {
    const step = [to.x - from.x, to.y - from.y]
    from = to
    return numbers(step)
  })
  const joined = steps.reduce(
    (text, step) => (text && !step.startsWith('-') ? `${text} ${step}` : text + step),
    '',
  )
  return `M${numbers([first.x, first.y])}${joined ? `l${joined}` : ''}`
}

/** Dots, each by the step from the one at its left. */
export function dotsPath(spots: readonly Spot[]): string {
  let [x, y] = [0, 0]
  return spots
    .map((spot) => [Math.round(spot.x), Math.round(spot.y)] as const)
    .sort(([a], [b]) => a - b)
    .map(([toX, toY], i) => {
      const step = numbers([toX - x, toY - y])
      ;[x, y] = [toX, toY]
      return `${i === 0 ? 'M' : 'm'}${step}h0`
    })
    .join('')
}

export const circlePath = ({ x, y }: Spot, r: number) =>
  `M${numbers([x - r, y])}a${numbers([r, r])} 0 1 0 ${numbers([2 * r, 0])}a${numbers([r, r])} 0 1 0${numbers([-2 * r, 0])}`

/** A star with eight rays. */
export function rosettePath({ x, y }: Spot, radius: number, rays = 8): string {
  const corners = Array.from({ length: rays * 2 + 1 }, (_, i): Spot => {
    const r = i % 2 === 0 ? radius : radius * 0.42
    const angle = (Math.PI * i) / rays
    return { x: Math.sin(angle) * r, y: -Math.cos(angle) * r }
  })
  // The steps are those of a rosette at the origin, so that rosettes of one size have the same text.
  return `${toPathData(corners, Math.round).replace(/^M[^l]*/, `M${numbers([Math.round(x), Math.round(y) - Math.round(radius)])}`)}z`
}

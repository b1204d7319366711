import type { Spot } from './projection.ts'

/** Half of the room around a label that no other label uses. */
const MARGIN = 3
const DIRECTIONS = 16
/** From the edge of a mark to the edge of its label. A label further than `LED` has a line to its mark. */
const DISTANCES = [3, 8, 16, 28, 44, 64, 90, 125, 170, 230]
const LED = 20

export interface Box extends Spot {
  halfWidth: number
  halfHeight: number
}

export interface Marked {
  /** What the label names. */
  at: Spot
  /** Radius of the mark. */
  radius: number
  halfWidth: number
  halfHeight: number
  /** True if the box is within its part of the picture. */
  fits: (box: Box) => boolean
  /** The farthest that the label may be from its mark. */
  farthest: number
  /** Middles of labels to try beside those around the mark. */
  others?: readonly Spot[]
}

export const toCorners = ({ x, y, halfWidth, halfHeight }: Box): Spot[] =>
  [-1, 1].flatMap((right) => [-1, 1].map((down) => ({ x: x + right * halfWidth, y: y + down * halfHeight })))

export function overlap(a: Box, b: Box, margin = 0): boolean {
  return (
    Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + margin &&
    Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + margin
  )
}

/** From a point to the nearest edge of a box. */
export const distanceTo = (box: Box, { x, y }: Spot): number =>
  Math.hypot(
    Math.max(0, Math.abs(box.x - x) - box.halfWidth),
    Math.max(0, Math.abs(box.y - y) - box.halfHeight),
  )

/** Whether a line leads from a mark to its label. */
export const isLed = (box: Box, spot: Spot, radius: number): boolean => distanceTo(box, spot) > radius + LED

/** From a point to the nearest point of a line between two others. */
export function fromLine({ x, y }: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
  const near = Math.max(0, Math.min(1, part))
  return Math.hypot(x - from.x - near * dx, y - from.y - near * dy)
}

/** Places labels one after another. Marks are never covered; faint things are, if there is no other room. */
export class LabelPlaces {
  readonly placed: Box[] = []
  private readonly marks: Box[] = []
  private readonly faint: { x: number; y: number; weight: number }[] = []

  /** A mark that no label may cover. */
  keepClear({ x, y }: Spot, radius: number): void {
    this.marks.push({ x, y, halfWidth: radius, halfHeight: radius })
  }

  /** A point that labels avoid where they can. */
  avoid({ x, y }: Spot, weight: number): void {
    this.faint.push({ x, y, weight })
  }

  /**
   * Whether one sees which mark a box belongs to: no other mark is nearer to it or, if it has a line, the line passes no
   * other. Marks that overlap its own do not count.
   */
  isPlain(box: Box, spot: Spot, radius: number): boolean {
    const others = this.marks.filter(
      ({ x, y, halfWidth }) => Math.hypot(x - spot.x, y - spot.y) > radius + halfWidth,
    )
    const own = distanceTo(box, spot) - radius
    return isLed(box, spot, radius)
      ? others.every((mark) => fromLine(mark, spot, box) > mark.halfWidth)
      : others.every((mark) => distanceTo(box, mark) - mark.halfWidth > own)
  }

  /** The best free box of a label, or null if there is none near enough. */
  place(label: Marked): Box | null {
    let best: Box | null = null
    let least = Number.POSITIVE_INFINITY
    for (const { box, cost } of candidates(label)) {
      if (cost >= least || !label.fits(box) || !this.isFree(box)) continue
      const whole = cost + this.covered(box)
      if (whole >= least) continue
      best = box
      least = whole
    }
    if (best) this.placed.push(best)
    return best
  }

  private isFree(box: Box): boolean {
    return (
      !this.placed.some((other) => overlap(box, other, MARGIN)) &&
      !this.marks.some((mark) => overlap(box, mark))
    )
  }

  private covered(box: Box): number {
    let weight = 0
    for (const spot of this.faint) {
      if (Math.abs(spot.x - box.x) < box.halfWidth + 2 && Math.abs(spot.y - box.y) < box.halfHeight + 2)
        weight += spot.weight
    }
    return weight
  }
}

/** What each direction costs: beside a mark a name is read first, then above and below, then at the corners. */
const AWKWARD = Array.from(
  { length: DIRECTIONS },
  (_, i) => [0, 3, 4, 3, 2][i % 8 > 4 ? 8 - (i % 8) : i % 8]!,
)

/** What is near costs less than what is far, though more than to cover a little. */
const COST_OF_DISTANCE = 1.2

function* candidates(label: Marked): Generator<{ box: Box; cost: number }> {
  const { at, radius, halfWidth, halfHeight, farthest, others = [] } = label
  for (const distance of DISTANCES) {
    if (distance > farthest) break
    for (let i = 0; i < DIRECTIONS; i++)
      yield { box: boxBeside(label, i, distance), cost: distance * COST_OF_DISTANCE + AWKWARD[i]! }
  }
  for (const { x, y } of others) {
    const distance = Math.hypot(x - at.x, y - at.y) - radius - halfWidth
    if (distance > 0)
      yield { box: { x, y, halfWidth, halfHeight }, cost: distance * COST_OF_DISTANCE + AWKWARD_AT_MOST }
  }
}

const AWKWARD_AT_MOST = Math.max(...AWKWARD)

/** A box whose edge is at a distance from the edge of the mark. */
function boxBeside({ at, radius, halfWidth, halfHeight }: Marked, direction: number, distance: number): Box {
  const angle = (2 * Math.PI * direction) / DIRECTIONS
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const away = radius + distance
  // Beside the mark the box is level with it; above and below it is in its middle.
  return {
    x: at.x + x * away + Math.max(-1, Math.min(1, x * 1.42)) * halfWidth,
    y: at.y + y * away + Math.max(-1, Math.min(1, y * 1.42)) * halfHeight,
    halfWidth,
    halfHeight,
  }
}

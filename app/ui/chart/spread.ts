import { normalizeDegrees } from '#app/astro/zodiac.ts'

/** A rectangle, by its centre and half of its sides. */
export interface Box {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

/** A thing on a circle that must not touch its neighbours: its target, and its boxes at any position. */
export interface Movable {
  /** Degrees on the circle, in any turn. */
  target: number
  /** Degrees that set its position in the order of the circle, if that differs from `target`. They are near it. */
  order?: number
  /** The boxes of everything that is drawn for it at these degrees. */
  boxesAt(degrees: number): readonly Box[]
}

/** The smallest step by which two touching things are moved apart before they are measured again, in degrees. */
const STEP = 0.3
/** A wheel with all boxes in one place needs a quarter of this number of rounds. */
const MOST_ROUNDS = 160

/**
 * Moves things on a circle apart until no box of one touches a box of another, each as little as possible (least
 * squares) and none past its neighbour. What is free does not move.
 *
 * @param things in any order; of equal targets, the first comes first
 * @param perDegree how far one degree moves a thing, in the units of the boxes
 * @param apart the distances to start from: the array of an earlier call with things in the same order. It is changed
 * @returns degrees in the order of `things`, each in the turn nearest to its target
 * @throws RangeError if the circle has no room
 */
export function spread(things: readonly Movable[], perDegree: number, apart: number[] = []): number[] {
  const line = cutAtWidestGap(
    things
      .map(({ target, order = target }, index) => ({
        index,
        order: normalizeDegrees(order),
        off: target - order,
      }))
      .sort((a, b) => a.order - b.order || a.index - b.index),
  )
  // The distance of each thing from the one before it: 0 if they have never touched.
  while (apart.length < line.length) apart.push(0)

  for (let round = 0; round < MOST_ROUNDS; round++) {
    const places = placed(line, apart)
    const boxes = line.map(({ index }, k) => things[index]!.boxesAt(places[k]!))
    let settled = true
    for (let k = 1; k < line.length; k++) {
      // A wide box can reach past a narrow one beside it.
      for (let j = k - 1; j >= 0 && places[k]! - places[j]! <= FAR; j--) {
        const depth = overlap(boxes[j]!, boxes[k]!)
        if (depth === 0) continue
        apart[k] = Math.max(apart[k]!, places[k]! - places[k - 1]!) + Math.max(STEP, depth / perDegree)
        settled = false
        break
      }
    }
    if (!settled) continue
    if (meets(places, boxes)) break
    const result = new Array<number>(line.length)
    line.forEach(({ index, order, off }, k) => {
      result[index] = things[index]!.target + (places[k]! - order - off)
    })
    return result
  }
  throw new RangeError(`${things.length} boxes do not fit on the circle`)
}

/** Whether the last things of the circle touch the first. */
function meets(places: readonly number[], boxes: readonly (readonly Box[])[]): boolean {
  const first = places[0]
  if (first === undefined) return false
  for (let k = places.length - 1; k > 0 && places[0]! + 360 - places[k]! <= FAR; k--) {
    for (let j = 0; j < k && places[j]! + 360 - places[k]! <= FAR; j++) {
      if (places[j]! + 360 < places[k]! || overlap(boxes[k]!, boxes[j]!) > 0) return true
    }
  }
  return false
}

/** Two boxes of a wheel that are farther apart than this cannot touch. In degrees. */
const FAR = 40

/** Boxes that only share an edge do not touch. */
export function touch(a: Box, b: Box): boolean {
  return measureDepth(a, b) > 0
}

/** How far the boxes of two things overlap, in the direction with the smaller overlap. 0 if they do not touch. */
function overlap(some: readonly Box[], others: readonly Box[]): number {
  let deepest = 0
  for (const a of some) for (const b of others) deepest = Math.max(deepest, measureDepth(a, b))
  return deepest
}

function measureDepth(a: Box, b: Box): number {
  const across = a.halfWidth + b.halfWidth - Math.abs(a.x - b.x)
  const down = a.halfHeight + b.halfHeight - Math.abs(a.y - b.y)
  return Math.max(0, Math.min(across, down))
}

interface Point {
  index: number
  order: number
  /** The distance from `order` to the target. */
  off: number
}

/** The nearest positions, in ascending degrees, at which each thing keeps its distance from the one before it. */
function placed(line: readonly Point[], apart: readonly number[]): number[] {
  let sum = 0
  const due = apart.map((degrees) => (sum += degrees))
  // After subtracting each point's minimum distance, "at least `apart`" becomes "never decreasing".
  return rising(line.map(({ order, off }, k) => order + off - due[k]!)).map((place, k) => place + due[k]!)
}

/** The points in order along the circle from the end of its widest gap, in ascending degrees. */
function cutAtWidestGap(sorted: readonly Point[]): Point[] {
  const gapBefore = (i: number) =>
    i === 0
      ? sorted[0]!.order + 360 - sorted[sorted.length - 1]!.order
      : sorted[i]!.order - sorted[i - 1]!.order
  let first = 0
  for (let i = 1; i < sorted.length; i++) if (gapBefore(i) > gapBefore(first)) first = i
  return [
    ...sorted.slice(first),
    ...sorted.slice(0, first).map((point) => ({ ...point, order: point.order + 360 })),
  ]
}

/** The nearest non-decreasing sequence (isotonic regression by pooling adjacent violators). */
function rising(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const value of values) {
    let pool = { sum: value, count: 1 }
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  return pools.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count))
}

import type { Box } from './spread.ts'
import { type Circle, MARGIN, type Spot } from './wheel-geometry.ts'

/** A shorter piece of a line is left out. */
const SHORTEST_LINE = 2.5

/** A line along a longitude, from an outer to an inner radius. It has one gap, in which all boxes on it stand. */
export function interruptedLine(
  circle: Circle,
  longitude: number,
  boxes: readonly Box[],
  outer: number,
  inner: number,
): string {
  const way = circle.direction(longitude)
  let [near, far] = [outer, inner]
  for (const box of boxes) {
    const gap = blocked(way, box, circle.centre)
    if (!gap) continue
    near = Math.min(near, gap[0])
    far = Math.max(far, gap[1])
  }
  if (far <= near) return circle.radial(longitude, outer, inner)
  return [
    [outer, far],
    [near, inner],
  ]
    .filter(([from, to]) => from! - to! >= SHORTEST_LINE)
    .map(([from, to]) => circle.radial(longitude, from!, to!))
    .join('')
}

/** The radii between which a line from the centre runs through a box; null if it misses the box. */
export function blocked({ x, y }: Spot, box: Box, centre: number): [number, number] | null {
  const [across, down] = [box.x - centre, box.y - centre]
  const [halfWidth, halfHeight] = [box.halfWidth + MARGIN / 2, box.halfHeight + MARGIN / 2]
  // Most lines are far from most boxes, or in the opposite direction.
  if (Math.abs(across * y - down * x) > halfWidth + halfHeight || across * x + down * y < 0) return null
  const [nearX, farX] = slab(x, across, halfWidth)
  const [nearY, farY] = slab(y, down, halfHeight)
  const from = Math.max(0, nearX, nearY)
  const to = Math.min(farX, farY)
  return from < to ? [from, to] : null
}

/** The interval in which a line with slope `way` is within half a width of the middle. */
function slab(way: number, middle: number, half: number): [number, number] {
  if (Math.abs(way) < 1e-9) {
    return Math.abs(middle) < half
      ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  }
  const [a, b] = [(middle - half) / way, (middle + half) / way]
  return a < b ? [a, b] : [b, a]
}

import type { Box } from './spread.ts'
import { CENTRE, type Circle, MARGIN, type Spot } from './wheel-geometry.ts'

/** A shorter piece of a line between two glyphs is left out. */
const SHORTEST_LINE = 2.5

/** A line along a longitude, from an outer to an inner radius, without the parts where a box stands. */
export function interruptedLine(
  circle: Circle,
  longitude: number,
  boxes: readonly Box[],
  outer: number,
  inner: number,
): string {
  const way = circle.direction(longitude)
  let free: [number, number][] = [[outer, inner]]
  for (const box of boxes) {
    const gap = blocked(way, box)
    if (!gap) continue
    const [near, far] = gap
    free = free.flatMap(([from, to]): [number, number][] => {
      if (near >= from || far <= to) return [[from, to]]
      return [
        [from, Math.min(from, far)],
        [Math.max(to, near), to],
      ]
    })
  }
  return free
    .filter(([from, to]) => from - to >= SHORTEST_LINE)
    .map(([from, to]) => circle.radial(longitude, from, to))
    .join('')
}

/** The radii between which a line from the centre runs through a box; null if it misses the box. */
export function blocked({ x, y }: Spot, box: Box): [number, number] | null {
  const [across, down] = [box.x - CENTRE, box.y - CENTRE]
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

import type { Planet } from '#app/astro/types.ts'
import { type Spot, toPathData } from './projection.ts'

/** Width and height of one unit: an octagon, with a quarter of a square at each of its four corners. */
export const UNIT = 28

const RADIANS = Math.PI / 180
const SIDE = UNIT / (1 + Math.SQRT2)
/** The seven planets in the order of their spheres, from the Earth outwards. */
const SPHERES: readonly Planet[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn']
const FIRST_ANGLE = 42
const LAST_ANGLE = 78

/**
 * A star, and the quarters of four smaller ones that its neighbours complete: they reach over the edge of the unit.
 *
 * Octagons and squares cover the plane. From the middle of each of their sides two lines run inwards at one angle, up to
 * the lines of the next sides. The angle alone makes the pattern: each sphere has its own, and the outer planets have that
 * of Saturn.
 *
 * @source the construction: E. H. Hankin, The Drawing of Geometric Patterns in Saracenic Art (1925), "polygons in contact"
 */
export function bandUnit(ruler: Planet): { star: string; quarters: string } {
  const sphere = SPHERES.indexOf(ruler)
  const step = (LAST_ANGLE - FIRST_ANGLE) / (SPHERES.length - 1)
  const angle = sphere < 0 ? LAST_ANGLE : FIRST_ANGLE + sphere * step
  const corners = [0, UNIT].flatMap((x) => [0, UNIT].map((y) => starIn({ x, y }, 4, 0, angle)))
  return { star: starIn({ x: UNIT / 2, y: UNIT / 2 }, 8, 22.5, angle), quarters: corners.join('') }
}

/** The star in a regular polygon. @param turned degrees from the horizontal to its first corner */
function starIn(centre: Spot, sides: number, turned: number, angle: number): string {
  const half = 180 / sides
  const apothem = SIDE / 2 / Math.tan(half * RADIANS)
  const corner = SIDE / 2 / Math.sin(half * RADIANS)
  // In the triangle of a corner, the middle of its side and the point where the lines of two sides meet.
  const depth = ((SIDE / 2) * Math.sin(angle * RADIANS)) / Math.sin((90 + half - angle) * RADIANS)
  const points = Array.from({ length: sides }, (_, i) => {
    const at = turned + 2 * half * i
    return [moved(centre, at, corner - depth), moved(centre, at + half, apothem)]
  })
  return `${toPathData(points.flat())}z`
}

const moved = ({ x, y }: Spot, degrees: number, distance: number): Spot => ({
  x: x + Math.cos(degrees * RADIANS) * distance,
  y: y + Math.sin(degrees * RADIANS) * distance,
})

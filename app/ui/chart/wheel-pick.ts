import type { AspectPoint } from '#app/astro/types.ts'

/**
 * The name of a point in ids and markers of the wheel: `Sun`, `Part-of-Fortune`. For each point, the stylesheet fades
 * the aspects of the others while the page's address ends in `#wheel-` and this name.
 */
export function pickId(name: AspectPoint): string {
  return name.replace(/ /g, '-')
}

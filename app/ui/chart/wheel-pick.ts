import type { AspectPoint } from '#app/astro/types.ts'

/**
 * What a point is called in ids and marks of the wheel: `Sun`, `Part-of-Fortune`. The stylesheet has a rule for each
 * point that fades the aspects of the others while the address of the page ends in `#wheel-` and this.
 */
export function pickId(name: AspectPoint): string {
  return name.replace(/ /g, '-')
}

import type { AspectType } from '#app/astro/types.ts'

interface AspectStyle {
  /** Classes of the line on screen. Each aspect has a different dash pattern, for readers who do not see colours. */
  className: string
  /** Name of the same colour in the tokens, for paper. */
  colour: 'gold' | 'rubric' | 'verdigris' | 'lapis'
  dash: readonly number[]
  /** Units of the wheel, for an aspect at half of its largest orb. */
  width: number
}

export const ASPECT_STYLES: Readonly<Record<AspectType, AspectStyle>> = {
  Conjunction: { className: 'stroke-gold', colour: 'gold', dash: [], width: 3 },
  Opposition: { className: 'stroke-rubric', colour: 'rubric', dash: [], width: 1.5 },
  Square: { className: 'stroke-rubric', colour: 'rubric', dash: [8, 4], width: 1.5 },
  Trine: { className: 'stroke-verdigris', colour: 'verdigris', dash: [2, 3], width: 1.75 },
  Sextile: { className: 'stroke-lapis', colour: 'lapis', dash: [9, 3, 2, 3], width: 1.5 },
}

/** Width of an aspect's line, in units: the closer to exact (`weight` 1), the wider. */
export function lineWidth(type: AspectType, weight: number): number {
  return Math.round(ASPECT_STYLES[type].width * (0.5 + weight) * 100) / 100
}

/** Width of the line from the lot to its ruler: wider than any aspect except a conjunction. */
export const LOT_LINE_WIDTH = 2.75
/** Radius of the dot at the lot's degree, and of the ring at its ruler's, in units. */
export const LOT_DOT = 3.6
export const RULER_RING = 4.2

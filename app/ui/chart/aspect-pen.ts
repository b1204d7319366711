import type { AspectType } from '#app/astro/types.ts'

interface Pen {
  /** Classes of the line on screen. Each kind has a different dash, for readers who see no colours. */
  className: string
  /** Name of the same colour among the tokens, for paper. */
  colour: 'gold' | 'rubric' | 'verdigris' | 'lapis'
  dash: readonly number[]
  width: number
}

export const ASPECT_PENS: Readonly<Record<AspectType, Pen>> = {
  Conjunction: { className: 'stroke-gold', colour: 'gold', dash: [], width: 3.5 },
  Opposition: { className: 'stroke-rubric', colour: 'rubric', dash: [], width: 1.5 },
  Square: { className: 'stroke-rubric', colour: 'rubric', dash: [8, 4], width: 1.5 },
  Trine: { className: 'stroke-verdigris', colour: 'verdigris', dash: [2, 3], width: 1.75 },
  Sextile: { className: 'stroke-lapis', colour: 'lapis', dash: [9, 3, 2, 3], width: 1.5 },
}

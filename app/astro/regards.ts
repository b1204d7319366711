import { placeFrom } from './sign-places.ts'
import type { AspectType, Sign } from './types.ts'

/** The relation of two signs: one of the five aspects, or aversion, which means no aspect. */
export type Regard = AspectType | 'Aversion'

/** By the place of the one sign from the other, 1 to 12. */
const REGARDS: readonly Regard[] = [
  'Conjunction',
  'Aversion',
  'Sextile',
  'Square',
  'Trine',
  'Aversion',
  'Opposition',
  'Aversion',
  'Trine',
  'Square',
  'Sextile',
  'Aversion',
]

/**
 * The aspect between two signs, whatever the degrees. Symmetric. The second, sixth, eighth and twelfth signs
 * are in aversion.
 *
 * @source al-Qabisi I.18, p. 26, lines 84 to 91
 */
export function regardBetween(a: Sign, b: Sign): Regard {
  return REGARDS[placeFrom(a, b) - 1] as Regard
}

/** The places, counted from the overcome, that overcome it: the superior trine, square and sextile. */
export type OvercomingPlace = 9 | 10 | 11

/**
 * Whether what stands in `sign` overcomes what stands in `other`: it does from the sign that rises before, in the
 * tenth place from the other (superior square), the eleventh (superior sextile) or the ninth (superior trine).
 *
 * @returns the place of `sign` counted from `other`, or null. Never both ways round.
 * @source al-Qabisi III.28, p. 102, lines 132 to 133, names the tenth and the eleventh; the ninth, by trine, follows
 *   the same order
 */
export function overcomes(sign: Sign, other: Sign): OvercomingPlace | null {
  const place = placeFrom(other, sign)
  return place === 9 || place === 10 || place === 11 ? place : null
}

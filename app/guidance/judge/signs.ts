import { type Chart, SIGNS, type Sign, separation, signOf } from '#app/astro/index.server.ts'
import type { Angularity, Relation, Tone } from '#app/guidance/types.ts'

/** The place of a sign counted from another by whole signs, 1 to 12. */
export function placeFrom(from: Sign, sign: Sign): number {
  return ((SIGNS.indexOf(sign) - SIGNS.indexOf(from) + 12) % 12) + 1
}

/** The nth sign counted from a sign, which is itself the first. */
export function nthSign(from: Sign, nth: number): Sign {
  return SIGNS[(SIGNS.indexOf(from) + nth - 1) % 12] as Sign
}

const BY_PLACE: readonly Relation[] = [
  'with',
  'averse',
  'sextile',
  'square',
  'trine',
  'averse',
  'opposition',
  'averse',
  'trine',
  'square',
  'sextile',
  'averse',
]

/** The relation of two signs. */
export function relationOf(a: Sign, b: Sign): Relation {
  return BY_PLACE[placeFrom(a, b) - 1] as Relation
}

/** The angle of a relation, degrees; null for aversion. */
const RELATION_ANGLES: Readonly<Record<Relation, number | null>> = {
  with: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
  averse: null,
}

/** An aspect within so many degrees of exact is close. */
const CLOSE_DEGREES = 3

/** True if two longitudes are within three degrees of the angle of a relation. */
export function isCloseTo(a: number, b: number, by: Relation): boolean {
  const angle = RELATION_ANGLES[by]
  return angle !== null && Math.abs(separation(a, b) - angle) <= CLOSE_DEGREES
}

/** How many degrees two longitudes are from the nearest exact aspect. */
export function offExact(a: number, b: number): number {
  const apart = separation(a, b)
  return Math.min(...[0, 60, 90, 120, 180].map((angle) => Math.abs(apart - angle)))
}

/** The place of a sign in a chart by whole signs. */
export function nthPlaceOf({ ascendant }: Chart, sign: Sign): number {
  return placeFrom(signOf(ascendant), sign)
}

/** Seven places are good, three hard, two neither. @source Dorotheus, Carmen I.5; the eighth is joined by custom */
export function placeTone(place: number): Tone {
  if ([6, 8, 12].includes(place)) return -1
  return [2, 3].includes(place) ? 0 : 1
}

export function angularityOf(place: number): Angularity {
  return (['angular', 'succedent', 'cadent'] as const)[(place - 1) % 3] as Angularity
}

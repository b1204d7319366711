import { HOUSE_SYSTEMS_IN_SENTENCE, type HouseSystem, type Planet } from '#app/astro/index.server.ts'
import type { Relation } from '#app/guidance/types.ts'

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

export const nth = (n: number): string => ORDINALS[n - 1] ?? String(n)

export const named = (planet: Planet): string =>
  planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A house by whole signs. The text says "by signs" if the chart's own houses give another number. */
export function houseBySigns(place: number, house: number): string {
  return place === house ? `the ${nth(place)} house` : `the ${nth(place)} house by signs`
}

/** A house, with both numbers if the two ways of counting differ. */
export function houseOf(place: number, house: number, system: HouseSystem): string {
  if (place === house) return `the ${nth(place)} house`
  return `the ${nth(place)} house by signs (${nth(house)} by ${HOUSE_SYSTEMS_IN_SENTENCE[system]})`
}

/** How the ruler sees the lot: '…keeps the lot in sight{…}'. */
export const SIGHTS: Readonly<Record<Relation, string>> = {
  with: '',
  sextile: ' by a sextile, a friendly aspect',
  square: ', if only by a square, a strained aspect',
  trine: ' by a trine, the easiest of the aspects',
  opposition: ', if only by an opposition, from the sign across',
  averse: '',
}

/** 'the {aspect} of Saturn and Mars' */
export const ASPECT_NAMES: Readonly<Record<Exclude<Relation, 'averse'>, string>> = {
  with: 'conjunction',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposition',
}

/** 'it …' with what it sees. */
export function regards(by: Relation, what: string): string {
  // After 'X, the ruler of the lot' it begins with a comma.
  const closed = what.includes(',') ? `${what},` : what
  switch (by) {
    case 'with':
      return `stands in the same sign as ${what}`
    case 'sextile':
    case 'square':
    case 'trine':
      return `sees ${closed} by a ${by}`
    case 'opposition':
      return `faces ${closed} from the opposite sign`
    case 'averse':
      return `does not see ${what}`
  }
}

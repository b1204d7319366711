import type { HouseSystem, Planet } from '#app/astro/index.server.ts'
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

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)

export const SYSTEMS: Readonly<Record<HouseSystem, string>> = {
  placidus: 'Placidus',
  porphyry: 'Porphyry',
  'whole-sign': 'whole signs',
  equal: 'equal houses',
  alcabitius: 'Alcabitius',
  regiomontanus: 'Regiomontanus',
}

/** A house, with both numbers where the two ways of counting differ. */
export function houseOf(place: number, house: number, system: HouseSystem): string {
  if (place === house) return `the ${nth(place)} house`
  return `the ${nth(place)} house by signs (${nth(house)} by ${SYSTEMS[system]})`
}

/** 'the lot, which it …' */
export const REGARDS: Readonly<Record<Relation, string>> = {
  with: 'joins',
  sextile: 'regards by a sextile',
  square: 'regards by a square',
  trine: 'regards by a trine',
  opposition: 'faces in opposition',
  averse: 'does not see',
}

/** 'it …' with what it regards. */
export function regards(by: Relation, what: string): string {
  switch (by) {
    case 'with':
      return `stands in the same sign as ${what}`
    case 'sextile':
    case 'trine':
      // Said of one 'X, the ruler of the lot', it closes that with a comma.
      return `regards ${what}${what.includes(',') ? ',' : ''} by a ${by}`
    case 'square':
      return `squares ${what}`
    case 'opposition':
      return `opposes ${what}`
    case 'averse':
      return `does not see ${what}`
  }
}

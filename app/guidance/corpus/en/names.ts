import type { HouseSystem, Planet, Sign } from '../../../astro/index.server'
import type { Relation } from '../../types'

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

export const SYSTEMS: Readonly<Record<HouseSystem, string>> = { placidus: 'Placidus', porphyry: 'Porphyry' }

/** A house, with both numbers where the two ways of counting differ. */
export function houseOf(place: number, house: number, system: HouseSystem): string {
  if (place === house) return `the ${nth(place)} house`
  return `the ${nth(place)} house by signs (${nth(house)} by ${SYSTEMS[system]})`
}

/** 'It … the lot.' */
export const REGARDS: Readonly<Record<Relation, string>> = {
  with: 'stands in the same sign as',
  sextile: 'regards by a sextile',
  square: 'squares',
  trine: 'regards by a trine',
  opposition: 'opposes',
  averse: 'does not see',
}

export type { Planet, Sign }

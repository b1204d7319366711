import type { HouseCounts } from '#app/astro/types.ts'
import {
  type ChainEnding,
  HOUSE_SYSTEM_NAMES,
  type HouseSystem,
  type Planet,
  type RulerChain,
} from '#app/astro/types.ts'
import { listText, ordinal } from '#app/format.ts'

export const RULE_IS_OURS = 'No book says this: the rule is our own.'

/** A planet's name inside a sentence: `the Sun`, `the Moon`, `Mars`. */
export function planetName(planet: Planet): string {
  return planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `2nd house (3rd by signs)`, or one number if both counts agree. */
export function houseText({ house, wholeSignPlace }: HouseCounts): string {
  const bySigns = house === wholeSignPlace ? '' : ` (${ordinal(wholeSignPlace)} by signs)`
  return `${ordinal(house)} house${bySigns}`
}

/** The planets in which a chain ends. */
export function endingPlanets(ending: ChainEnding): readonly Planet[] {
  return ending.kind === 'own-sign' ? [ending.planet] : ending.planets
}

/** Where a chain ends: `Mars, in its own sign`. */
export function endingPlace(ending: ChainEnding): string {
  const names = endingPlanets(ending).map(planetName)
  if (ending.kind === 'own-sign') return `${names[0]}, in its own sign`
  if (ending.kind === 'mutual-reception')
    return `the mutual reception of ${listText(names)}, each in the other’s sign`
  return `a loop of ${listText(names)}`
}

/** How a chain ends, for use after a colon or inside a sentence. */
export function endingPhrase(ending: ChainEnding): string {
  return `it ends in ${endingPlace(ending)}`
}

/** A chain in one line. */
export function chainLine({ steps, ending }: RulerChain): string {
  return `${capital(steps.map(({ planet }) => planetName(planet)).join(', then '))}; ${endingPhrase(ending)}`
}

/** Why a saved chart has other houses than Placidus; null if it has Placidus houses. */
export function housesNote(system: HouseSystem): { title: string; text: string } | null {
  if (system === 'placidus') return null
  const name = HOUSE_SYSTEM_NAMES[system]
  return {
    title: `${name} houses`,
    text: `Placidus houses cannot be calculated this close to the pole. This chart uses ${name} houses instead.`,
  }
}

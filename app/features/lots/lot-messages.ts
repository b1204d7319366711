import type { ReactNode } from 'react'
import type { ChainEnding, HouseCounts, HouseSystem, Planet, RulerChain } from '#app/astro/types.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { translated } from '#app/language/current.ts'

/** For English sentences. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const endingPlace = (kind: ChainEnding['kind'], names: string) => {
  if (kind === 'own-sign') return `${names}, in its own sign`
  return kind === 'mutual-reception'
    ? `the mutual reception of ${names}, each in the other’s sign`
    : `a loop of ${names}`
}

/** Words about the lot and its rulers that several screens have. */
export const lotWords = translated('lot', {
  en: {
    ruleIsOurs: 'No book says this: the rule is our own.',
    notQuoted: (reference: string) => `${reference}. Not quoted here.`,
    noLongerQuoted: 'The passage is no longer quoted.',
    /** A house by its number, with the word for it apart: `9th`, `house`, `(10th by signs)`. */
    house: ({ house, wholeSignPlace }: HouseCounts): [before: string, word: string, after: string] => [
      `${astroWords.ordinal(house)} `,
      'house',
      house === wholeSignPlace ? '' : ` (${astroWords.ordinal(wholeSignPlace)} by signs)`,
    ],
    /** What stands in a house: a sign, or a planet in its sign. */
    inHouse: (what: string, house: ReactNode): ReactNode[] => [`${what} in the `, house],
    inSignAndHouse: (planet: string, sign: string, house: string) => `${planet} in ${sign}, ${house}`,
    /** How a chain ends, inside a sentence. */
    endingPlace,
    endingPhrase: (kind: ChainEnding['kind'], names: string) => `it ends in ${endingPlace(kind, names)}`,
    endingSentence: (kind: ChainEnding['kind'], names: string) => `It ends in ${endingPlace(kind, names)}.`,
    chainLine: (planets: readonly string[], kind: ChainEnding['kind'], names: string) =>
      `${capital(planets.join(', then '))}; it ends in ${endingPlace(kind, names)}`,
    housesTitle: (system: HouseSystem) => `${astroWords.houseSystems[system]} houses`,
    housesText: (system: HouseSystem) =>
      `Placidus houses cannot be calculated this close to the pole. This chart uses ${astroWords.houseSystems[system]} houses instead.`,
    position: 'Position',
    ruler: 'Ruler',
    partOfFortune: 'Part of Fortune',

    inYourChart: 'In your chart',
    whatTheBookSays: 'What the book says',
    ourReading: 'Our reading',
    /** After a quotation: whose words it is in. */
    quoted: {
      ar: ', in our English.',
      la: ', in our English.',
      grc: ', in our English.',
      en: ', in today’s English.',
    },
    reasonsOf: (number: number) => `${number}, its reasons`,
    whyAbout: (about: string, from: number) =>
      `Why this is said: ${about}${from > 0 ? `, from ${from + 1}` : ''}`,
  },
})

/** A planet's name at the beginning of a sentence: `The Sun`, `Mars`. */
export const planetFirst = (planet: Planet): string => capital(planetName(planet))

/** A planet's name inside a sentence: `the Sun`, `the Moon`, `Mars`. */
export const planetName = (planet: Planet): string => astroWords.planets[planet]

/** `2nd house (3rd by signs)`, or one number if both counts agree. */
export const houseText = (counts: HouseCounts): string => lotWords.house(counts).join('')

/** The planets in which a chain ends. */
export function endingPlanets(ending: ChainEnding): readonly Planet[] {
  return ending.kind === 'own-sign' ? [ending.planet] : ending.planets
}

export const endingNames = (ending: ChainEnding): string => listText(endingPlanets(ending).map(planetName))

/** Where a chain ends: `Mars, in its own sign`. */
export const endingPlaceText = (ending: ChainEnding): string =>
  lotWords.endingPlace(ending.kind, endingNames(ending))

/** A chain in one line. */
export const chainLine = ({ steps, ending }: RulerChain): string =>
  lotWords.chainLine(
    steps.map(({ planet }) => planetName(planet)),
    ending.kind,
    endingNames(ending),
  )

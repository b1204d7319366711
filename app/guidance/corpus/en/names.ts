import { HOUSE_SYSTEMS_IN_SENTENCE, type HouseSystem, type Planet } from '#app/astro/index.server.ts'
import type { Names } from '#app/guidance/corpus/corpus.ts'
import type { Qualifier, Rank, Relation } from '#app/guidance/types.ts'

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

/** For a sentence that begins with a name or another word in small letters. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const nth = (n: number): string => ORDINALS[n - 1] ?? String(n)

export const named = (planet: Planet): string =>
  planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A house, with both numbers if the two ways of counting differ. */
export function houseOf(place: number, house: number, system: HouseSystem): string {
  if (place === house) return `the ${nth(place)} house`
  return `the ${nth(place)} house by signs (${nth(house)} by ${HOUSE_SYSTEMS_IN_SENTENCE[system]})`
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

/** In a list of facts: 'Mars in Cancer, {rank}'. */
export const RANK_WORDS: Readonly<Record<Rank, string>> = {
  home: 'in its own sign',
  honoured: 'exalted',
  kin: 'in its own triplicity',
  bound: 'in its own bound',
  face: 'in its own face',
  hosted: 'as a guest',
  stranger: 'as a stranger',
  away: 'in detriment',
  low: 'in its fall',
}

/** 'Mars is {qualifier}.' */
export const QUALIFIER_WORDS: Readonly<Record<Qualifier, string>> = {
  heart: 'in the Sun’s heart',
  burnt: 'hidden near the Sun',
  beams: 'under the beams of the Sun',
  sheltered: 'near the Sun, on its own ground',
  first: 'at its first station, about to turn back',
  second: 'at its second station, about to go forward',
  back: 'retrograde',
}

/** The bound of the lot, as the style of the gift. */
export const BOUND_STYLES: Readonly<Partial<Record<Planet, string>>> = {
  Mercury: 'thoughtful, talkative and quick to adjust',
  Venus: 'friendly, and careful of how things look and feel',
  Mars: 'brisk, and happiest with a clear task',
  Jupiter: 'generous, and inclined to think well of people',
  Saturn: 'slow, serious and made to last',
}

const ALL_NAMES =
  /\b(?:the )?(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)(?:’s)?\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/gi

export const NAMES: Names = {
  sign: (sign) => sign,
  planet: named,
  nth,
  listed,
  agreement: () => ({}),
  isNamedIn: (name, text) => text.includes(name),
  masked: (text) => text.replace(ALL_NAMES, '#'),
}

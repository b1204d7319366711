import {
  HOUSE_SYSTEM_METHODS,
  HOUSE_SYSTEM_NAMES,
  HOUSE_SYSTEMS_IN_SENTENCE,
  LOT_MATTERS,
  LOT_TITLES,
} from '#app/astro/names.ts'
import type { Planet, Sign } from '#app/astro/types.ts'
import { translated } from './current.ts'

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
const ordinal = (n: number) => `${n}${ENDINGS[n] ?? 'th'}`

/** Names of what is in a chart, by the keys of the engine. */
export const astroWords = translated('astro', {
  en: {
    signs: {
      Aries: 'Aries',
      Taurus: 'Taurus',
      Gemini: 'Gemini',
      Cancer: 'Cancer',
      Leo: 'Leo',
      Virgo: 'Virgo',
      Libra: 'Libra',
      Scorpio: 'Scorpio',
      Sagittarius: 'Sagittarius',
      Capricorn: 'Capricorn',
      Aquarius: 'Aquarius',
      Pisces: 'Pisces',
    } satisfies Record<Sign, string>,
    /** Planets, nodes, angles and the lot, as labels. */
    points: {
      Sun: 'Sun',
      Moon: 'Moon',
      Mercury: 'Mercury',
      Venus: 'Venus',
      Mars: 'Mars',
      Jupiter: 'Jupiter',
      Saturn: 'Saturn',
      Uranus: 'Uranus',
      Neptune: 'Neptune',
      Pluto: 'Pluto',
      'Mean Node': 'Mean Node',
      'True Node': 'True Node',
      Ascendant: 'Ascendant',
      Midheaven: 'Midheaven',
      'Part of Fortune': 'Part of Fortune',
    },
    /** Planets inside a sentence. */
    planets: {
      Sun: 'the Sun',
      Moon: 'the Moon',
      Mercury: 'Mercury',
      Venus: 'Venus',
      Mars: 'Mars',
      Jupiter: 'Jupiter',
      Saturn: 'Saturn',
      Uranus: 'Uranus',
      Neptune: 'Neptune',
      Pluto: 'Pluto',
    } satisfies Record<Planet, string>,
    /** For places in which a name has no room. */
    angles: { Asc: 'Asc', MC: 'MC', Dsc: 'Dsc', IC: 'IC' },
    lots: LOT_TITLES,
    /** What each lot stands for. */
    lotMatters: LOT_MATTERS,
    aspects: {
      Conjunction: 'Conjunction',
      Sextile: 'Sextile',
      Square: 'Square',
      Trine: 'Trine',
      Opposition: 'Opposition',
      Aversion: 'Aversion',
    },
    aspectsInSentence: {
      Conjunction: 'conjunction',
      Sextile: 'sextile',
      Square: 'square',
      Trine: 'trine',
      Opposition: 'opposition',
      Aversion: 'aversion',
    },
    dignities: {
      domicile: 'domicile',
      exaltation: 'exaltation',
      triplicity: 'triplicity',
      term: 'bound',
      face: 'face',
      detriment: 'detriment',
      fall: 'fall',
      peregrine: 'peregrine',
    },
    sects: { day: 'Day', night: 'Night' },
    angularities: { angular: 'angular', succedent: 'succedent', cadent: 'cadent' },
    houseSystems: HOUSE_SYSTEM_NAMES,
    /** After "by". */
    houseSystemsInSentence: HOUSE_SYSTEMS_IN_SENTENCE,
    /** How each house system divides the sky. */
    houseSystemMethods: HOUSE_SYSTEM_METHODS,
    /** Letters of the compass. */
    directions: { north: 'N', east: 'E', south: 'S', west: 'W' },
    /** '9th', from 1 to 12. */
    ordinal,
    /** '9th house' */
    house: (n: number) => `${ordinal(n)} house`,
    /** '22.6° Cancer': a degree, and the name of its sign. */
    place: (degree: string, sign: string) => `${degree} ${sign}`,
  },
})

import { LOT_MATTERS, LOT_TITLES } from './names.ts'
import type { Planet } from './types.ts'

/** The seven lots of Paulus, one for each planet: Moon, Sun, Venus, Mercury, Mars, Jupiter, Saturn. */
export const SEVEN_LOTS = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const

/** Lots from the fifth chapter of al-Qabisi that suit reflection. */
export const QABISI_LOTS = [
  'love',
  'constancy',
  'brothers',
  'fathers',
  'mother',
  'friends',
  'journeys',
  'piety',
  'intellect',
  'wisdom',
  'knowledge',
  'work',
] as const

export const LOT_NAMES = [...SEVEN_LOTS, ...QABISI_LOTS] as const
export type LotName = (typeof LOT_NAMES)[number]

/** An end of the arc of a lot. Houses are those of the chart. */
export type LotEnd = Planet | LotName | 'Midheaven' | 'Ninth house' | 'Ruler of the ninth house'

/** The formula of a lot: the arc in zodiacal order from one point to another, added to the Ascendant. */
export interface LotFormula {
  from: LotEnd
  to: LotEnd
  /** By night the two ends are exchanged. */
  reversedByNight: boolean
  /** Author, chapter and, if we have the text, page and line. */
  source: string
}

export type LotEnds = Pick<LotFormula, 'from' | 'to' | 'reversedByNight'>

export interface LotDefinition extends LotFormula {
  /** English name, as shown. */
  name: string
  /** The original name, in Latin letters. */
  original: string
  /** What the lot stands for, after the author, in plain words. */
  standsFor: string
  /** Other formulas for the same lot, by other authors. */
  variants: readonly (LotFormula & { author: string })[]
}

/** Marked as reported, because we do not have the Greek text of Paulus. */
const paulus = 'Paulus Alexandrinus, Introduction 23, as later authors report it'
const qabisi = (place: string) => `al-Qabisi, Introduction ${place}`

const DEFINITIONS: Readonly<Record<LotName, Omit<LotDefinition, 'name' | 'standsFor'>>> = {
  fortune: {
    original: 'tychē, sahm al-saʿāda',
    from: 'Sun',
    to: 'Moon',
    reversedByNight: true,
    source: `${paulus}; Dorotheus I.26; al-Biruni, Book of Instruction 476`,
    variants: [
      {
        author: 'Ptolemy and Lilly',
        from: 'Sun',
        to: 'Moon',
        reversedByNight: false,
        source: 'Ptolemy, Tetrabiblos IV.2; William Lilly, Christian Astrology (1647), Book I',
      },
    ],
  },
  spirit: {
    original: 'daimōn, sahm al-ghayb',
    from: 'Moon',
    to: 'Sun',
    reversedByNight: true,
    source: `${paulus}; ${qabisi('V.4, p. 140, lines 12 to 13')}`,
    variants: [],
  },
  eros: {
    original: 'erōs',
    from: 'spirit',
    to: 'Venus',
    reversedByNight: true,
    source: paulus,
    variants: [
      {
        author: 'Valens',
        from: 'fortune',
        to: 'spirit',
        reversedByNight: true,
        source: 'Vettius Valens, Anthologies IV.25, p. 202 Kroll, lines 11 to 13',
      },
    ],
  },
  necessity: {
    original: 'anankē',
    from: 'Mercury',
    to: 'fortune',
    reversedByNight: true,
    source: paulus,
    variants: [
      {
        author: 'Valens',
        from: 'spirit',
        to: 'fortune',
        reversedByNight: true,
        source: 'Vettius Valens, Anthologies IV.25, p. 202 Kroll, lines 20 to 21',
      },
    ],
  },
  courage: {
    original: 'tolma, sahm al-shajāʿa wa-l-jurʾa',
    from: 'Mars',
    to: 'fortune',
    reversedByNight: true,
    source: `${paulus}; ${qabisi('V.4, p. 140, lines 15 to 16')}`,
    variants: [],
  },
  victory: {
    original: 'nikē, sahm al-falḥ wa-l-naṣr wa-l-ẓafar',
    from: 'spirit',
    to: 'Jupiter',
    reversedByNight: true,
    source: `${paulus}; ${qabisi('V.5, p. 140, line 19 to p. 142, line 20')}`,
    variants: [],
  },
  nemesis: {
    original: 'nemesis',
    from: 'Saturn',
    to: 'fortune',
    reversedByNight: true,
    source: paulus,
    variants: [],
  },
  love: {
    original: 'sahm al-ḥubb wa-l-ulfa',
    from: 'fortune',
    to: 'spirit',
    reversedByNight: true,
    source: qabisi('V.4, p. 140, lines 13 to 14'),
    variants: [],
  },
  constancy: {
    original: 'sahm al-thabāt wa-l-baqāʾ',
    from: 'fortune',
    to: 'spirit',
    reversedByNight: true,
    source: qabisi('V.4, p. 140, lines 14 to 15'),
    variants: [],
  },
  brothers: {
    original: 'sahm al-ikhwa',
    from: 'Saturn',
    to: 'Jupiter',
    reversedByNight: false,
    source: qabisi('V.6, p. 142, lines 21 to 22'),
    variants: [],
  },
  fathers: {
    original: 'sahm al-ābāʾ',
    from: 'Sun',
    to: 'Saturn',
    reversedByNight: true,
    source: qabisi('V.7, p. 142, lines 25 to 26'),
    variants: [],
  },
  mother: {
    original: 'sahm al-umm',
    from: 'Venus',
    to: 'Moon',
    reversedByNight: true,
    source: qabisi('V.13, p. 148, lines 72 to 73'),
    variants: [],
  },
  friends: {
    original: 'sahm al-aṣdiqāʾ',
    from: 'Moon',
    to: 'Mercury',
    reversedByNight: false,
    source: qabisi('V.14, p. 148, lines 74 to 75'),
    variants: [
      {
        author: 'al-Andarzaghar',
        from: 'Moon',
        to: 'Mercury',
        reversedByNight: true,
        source: qabisi('V.14, p. 148, line 75'),
      },
    ],
  },
  journeys: {
    original: 'sahm al-safar',
    from: 'Ruler of the ninth house',
    to: 'Ninth house',
    reversedByNight: false,
    source: qabisi('V.12, p. 146, lines 61 to 62'),
    variants: [],
  },
  piety: {
    original: 'sahm al-waraʿ',
    from: 'Moon',
    to: 'Mercury',
    reversedByNight: true,
    source: qabisi('V.12, p. 146, lines 65 to 66'),
    variants: [],
  },
  intellect: {
    original: 'sahm al-ʿaql wa-buʿd al-ghawr',
    from: 'Saturn',
    to: 'Moon',
    reversedByNight: true,
    source: qabisi('V.16, p. 148, lines 85 to 86'),
    variants: [],
  },
  wisdom: {
    original: 'sahm al-ḥikma',
    from: 'Saturn',
    to: 'Jupiter',
    reversedByNight: false,
    source: qabisi('V.16, p. 148, lines 86 to 87'),
    variants: [],
  },
  knowledge: {
    original: 'sahm al-ʿilm',
    from: 'Moon',
    to: 'Jupiter',
    reversedByNight: true,
    source: qabisi('V.16, p. 148, lines 87 to 88'),
    variants: [],
  },
  work: {
    original: 'sahm al-ʿamal wa-l-sulṭān',
    from: 'Sun',
    to: 'Midheaven',
    reversedByNight: false,
    source: qabisi('V.13, p. 146, lines 69 to 70, who gives it after Valens'),
    variants: [],
  },
}

/** Every lot that is shown, in the order in which it is shown. */
export const LOTS = Object.fromEntries(
  LOT_NAMES.map((lot) => [lot, { name: LOT_TITLES[lot], standsFor: LOT_MATTERS[lot], ...DEFINITIONS[lot] }]),
) as Readonly<Record<LotName, LotDefinition>>

/** True if a text names a lot that is shown. */
export function isLotName(text: string): text is LotName {
  return Object.hasOwn(LOTS, text)
}

/** A formula in words, by day or by night: "Ascendant + Moon − Sun". */
export function formulaText(
  formula: Pick<LotFormula, 'from' | 'to' | 'reversedByNight'>,
  isDay: boolean,
): string {
  const swap = formula.reversedByNight && !isDay
  const [plus, minus] = swap ? [formula.from, formula.to] : [formula.to, formula.from]
  return `Ascendant + ${lotEndName(plus)} − ${lotEndName(minus)}`
}

/** English name of what a lot is counted from or to. */
export function lotEndName(end: LotEnd): string {
  return isLotName(end) ? LOTS[end].name : end
}

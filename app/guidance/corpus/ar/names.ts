import type { HouseSystem, Planet, Sign } from '#app/astro/index.server.ts'
import type { Names } from '#app/guidance/corpus/corpus.ts'
import type { Qualifier, Rank, Relation } from '#app/guidance/types.ts'
import { agreeing, ar } from '#app/language/astro-messages.ar.ts'

export const named = (planet: Planet): string => ar.planets[planet]
export const signed = (sign: Sign): string => ar.signs[sign]
export const nth = (n: number): string => ar.ordinal(n)
export const listed = (names: readonly string[]): string => names.join(' و')

/** ل before a name takes the place of its alif. */
export const to = (name: string): string => (name.startsWith('ال') ? `لل${name.slice(2)}` : `ل${name}`)

/** The form of a word that agrees with a planet. */
export const as: (planet: Planet, one: string, other: string) => string = agreeing

export const SYSTEMS: Readonly<Record<HouseSystem, string>> = {
  placidus: 'بلاسيدوس',
  'whole-sign': 'البروج',
  porphyry: 'فرفوريوس',
  equal: 'البيوت المتساوية',
  alcabitius: 'القبيصي',
  regiomontanus: 'ريجيومونتانوس',
}

/** A house, with both numbers if the two ways of counting differ. */
export function houseOf(place: number, house: number, system: HouseSystem): string {
  if (place === house) return `البيت ${nth(place)}`
  return `البيت ${nth(place)} بالبروج (${nth(house)} بحساب ${SYSTEMS[system]})`
}

export const ASPECTS: Readonly<Record<Exclude<Relation, 'averse'>, string>> = {
  with: 'مقارنة',
  sextile: 'تسديس',
  square: 'تربيع',
  trine: 'تثليث',
  opposition: 'مقابلة',
}

/** The form for a masculine planet, and the one for a feminine planet. */
type Forms = readonly [string, string]

const RANKS: Readonly<Record<Rank, Forms>> = {
  home: ['في بيته', 'في بيتها'],
  honoured: ['في شرفه', 'في شرفها'],
  kin: ['في مثلثته', 'في مثلثتها'],
  bound: ['في حدّه', 'في حدّها'],
  face: ['في وجهه', 'في وجهها'],
  hosted: ['وهو ضيف', 'وهي ضيفة'],
  stranger: ['وهو غريب', 'وهي غريبة'],
  away: ['في وباله', 'في وبالها'],
  low: ['في هبوطه', 'في هبوطها'],
}

const QUALIFIERS: Readonly<Record<Qualifier, Forms>> = {
  heart: ['في صميم الشمس', 'في صميم الشمس'],
  burnt: ['محترق', 'محترقة'],
  beams: ['تحت شعاع الشمس', 'تحت شعاع الشمس'],
  sheltered: ['قريب من الشمس وله حظّ في موضعه', 'قريبة من الشمس ولها حظّ في موضعها'],
  first: ['في المقام الأول، على وشك الرجوع', 'في المقام الأول، على وشك الرجوع'],
  second: ['في المقام الثاني، على وشك الاستقامة', 'في المقام الثاني، على وشك الاستقامة'],
  back: ['راجع', 'راجعة'],
}

export const rankOf = (planet: Planet, rank: Rank): string => as(planet, ...RANKS[rank])
export const qualifierOf = (planet: Planet, one: Qualifier): string => as(planet, ...QUALIFIERS[one])

/** A word with its article, و or ف, and ب or ك before it, or with لل. */
const word = (bare: string): string => `[وف]?(?:[بك]?ال|لل)${bare}`
const plain = (bare: string): string => `[وف]?[بكل]?${bare}`
/** Names without ال are foreign: they have no article. */
const pattern = (name: string): string => (name.startsWith('ال') ? word(name.slice(2)) : plain(name))
const patternsOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, pattern(name)])) as Record<
    Key,
    string
  >
const whole = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}])`, flags)

const PATTERNS: Readonly<Record<'lot' | Planet | Sign, string>> = {
  lot: '\\p{L}*سهم\\p{L}*',
  ...patternsOf(ar.planets),
  ...patternsOf(ar.signs),
}
const FINDERS = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, pattern]) => [name, whole([pattern], 'u')]),
) as Record<keyof typeof PATTERNS, RegExp>
const { lot: _, ...NAMED } = PATTERNS
const PLACES = Array.from({ length: 12 }, (_, at) => at + 1)
const ALL_NAMES = whole(
  [...Object.values(NAMED), ...PLACES.toReversed().map((place) => pattern(nth(place)))],
  'gu',
)

export const NAMES: Names = {
  sign: signed,
  planet: named,
  nth,
  listed,
  agreement: (ruler) => ({
    lord: as(ruler, 'صاحب', 'صاحبة'),
    itsLord: as(ruler, 'صاحبه', 'صاحبته'),
    guest: as(ruler, 'ضيف', 'ضيفة'),
    he: as(ruler, 'هو', 'هي'),
    its: as(ruler, 'ه', 'ها'),
    looks: as(ruler, 'ينظر', 'تنظر'),
  }),
  isNamedIn: (name, text) => FINDERS[name].test(text),
  masked: (text) => text.replace(ALL_NAMES, '#'),
}

import type { HouseSystem, Planet, Sign } from '#app/astro/index.server.ts'
import type { Names } from '#app/guidance/corpus/corpus.ts'
import type { Qualifier, Rank, Relation } from '#app/guidance/types.ts'

/** A noun without its article, and what agrees with it. */
interface Noun {
  bare: string
  /** True if it stands with ال. */
  definite: boolean
  feminine: boolean
}

const masculine = (bare: string): Noun => ({ bare, definite: true, feminine: false })
const feminine = (bare: string): Noun => ({ bare, definite: true, feminine: true })
const foreign = (bare: string): Noun => ({ bare, definite: false, feminine: false })

const PLANETS: Readonly<Record<Planet, Noun>> = {
  Sun: feminine('شمس'),
  Moon: masculine('قمر'),
  Mercury: foreign('عطارد'),
  Venus: feminine('زهرة'),
  Mars: masculine('مريخ'),
  Jupiter: masculine('مشتري'),
  Saturn: foreign('زحل'),
  Uranus: foreign('أورانوس'),
  Neptune: foreign('نبتون'),
  Pluto: foreign('بلوتو'),
}

/** Without the article; each agrees as برج does. */
const SIGNS: Readonly<Record<Sign, string>> = {
  Aries: 'حمل',
  Taurus: 'ثور',
  Gemini: 'جوزاء',
  Cancer: 'سرطان',
  Leo: 'أسد',
  Virgo: 'سنبلة',
  Libra: 'ميزان',
  Scorpio: 'عقرب',
  Sagittarius: 'قوس',
  Capricorn: 'جدي',
  Aquarius: 'دلو',
  Pisces: 'حوت',
}

const ORDINALS = [
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
  'الحادي عشر',
  'الثاني عشر',
] as const

export const named = (planet: Planet): string =>
  PLANETS[planet].definite ? `ال${PLANETS[planet].bare}` : PLANETS[planet].bare
export const signed = (sign: Sign): string => `ال${SIGNS[sign]}`
export const nth = (n: number): string => ORDINALS[n - 1] ?? String(n)
export const listed = (names: readonly string[]): string => names.join(' و')

/** ل before a name takes the place of its alif. */
export const to = (name: string): string => (name.startsWith('ال') ? `لل${name.slice(2)}` : `ل${name}`)

/** The form of a word that agrees with a planet. */
export const as = (planet: Planet, one: string, other: string): string =>
  PLANETS[planet].feminine ? other : one

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
const whole = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}])`, flags)

const PATTERNS: Readonly<Record<'lot' | Planet | Sign, string>> = {
  lot: '\\p{L}*سهم\\p{L}*',
  ...(Object.fromEntries(
    Object.entries(PLANETS).map(([planet, { bare, definite }]) => [
      planet,
      definite ? word(bare) : plain(bare),
    ]),
  ) as Record<Planet, string>),
  ...(Object.fromEntries(Object.entries(SIGNS).map(([sign, bare]) => [sign, word(bare)])) as Record<
    Sign,
    string
  >),
}
const FINDERS = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, pattern]) => [name, whole([pattern], 'u')]),
) as Record<keyof typeof PATTERNS, RegExp>
const { lot: _, ...NAMED } = PATTERNS
const ALL_NAMES = whole(
  [...Object.values(NAMED), ...ORDINALS.toReversed().map((ordinal) => word(ordinal.slice(2)))],
  'gu',
)

export const NAMES: Names = {
  sign: signed,
  planet: named,
  nth,
  listed,
  isNamedIn: (name, text) => FINDERS[name].test(text),
  masked: (text) => text.replace(ALL_NAMES, '#'),
}

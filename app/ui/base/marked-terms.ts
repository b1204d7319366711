import type { Language } from '#app/language/language.ts'
import { memoizeByText } from '#app/memoize.ts'
import type { TermId } from './term.tsx'

const PLANETS = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn'
const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+(?:st|nd|rd|th)'

/**
 * How each term is written, where it is one: a lot is not a lot of people, nor a square one in a town. What is so in the
 * first place, at the end of a sentence, is in no house. Dignity is told of a planet, and a guest or stranger after its
 * sign.
 */
const ENGLISH = {
  'part-of-fortune': 'Part of Fortune|Lot of Fortune',
  'lot-of-spirit': 'Lot of Spirit|lot of effort',
  'whole-signs': 'by (?:whole )?signs',
  placidus: 'Placidus',
  'modern-rulers': 'traditional rulers',
  chain: 'chain of rulers',
  'mutual-reception': `mutual reception|(?<=(?:in|form) a )ring|ring(?= of (?:the )?(?:${PLANETS}))`,
  reception: 'reception',
  ruler: `rulers?|(?<=(?:which|it|${PLANETS}) )rules`,
  lot: '(?<!a )lot',
  house: `(?:${ORDINALS}) house|(?<=(?:the|your|hidden) )(?!first place[.?!])(?:${ORDINALS}) place`,
  exaltation: `exalted|exaltation|(?<=its )fall|fall(?= of (?:the )?(?:${PLANETS}))`,
  conjunction: 'conjunction',
  sextile: 'sextile',
  square: '(?<=(?:by a|in|close|exact) )square',
  trine: 'trine',
  opposition: '(?<=(?:by|in|close|exact) (?:an )?)opposition',
  guest: `(?<=, as a )(?:guest|stranger)|(?<=as a )guest(?= of (?:the )?(?:${PLANETS}))`,
  aversion: `(?<=(?:${PLANETS}) )(?:sees|does not see)`,
  sect: '(?<=(?:birth|one) )by (?:day|night)|belongs to the (?:day|night)',
  retrograde: 'retrograde',
  station: '(?<=(?:first|second|its) )station',
  combust: 'combust|under the (?:Sun’s )?beams|near the Sun',
  bound: '(?<=(?:own|the) )bound',
  triplicity: 'triplicity|(?<=its own )face',
  dignity: '(?<=(?:essential|accidental|its|no|a) )dignity|dignities|peregrine',
  detriment: 'detriment',
  'sign-quality': '(?:movable|fixed) sign|double-bodied(?: sign)?',
  'rising-sign': 'Ascendant|rising (?:sign|degree)',
  midheaven: 'Midheaven',
  'good-and-difficult': 'benefic|malefic',
} satisfies Partial<Record<TermId, string>>

const ARABIC_ORDINALS =
  'الأول|الثاني عشر|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|الحادي عشر'

/** In Arabic, و, ف, ب, ك or ل can stand joined before a word. */
const ARABIC = {
  'part-of-fortune': '[وفبكل]?سهم السعادة',
  'lot-of-spirit': '[وفبكل]?سهم الغيب',
  'whole-signs': 'بالبروج',
  placidus: 'بلاسيدوس',
  chain: '[وفبكل]?سلسلة (?:ال)?أصحاب',
  'mutual-reception': '(?<=في )حلقة|حلقة(?= من )',
  reception: 'مقبولة?|القبول',
  ruler: '[وفبكل]?صاحبة? (?:السهم|برج|الطالع)',
  lot: '(?:[وفبك]?ال|لل)سهم',
  house: `[وفبك]?البيت (?:${ARABIC_ORDINALS})`,
  exaltation: '(?<=في )شرفها?|[وفبك]?الشرف|(?<=في )هبوطها?',
  sextile: '(?:[وفبك]?ال)?تسديس',
  square: '(?:[وفبك]?ال)?تربيع',
  trine: '(?:[وفبك]?ال)?تثليث',
  opposition: '(?:[وفبك]?ال)?مقابلة',
  guest: '(?<=وه[وي] )(?:ضيفة?|غريبة?)',
  aversion: '(?:[يت]نظر|لا [يت]نظر) إلي(?:ه|ها)|[يت]نظر(?= إلى (?:ال)?سهم)|ساقطة?',
  sect: '(?<=ميلاد |الميلاد )(?:نهاري|ليلي)(?:\u064b?\u0651?ا)?|(?:نهارية|ليلية)',
  retrograde: 'راجعة?',
  station: '(?<=في )المقام (?:الأول|الثاني)',
  combust: 'محترقة?|تحت شعاع الشمس|تحت الشعاع',
  bound: '(?<=في )حدّها?|(?<=في )حدّ(?= )',
  triplicity: '(?<=في )(?:مثلثتها?|وجهها?)',
  dignity: '[وفبك]?(?:ال)?حظ(?:ًّا|ّ(?:ا|ها|ه)?)|الحظوظ',
  detriment: '(?<=في )وبالها?|[وفبك]?الوبال',
  'sign-quality': 'برج (?:منقلب|ثابت|ذو جسدين)',
  'rising-sign': '(?:[وفبك]?ال|لل)طالع',
  midheaven: '[وفبكل]?وسط السماء',
  'good-and-difficult': '(?:[وفبك]?ال)?(?:سعدين|سعدان|نحسين|نحسان|سعود|نحوس)',
} satisfies Partial<Record<TermId, string>>

interface Found {
  id: TermId
  words: string
  from: number
}

/** All terms of a text. Searching takes longer than to render what is found, and a person's texts seldom change. */
function finder(written: Partial<Record<TermId, string>>): (text: string) => readonly Found[] {
  const ids = Object.keys(written) as TermId[]
  const terms = Object.values(written).map((words) => `(${words})`)
  const any = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${terms.join('|')})(?![\\p{L}\\p{M}\\d])`, 'giu')
  return memoizeByText(1_000_000, (text) =>
    [...text.matchAll(any)].map((match) => ({
      id: ids[match.slice(1).findIndex((words) => words !== undefined)]!,
      words: match[0],
      from: match.index,
    })),
  )
}

const FINDERS: Readonly<Record<Language, (text: string) => readonly Found[]>> = {
  en: finder(ENGLISH),
  ar: finder(ARABIC),
}

/** Words, or a term among them. */
export type Piece = string | { id: TermId; words: string }

/** The texts of a part of a page, split where a term is used for the first time in that part. */
export function markTerms(
  texts: readonly string[],
  language: Language = 'en',
): ReadonlyMap<string, readonly Piece[]> {
  const find = FINDERS[language]
  const known = new Set<TermId>()
  const marked = new Map<string, Piece[]>()
  for (const text of new Set(texts)) {
    const pieces: Piece[] = []
    let end = 0
    for (const { id, words, from } of find(text)) {
      if (known.has(id)) continue
      known.add(id)
      pieces.push(text.slice(end, from), { id, words })
      end = from + words.length
    }
    marked.set(text, [...pieces, text.slice(end)])
  }
  return marked
}

import type { citationWords } from './citation-messages.ts'

type Span = readonly number[]
const span = ([first, last = first]: Span) => (first === last ? `${first}` : `${first}-${last}`)

const VALUES = { I: 1, V: 5, X: 10, L: 50, C: 100 } as const
const toNumber = (roman: string) =>
  [...roman].reduce((sum, letter, at) => {
    const value = VALUES[letter as keyof typeof VALUES]
    return sum + (value < (VALUES[roman[at + 1] as keyof typeof VALUES] ?? 0) ? -value : value)
  }, 0)

const BOOKS: readonly (readonly [RegExp, string])[] = [
  [
    /Paulus Alexandrinus, Introduction 23, as later authors report it/,
    'بولس الإسكندراني، المدخل، الفصل 23، كما نقله المتأخرون',
  ],
  [/Dorotheus(?: of Sidon, Carmen Astrologicum)?/, 'دوروثيوس الصيداوي، الكتب الخمسة'],
  [/al-Biruni, (?:Book of Instruction|Kitab al-Tafhim, section)/, 'البيروني، كتاب التفهيم، الفقرة'],
  [/Ptolemy, Tetrabiblos/, 'بطلميوس، المقالات الأربع'],
  [/William Lilly, Christian Astrology \(1647\), Book/, 'وليم ليلي، التنجيم المسيحي (1647)، الكتاب'],
  [/Vettius Valens, Antholog(?:y|ies)/, 'فيتيوس فاليس، المختارات'],
  [/al-Qabisi, Introduction/, 'القبيصي، المدخل'],
  [/, who gives it after Valens/, '، ينقله عن فاليس'],
  [/Ptolemy and Lilly/, 'بطلميوس وليلي'],
  [/Valens/, 'فاليس'],
  [/al-Andarzaghar/, 'الأندرزغر'],
  [/, p\. (\d+) Kroll/, '، طبعة كرول ص $1'],
  [/ to p\./, ' إلى ص'],
  [/, p\./, '، ص'],
  [/, lines (\d+) to (\d+)/g, '، الأسطر $1-$2'],
  [/, line/g, '، السطر'],
  [/ \((?:material|the) [^)]*\)/, ''],
  [/; /g, '؛ '],
]

/** Such as «الفصل 18» for 'chapter XVIII'. */
const inArabic = (section: string) =>
  section
    .replace(/\b[IVXLC]+\b/g, (roman) => String(toNumber(roman)))
    .replace('Nativities, ', 'المواليد، ')
    .replace('chapter', 'الفصل')

export const ar: typeof citationWords = {
  book: (source: string) =>
    inArabic(BOOKS.reduce((text, [english, arabic]) => text.replace(english, arabic), source)),
  works: {
    qabisi: 'القبيصي، المدخل',
    'qabisi-latin': 'القبيصي باللاتينية',
    lilly: 'ليلي، التنجيم المسيحي',
    firmicus: 'فيرميكوس، ماتيسيس',
    valens: 'فاليس، المختارات',
  },
  pages: (pages: Span) => `ص ${span(pages)}`,
  overPages: (pages: Span, lines: Span) =>
    `ص ${pages[0]}، السطر ${lines[0]}، إلى ص ${pages[1]}، السطر ${lines[1]}`,
  withLines: (pages: string, lines: Span) =>
    `${pages}، ${lines[0] === lines[1] ? 'السطر' : 'الأسطر'} ${span(lines)}`,
  citation: (work: string, section: string, place: string) => {
    const where = inArabic(section)
    return `${work}${/^\d/.test(where) ? ' ' : '، '}${where}، ${place}`
  },
}

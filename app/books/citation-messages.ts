import { translated } from '#app/language/current.ts'

type Span = readonly number[]
const span = ([first, last = first]: Span) => (first === last ? `${first}` : `${first}–${last}`)

/** Where a passage stands. */
export const citationWords = translated('citation', {
  en: {
    works: {
      qabisi: 'al-Qabisi, Introduction',
      'qabisi-latin': 'al-Qabisi in Latin',
      lilly: 'Lilly, Christian Astrology',
      firmicus: 'Firmicus, Mathesis',
      valens: 'Valens, Anthologies',
    },
    pages: (pages: Span) => `${pages.length > 1 ? 'pp.' : 'p.'} ${span(pages)}`,
    overPages: (pages: Span, lines: Span) =>
      `p. ${pages[0]}, line ${lines[0]} to p. ${pages[1]}, line ${lines[1]}`,
    withLines: (pages: string, lines: Span) =>
      `${pages}, ${lines[0] === lines[1] ? 'line' : 'lines'} ${span(lines)}`,
    citation: (work: string, section: string, place: string) =>
      `${work}${/^(chapter|Nativities)/.test(section) ? ', ' : ' '}${section}, ${place}`,
    /** A book that is only named. */
    book: (source: string) => source,
  },
})

import type { PassageText, WorkId } from './types.ts'
import { WORKS } from './works.ts'

const SHORT: Record<WorkId, string> = {
  qabisi: 'al-Qabisi, Introduction',
  'qabisi-latin': 'al-Qabisi in Latin',
  lilly: 'Lilly, Christian Astrology',
  firmicus: 'Firmicus, Mathesis',
  valens: 'Valens, Anthologies',
}

const span = ([first, last = first]: readonly number[]) => (first === last ? `${first}` : `${first}–${last}`)

/** Such as 'p. 140, lines 6–8'. Lines that go over a page are counted on each page in the Latin text. */
export function placeWithin({ pages, lines }: PassageText['place']): string {
  const page = pages.length > 1 ? `pp. ${span(pages)}` : `p. ${span(pages)}`
  if (!lines) return page
  if (pages.length > 1 && lines[1] < lines[0])
    return `p. ${pages[0]}, line ${lines[0]} to p. ${pages[1]}, line ${lines[1]}`
  return `${page}, ${lines[0] === lines[1] ? 'line' : 'lines'} ${span(lines)}`
}

/** Such as 'al-Qabisi, Introduction V.3, p. 140, lines 6–8'. */
export function toCitation({ work, place }: Pick<PassageText, 'work' | 'place'>): string {
  const gap = place.section.startsWith('chapter') || place.section.startsWith('Nativities') ? ', ' : ' '
  return `${SHORT[work]}${gap}${place.section}, ${placeWithin(place)}`
}

/** The language that a passage is quoted in. */
export function findLanguage({ work }: Pick<PassageText, 'work'>) {
  return WORKS[work].language
}

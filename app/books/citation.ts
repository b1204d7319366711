import { citationWords as words } from './citation-messages.ts'
import { WORKS } from './texts/works.ts'
import type { PassageText } from './types.ts'

/** Such as 'p. 140, lines 6–8'. Lines that go over a page are counted on each page in the Latin text. */
export function placeWithin({ pages, lines }: PassageText['place']): string {
  const [first, last] = lines ?? []
  if (first === undefined || last === undefined) return words.pages(pages)
  if (pages.length > 1 && last < first) return words.overPages(pages, [first, last])
  return words.withLines(words.pages(pages), [first, last])
}

/** Such as 'al-Qabisi, Introduction V.3, p. 140, lines 6–8'. */
export function toCitation({ work, place }: Pick<PassageText, 'work' | 'place'>): string {
  return words.citation(words.works[work], place.section, placeWithin(place))
}

/** The language that a passage is quoted in. */
export function findLanguage({ work }: Pick<PassageText, 'work'>) {
  return WORKS[work].language
}

/** The only door: passages from the old books, and the works that they are from. Pure data, no I/O. */
export { BOOKS, catalogue, findWorks, type PassageGroup, type TopicEntry } from './catalogue.ts'
export { findLanguage, placeWithin, toCitation } from './citation.ts'
export { citationWords } from './citation-messages.ts'
export { isPassageId, PASSAGE_IDS, type Passage, type PassageId, passageFor, passagesOn } from './passages.ts'
export { type QuotedPassage, quoted } from './quoted.ts'
export { REFERENCES, WORKS } from './texts/works.ts'
export {
  type PassagePlace,
  type PassageText,
  type Reference,
  TOPICS,
  type Topic,
  type Work,
  type WorkId,
} from './types.ts'

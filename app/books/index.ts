/** The only door: passages from the old books, and the works that they are from. Pure data, no I/O. */
export { catalogue, type PassageGroup, type TopicEntry } from './catalogue'
export { citationOf, languageOf, placeWithin } from './citation'
export { isPassageId, PASSAGE_IDS, type Passage, type PassageId, passageFor, passagesOn } from './passages'
export { type QuotedPassage, quoted } from './quoted'
export {
  type PassagePlace,
  type PassageText,
  type Reference,
  TOPICS,
  type Topic,
  type Work,
  type WorkId,
} from './types'
export { REFERENCES, WORKS } from './works'

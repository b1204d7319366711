/** Where a passage stands in the edition that its work names. */
export interface PassagePlace {
  /** Book, chapter and section as the edition counts them, such as 'V.3', 'II.19.12' or 'chapter XVIII'. */
  section: string
  /** The page, or the first and the last page, as printed. */
  pages: readonly number[]
  /** First and last line. The Arabic edition counts lines through a chapter, the Latin one through a page. */
  lines?: readonly [number, number]
}

export const TOPICS = [
  'lot',
  'lots',
  'houses',
  'places',
  'signs',
  'planets',
  'dignities',
  'sect',
  'sun',
  'motion',
  'aspects',
] as const
export type Topic = (typeof TOPICS)[number]

/** A passage as its data file holds it, keyed by its id. */
export interface PassageText {
  topic: Topic
  work: WorkId
  place: PassagePlace
  /** The author's words, copied. ' … ' marks words left out. */
  original: string
  /** Our own plain rendering of the original. Words in round brackets are added. */
  english: string
  /** The rule that the passage supports, in one sentence of ours. */
  claim: string
  /** What a reader must know to judge the passage: a doubtful reading, a limit, a disagreement. */
  note?: string
}

export type PassageTexts = Record<string, PassageText>

export type WorkId = 'qabisi' | 'qabisi-latin' | 'lilly' | 'firmicus' | 'valens'

export interface Work {
  id: WorkId
  author: string
  /** When the author lived or wrote. */
  lived: string
  title: string
  /** The edition that pages and lines refer to. */
  edition: string
  /** Of the words that we quote. */
  language: 'ar' | 'la' | 'en' | 'grc'
  usedFor: string
  licence: { name: string; url?: string }
  /** Who made the text that we copied from, with its version. */
  text: { name: string; url?: string }
}

/** A book that rules come from and whose text we have not quoted. */
export interface Reference {
  author: string
  lived: string
  title: string
  /** Each place with what Qismah takes from it, and the edition in which we read it, where we did. */
  places: readonly { place: string; about: string; readIn?: string }[]
}

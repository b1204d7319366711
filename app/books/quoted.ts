import { findLanguage, toCitation } from './citation.ts'
import type { Passage, PassageId } from './passages.ts'

/** A passage with all that a screen shows of it, and nothing that must be looked up. */
export interface QuotedPassage {
  /** Also the anchor of the passage on the page of its book and on /books. */
  id: PassageId
  citation: string
  language: 'ar' | 'la' | 'en' | 'grc'
  original: string
  english: string
  claim: string
  note: string | null
}

export function quoted(passage: Passage): QuotedPassage {
  const { id, original, english, claim, note } = passage
  return {
    id,
    citation: toCitation(passage),
    language: findLanguage(passage),
    original,
    english,
    claim,
    note: note ?? null,
  }
}

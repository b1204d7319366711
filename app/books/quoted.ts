import { findLanguage, toCitation } from './citation.ts'
import type { Passage } from './passages.ts'

/**
 * A passage with all that a screen shows of it, and nothing that must be looked up. Its id is also its anchor on the page
 * of its book and on /books.
 */
export function quoted(passage: Passage) {
  const { id, original, english, claim, note = null } = passage
  return {
    id,
    citation: toCitation(passage),
    language: findLanguage(passage),
    original,
    english,
    claim,
    note,
  }
}

export type QuotedPassage = ReturnType<typeof quoted>

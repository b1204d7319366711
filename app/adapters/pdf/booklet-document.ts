import type { Language } from '#app/language/language.ts'
import type { Numerals } from '#app/language/writing.ts'
import type { Fact } from './report-document.ts'
import type { Passage } from './report-parts.server.ts'
import type { Paper } from './sheet-types.ts'

/** The content of a printed booklet of evenings, as plain data. */
export interface BookletDocument {
  paper: Paper
  language: Language
  numerals: Numerals
  product: string
  title: string
  person: string
  madeAt: Date
  /** The day as people read it, such as '1 March 2026'. */
  madeOn: string
  /** From when the evenings are. */
  lead: string
  /** The reading in four sentences; null if there is none. */
  inShort: { title: string; lines: readonly Fact[] } | null
  evenings: readonly {
    title: string
    passage: Passage
    answers: readonly { day: string; question: string | null; text: string }[]
  }[]
  /** Who has chosen the passages. */
  chosen: string
  /** The number of older answers that did not fit. */
  leftOut: number
  colophon: readonly Fact[]
  /** Below the line of the last page. */
  sign: string
}

import type { Language } from '#app/language/language.ts'
import type { Numerals } from '#app/language/writing.ts'
import type { WheelInput } from '#app/ui/chart/wheel-layout.ts'
import type { PlateView } from '#app/ui/plate/plate-view.ts'
import type { Paper } from './sheet-types.ts'

export type Fact = readonly [term: string, value: string]

export interface Note {
  /** The fact of the chart. */
  statement: string
  rule: string
  source: string
}

/** A part of the analysis, and the numbers of its reasons in `notes`, counted from 1. */
export interface Reasoned {
  text: string
  notes: readonly number[]
  /** True if a new paragraph begins here. */
  opensParagraph?: boolean
}

/** The content of a printed report, as plain data. */
export interface ReportDocument {
  paper: Paper
  language: Language
  numerals: Numerals
  product: string
  title: string
  person: string
  madeAt: Date
  /** The day as people read it, such as '1 March 2026'. */
  madeOn: string
  birthLine: string
  place: string
  framing: readonly string[]
  birth: readonly Fact[]
  essential: readonly Fact[]
  lot: readonly Fact[]
  /** Notices about this chart: houses near the pole, a birth at sunrise. */
  cautions: readonly string[]
  /** The sky of the birth, on the title page. */
  plate: PlateView
  wheel: WheelInput
  tables: readonly {
    title: string
    columns: readonly { head: string; share: number; numeric?: boolean }[]
    rows: readonly (readonly string[])[]
  }[]
  /** What is read first; null in an analysis of an earlier version. */
  letter: {
    title: string
    /** The reading in four sentences; null in an analysis of an earlier version. */
    inShort: readonly Fact[] | null
    /** Each paragraph in its parts. */
    paragraphs: readonly (readonly Reasoned[])[]
  } | null
  analysis: readonly {
    title: string
    list: boolean
    /** The factors that the passage was read from. */
    readFrom: string | null
    sentences: readonly Reasoned[]
  }[]
  examples: readonly { text: string; about: string }[]
  notes: readonly Note[]
  ayahs: readonly {
    verses: readonly { arabic: string; end: string }[]
    surahArabic: string
    reference: string
    meaning: string
    href: string
  }[]
  /** Shown apart from the analysis, like the verses. */
  hadith: { speaker: string; arabic: string; english: string; reference: string } | null
  /** Notes from the reader's book, oldest first, if the reader requested them. */
  book: {
    notes: readonly { day: string; about: string | null; question: string | null; text: string }[]
    /** The number of older notes that did not fit. */
    leftOut: number
  } | null
  colophon: readonly Fact[]
}

import type { Language } from '#app/language/language.ts'
import type { Face } from './typefaces.server.ts'

export type Paper = 'a4' | 'letter'

export interface SheetOptions {
  paper: Paper
  title: string
  subject: string
  author: string
  language: Language
  madeAt: Date
}

export interface Style {
  face: Face
  size: number
  colour: string
}

/** A piece of running text. */
export interface Span extends Style {
  text: string
  /** Raised, for the number of a note. */
  raised?: boolean
}

export interface FlowOptions {
  /** Distance from the left margin, and from the right one. */
  indent?: number
  inset?: number
  /** Line height, as a multiple of the type size. */
  leading?: number
  after?: number
  align?: 'start' | 'centre'
  tag?: Tag
}

export type Align = 'start' | 'centre' | 'end'

export type Tag =
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'BlockQuote'
  | 'Sect'

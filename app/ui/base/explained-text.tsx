import { createContext, type ReactNode, useContext } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { type Language, languages } from '#app/language/language.ts'
import { linkTo } from '#app/language/page-language.tsx'
import { explainedWords } from './explained-messages.ts'
import { markTerms, type Piece } from './marked-terms.ts'
import type { TermId } from './term.tsx'

const Marked = createContext<ReadonlyMap<string, readonly Piece[]>>(new Map())

const LanguageOfTexts = createContext<Language | null>(null)

/** A part of a page whose texts may be in another language than the page. */
export const WrittenIn = LanguageOfTexts.Provider

/** The attributes of an element with such a text. */
export function useWritten(): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  const language = useContext(LanguageOfTexts) ?? currentLanguage()
  return language === currentLanguage() ? {} : { lang: language, dir: languages[language].direction }
}

/** Such a text within a line. */
export function Written({ children }: { children: ReactNode }) {
  const written = useWritten()
  return written.lang ? <span {...written}>{children}</span> : children
}

/** Also the mark by which ui/styles/prose.css knows a term and its note, which have no class because there are many. */
const noteId = (id: TermId) => `t-${id}`

/**
 * A part of a page in which each term is explained where it is first used. `texts` are its texts in their order, without
 * those of parts inside it.
 */
export function ExplainedPart({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const around = useContext(Marked)
  const language = useContext(LanguageOfTexts) ?? currentLanguage()
  const marked = markTerms(texts, language)
  return <Marked.Provider value={new Map([...around, ...marked])}>{children}</Marked.Provider>
}

/** A text with its verses in the typeface of the Qur'an: that of the page lacks their brackets and some of their marks. */
export function WithVerses({ children: text }: { children: string }) {
  if (!text.includes('﴿')) return text
  return text.split(/(﴿[^﴾]*﴾?)/).map((part, i) =>
    i % 2 ? (
      <span key={part} lang="ar" className="quran">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** A text of an `ExplainedPart`. A term is a button that shows its note in place, without JavaScript. */
export function Explained({ children: text }: { children: string }) {
  const pieces = useContext(Marked).get(text) ?? [text]
  return pieces.map((piece, i) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
      <WithVerses key={i}>{piece}</WithVerses>
    ) : (
      // biome-ignore lint/a11y/useButtonType: a term is never in a form.
      <button key={piece.id} popovertarget={noteId(piece.id)}>
        {piece.words}
      </button>
    ),
  )
}

interface TermNotesProps {
  /** The texts of each part of the page. */
  parts: readonly (readonly string[])[]
  notes: Readonly<Partial<Record<TermId, string>>>
}

/** The notes that the terms of a page open, once each. */
export function TermNotes({ parts, notes }: TermNotesProps) {
  const language = useContext(LanguageOfTexts) ?? currentLanguage()
  const used = parts.flatMap((texts) => [...markTerms(texts, language).values()].flat())
  const ids = new Set(used.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.id])))
  return [...ids].map((id) => (
    <p key={id} id={noteId(id)} popover="auto">
      {`${notes[id]} `}
      <a {...linkTo(`/glossary#${id}`)}>{explainedWords.glossary}</a>
    </p>
  ))
}

import { createContext, type ReactNode, useContext } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { type Language, languages } from '#app/language/language.ts'
import { Isolated, linkTo } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
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
  if (!text.includes('﴿')) return <Isolated>{text}</Isolated>
  return text.split(/(﴿[^﴾]*﴾?)/).map((part, i) =>
    i % 2 ? (
      <span key={part} lang="ar" className="quran">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Isolated key={i}>{part}</Isolated>
    ),
  )
}

/** A text of an `ExplainedPart`. A term is a button that shows its note in place, without JavaScript. */
export function Explained({ children: text }: { children: string }) {
  const pieces = useContext(Marked).get(text) ?? [text]
  return pieces.map((piece, i) => {
    const [before, after] = [pieces[i - 1], pieces[i + 1]]
    if (typeof piece === 'string') {
      const rest = piece.slice(
        before ? endMark(piece).length : 0,
        after ? -startMark(piece).length || undefined : undefined,
      )
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
      return <WithVerses key={i}>{rest}</WithVerses>
    }
    const term = (
      // biome-ignore lint/a11y/useButtonType: a term is never in a form.
      <button key={piece.id} popovertarget={noteId(piece.id)}>
        {piece.words}
      </button>
    )
    const [start, end] = [startMark(before), endMark(after)]
    // A line could begin or end between a mark and a button. The style sheet keeps them together.
    return start || end ? (
      <span key={piece.id}>
        {start}
        {term}
        {end}
      </span>
    ) : (
      term
    )
  })
}

const markIn = (piece: Piece | undefined, mark: RegExp): string =>
  typeof piece === 'string' ? (mark.exec(piece)?.[0] ?? '') : ''
/** The punctuation after a term, and that before one. */
const endMark = (piece: Piece | undefined) => markIn(piece, /^[.,;:!?)’”…،؛؟»]+/)
const startMark = (piece: Piece | undefined) => markIn(piece, /[(‘“«]+$/)

/** A text that is a part of its own. */
export function ExplainedText({ children: text }: { children: string }) {
  return (
    <ExplainedPart texts={[text]}>
      <Explained>{text}</Explained>
    </ExplainedPart>
  )
}

interface TermNotesProps {
  /** The texts of each part of the page. Without them, every term has its note. */
  parts?: readonly (readonly string[])[]
  notes: Readonly<Partial<Record<TermId, string>>>
}

/** The notes that the terms of a page open, once each. */
export function TermNotes({ parts, notes }: TermNotesProps) {
  const language = useContext(LanguageOfTexts) ?? currentLanguage()
  /** As the page has each. */
  const names = new Map<TermId, string>()
  for (const piece of parts?.flatMap((texts) => [...markTerms(texts, language).values()].flat()) ?? [])
    if (typeof piece !== 'string' && !names.has(piece.id)) names.set(piece.id, piece.words)
  const ids = parts ? [...names.keys()] : (Object.keys(notes) as TermId[])
  return ids.map((id) => (
    <p key={id} id={noteId(id)} popover="auto">
      {names.has(id) ? <b>{names.get(id)}</b> : null}
      <Isolated>{`${notes[id]} `}</Isolated>
      <a {...linkTo(`${paths.glossary}#${id}`)}>{explainedWords.glossary}</a>
    </p>
  ))
}

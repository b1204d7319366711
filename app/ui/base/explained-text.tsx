import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { markTerms, type Piece } from './marked-terms.ts'
import type { TermId } from './term.tsx'

const Marked = createContext<ReadonlyMap<string, readonly Piece[]>>(new Map())

/** Also the mark by which ui/styles/prose.css knows a term and its note, which have no class because there are many. */
const noteId = (id: TermId) => `t-${id}`

/**
 * A part of a page in which each term is explained where it is first used. `texts` are its texts in their order, without
 * those of parts inside it.
 */
export function ExplainedPart({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const around = useContext(Marked)
  return <Marked.Provider value={new Map([...around, ...markTerms(texts)])}>{children}</Marked.Provider>
}

/** A text of an `ExplainedPart`. A term is a button that shows its note in place, without JavaScript. */
export function Explained({ children: text }: { children: string }) {
  const pieces = useContext(Marked).get(text) ?? [text]
  return pieces.map((piece, i) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
      <Fragment key={i}>{piece}</Fragment>
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
  const used = parts.flatMap((texts) => [...markTerms(texts).values()].flat())
  const ids = new Set(used.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.id])))
  return [...ids].map((id) => (
    <p key={id} id={noteId(id)} popover="auto">
      {`${notes[id]} `}
      <a href={`/glossary#${id}`}>Glossary</a>
    </p>
  ))
}

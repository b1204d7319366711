import { createContext, type ReactNode, useContext } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { useFormTokens } from '#app/ui/form/post-form.tsx'
import { NOTE_MAX } from './note-length.ts'
import { noteBesideWords } from './note-messages.ts'
import { noteAnchor } from './write-note-anchor.ts'

interface NotesOfPage {
  /** The number of a person's notes about each thing of the page. */
  counts: Readonly<Record<string, number>>
}

/** Null if no notes are written here. */
const NotesContext = createContext<NotesOfPage | null>(null)

/** Wraps a page whose parts can have notes. The light script writes them in place (light-notes.ts). */
export function NotesBeside({ notes, children }: { notes: NotesOfPage; children: ReactNode }) {
  return (
    <NotesContext.Provider value={notes}>
      {children}
      <template data-note-form={useFormTokens()?.owner} data-go-on={noteBesideWords.goOn}>
        <NoteInPlace />
      </template>
    </NotesContext.Provider>
  )
}

interface WriteNoteProps {
  /** The subject of the note, as in its address: 'block:fortunePath'. */
  about: string
  /** The same in words, for people who hear the link and do not see its place. */
  label: string
}

/** A link to the page on which a note is written. With JavaScript, the note is written in the place of the link. */
export function WriteNote({ about, label }: WriteNoteProps) {
  const notes = useContext(NotesContext)
  if (!notes) return null
  const written = notes.counts[about] ?? 0
  const named = <span className="sr-only">{noteBesideWords.about(label)}</span>
  const address = encodeURIComponent(about)
  return (
    <div id={noteAnchor(about)} className="note-beside">
      <p>
        <a href={`${paths.writeNote}?about=${address}`}>
          <span>{noteBesideWords.write}</span>
          {named}
        </a>
        {written > 0 ? (
          <a href={`${paths.myBook}?about=${address}`}>
            {noteBesideWords.yours(written)}
            {named}
          </a>
        ) : null}
        <span role="status" />
      </p>
    </div>
  )
}

/**
 * The form that replaces its link. It is not a `form` element, because it may be inside another form. Its fields belong
 * to no form, and the script sends them.
 */
function NoteInPlace() {
  return (
    <fieldset className="mt-2 max-w-measure gap-3">
      <legend className="sr-only">{noteBesideWords.note}</legend>
      <div className="field">
        <label htmlFor="note-in-place">{noteBesideWords.yourNote}</label>
        <textarea id="note-in-place" form="" dir="auto" rows={5} />
        <p className="field-hint tabular-nums">
          {noteBesideWords.onlyYou} <span>0</span>
          {controlWords.ofCharacters(NOTE_MAX)}
        </p>
        <div role="alert" className="field-errors" />
      </div>
      <div className="actions">
        <Button type="button">{noteBesideWords.save}</Button>
        <Button type="button" variant="quiet">
          {controlWords.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

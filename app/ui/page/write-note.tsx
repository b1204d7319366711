import { PrefetchPageLinks, useFetcher } from '@remix-run/react'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { inDigits } from '#app/language/current.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button, isSecondClick } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { opensElsewhere } from '#app/ui/base/opens-elsewhere.ts'
import { FORM_OWNER, IDEMPOTENCY_FIELD } from '#app/ui/form/hidden-fields.ts'
import { useFormTokens } from '#app/ui/form/post-form.tsx'
import { listErrors } from '#app/ui/form/use-last-result.ts'
import { localDay } from './local-day.ts'
import { NOTE_MAX } from './note-length.ts'
import { noteBesideWords } from './note-messages.ts'
import { noteAnchor } from './write-note-anchor.ts'

interface NotesOfPage {
  /** The number of a person's notes about each thing of the page. */
  counts: Readonly<Record<string, number>>
}

/** Null if no notes are written here. */
const NotesContext = createContext<NotesOfPage | null>(null)

/** Wraps a page whose parts can have notes. */
export function NotesBeside({ notes, children }: { notes: NotesOfPage; children: ReactNode }) {
  return <NotesContext.Provider value={notes}>{children}</NotesContext.Provider>
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
  const [isOpen, setOpen] = useState(false)
  /** What is typed; it stays when the form is closed. */
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const link = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!notes) return null
  const written = notes.counts[about] ?? 0
  const named = <span className="sr-only">{noteBesideWords.about(label)}</span>
  const address = encodeURIComponent(about)
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setMessage('')
    setOpen(true)
  }
  return (
    <div id={noteAnchor(about)} className="note-beside">
      {isOpen ? (
        <NoteInPlace
          about={about}
          label={label}
          text={text}
          onType={setText}
          onCancel={() => setOpen(false)}
          onSaved={(saved) => {
            setText('')
            setMessage(saved)
            setOpen(false)
          }}
        />
      ) : null}
      <p hidden={isOpen}>
        <a ref={link} href={`${paths.writeNote}?about=${address}`} onClick={open}>
          <span>{text ? noteBesideWords.goOn : noteBesideWords.write}</span>
          {named}
        </a>
        {written > 0 ? (
          <OwnLink href={`${paths.myBook}?about=${address}`}>
            {noteBesideWords.yours(written)}
            {named}
          </OwnLink>
        ) : null}
      </p>
      <span role="status">{message}</span>
    </div>
  )
}

interface NoteInPlaceProps extends WriteNoteProps {
  text: string
  onType: (text: string) => void
  onCancel: () => void
  onSaved: (message: string) => void
}

/**
 * Stands in the place of its link. It is not a `form` element, because it may be inside another form: its fields belong to
 * no form.
 */
function NoteInPlace({ about, label, text, onType, onCancel, onSaved }: NoteInPlaceProps) {
  const id = useId()
  const owner = useFormTokens()?.owner ?? ''
  // One for each note, however often it is sent.
  const [key] = useState(newKey)
  const { state, data, submit } = useFetcher<{ message?: string }>()
  const box = useRef<HTMLTextAreaElement>(null)
  const isSending = state !== 'idle'
  const refused = isSending ? [] : listErrors(data)
  const saved = isSending ? undefined : data?.message
  useEffect(() => box.current?.focus(), [])
  const end = useRef(onSaved)
  end.current = onSaved
  useEffect(() => {
    if (saved) end.current(saved)
  }, [saved])

  const send = () =>
    submit(
      {
        about,
        day: localDay(new Date()),
        text,
        [IDEMPOTENCY_FIELD]: key,
        [FORM_OWNER]: owner,
        inPlace: 'yes',
      },
      { method: 'post', action: `${paths.writeNote}?about=${encodeURIComponent(about)}` },
    )
  return (
    <fieldset className="mt-2 max-w-measure gap-3">
      {/* Without a connection the router could not load the module of the action, and would load the page again. */}
      <PrefetchPageLinks page={`${paths.writeNote}?about=${encodeURIComponent(about)}`} />
      <legend className="sr-only">
        {noteBesideWords.note}
        {noteBesideWords.about(label)}
      </legend>
      <div className="field">
        <label htmlFor={id}>{noteBesideWords.yourNote}</label>
        <textarea
          ref={box}
          id={id}
          form=""
          dir="auto"
          rows={5}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          aria-invalid={refused.length > 0 || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <p id={`${id}-hint`} className="field-hint tabular-nums">
          {noteBesideWords.onlyYou} <span>{inDigits(text.length)}</span>
          {controlWords.ofCharacters(NOTE_MAX)}
        </p>
        <div id={`${id}-error`} role="alert" className="field-errors">
          {refused.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      </div>
      <div className="actions">
        <Button type="button" pending={isSending} onClick={(event) => isSecondClick(event) || send()}>
          {noteBesideWords.save}
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          {controlWords.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

/** A random key. `crypto.randomUUID` is missing if a page is not served over TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

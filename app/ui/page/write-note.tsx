import { PrefetchPageLinks, useFetcher } from '@remix-run/react'
import { createContext, type MouseEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { localDay } from './local-day.ts'
import { NOTE_MAX } from './note-length.ts'
import { noteAnchor } from './write-note-anchor.ts'

interface NotesOfPage {
  /** How many notes a person has beside each thing of the page. */
  counts: Readonly<Record<string, number>>
  /** Whose forms these are, under our signature. */
  owner: string
}

/** Null where no notes are written. */
export const NotesBeside = createContext<NotesOfPage | null>(null)

interface WriteNoteProps {
  /** What the note is about, as an address holds it: 'block:fortunePath'. */
  about: string
  /** The same in words, for those who hear the link and do not see where it stands. */
  label: string
  linkLabel?: string
}

/** A link to the page on which a note is written. With JavaScript the note is written where the link stands. */
export function WriteNote({ about, label, linkLabel = 'Write a note' }: WriteNoteProps) {
  const notes = useContext(NotesBeside)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const [isSaved, setSaved] = useState(false)
  /** One key for one note, however often it is sent. */
  const key = useRef('')
  const link = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!notes) return null
  const written = notes.counts[about] ?? 0
  const named = <span className="sr-only"> on {label}</span>

  function open(event: MouseEvent) {
    // The person opens the link in another window or tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    key.current ||= newKey()
    setSaved(false)
    setOpen(true)
  }

  return (
    <div id={noteAnchor(about)} className="scroll-mt-24 print:hidden">
      {isOpen ? (
        <NoteInPlace
          about={about}
          label={label}
          owner={notes.owner}
          idempotencyKey={key.current}
          draft={draft}
          onDraft={setDraft}
          onCancel={() => setOpen(false)}
          onSaved={() => {
            setDraft('')
            key.current = ''
            setOpen(false)
            setSaved(true)
          }}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 text-sm">
          <a ref={link} href={addressFor(about)} onClick={open} className="inline-flex min-h-8 items-center">
            {draft ? 'Go on with your note' : linkLabel}
            {named}
          </a>
          {written > 0 ? (
            <a
              href={`${paths.myBook}?about=${encodeURIComponent(about)}`}
              className="inline-flex min-h-8 items-center"
            >
              {written === 1 ? 'Your note' : `Your ${written} notes`}
              {named}
            </a>
          ) : null}
          <span role="status" className="text-verdigris">
            {isSaved ? 'Saved in My Book.' : ''}
          </span>
        </p>
      )}
    </div>
  )
}

function addressFor(about: string): string {
  return `${paths.writeNote}?about=${encodeURIComponent(about)}`
}

interface Answer {
  saved?: true
  lastResult?: { error?: Record<string, string[] | null> | null }
}

interface NoteInPlaceProps {
  about: string
  label: string
  owner: string
  idempotencyKey: string
  draft: string
  onDraft: (text: string) => void
  onCancel: () => void
  onSaved: () => void
}

/**
 * The form in the place of its link. It is no `form` element, because it may stand within another one: its fields
 * belong to none, and are sent by the button.
 */
function NoteInPlace(props: NoteInPlaceProps) {
  const { about, label, owner, idempotencyKey, draft, onDraft, onCancel, onSaved } = props
  const id = useId()
  const sending = useFetcher<Answer>()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  const { state, data } = sending
  const saved = state === 'idle' && data?.saved === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer is there.
  useEffect(() => {
    if (saved) onSaved()
  }, [saved])
  const errors =
    state === 'idle' ? Object.values(data?.lastResult?.error ?? {}).flatMap((some) => some ?? []) : []

  function save() {
    const form = new FormData()
    const fields = {
      about,
      day: localDay(new Date()),
      text: draft,
      idempotencyKey,
      formOwner: owner,
      inPlace: 'yes',
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    sending.submit(form, { method: 'post', action: addressFor(about) })
  }

  const errorId = `${id}-error`
  return (
    <fieldset className="mt-2 max-w-measure gap-3">
      <legend className="sr-only">A note on {label}</legend>
      {/* Without the code of that page, a lost connection would reload this page, and what was typed would be gone. */}
      <PrefetchPageLinks page={addressFor(about)} />
      <div className="field">
        <label htmlFor={id}>Your note</label>
        <textarea
          ref={box}
          id={id}
          form=""
          dir="auto"
          rows={5}
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          aria-describedby={`${id}-hint ${errorId}`}
          aria-invalid={errors.length > 0 || undefined}
        />
        <p id={`${id}-hint`} className="field-hint tabular-nums">
          Only you can read it. {draft.length}/{NOTE_MAX} characters
        </p>
        <div id={errorId} role="alert" className="field-errors">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      </div>
      <div className="actions">
        <Button type="button" pending={state !== 'idle'} onClick={save}>
          Save note
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

/** A random name; `crypto.randomUUID` is missing where a page is not served over TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

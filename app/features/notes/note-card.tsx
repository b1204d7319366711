import { OwnLink, writtenBy } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { NoteView } from './note-view.server.ts'
import { noteWords as words } from './notes-messages.ts'

/** How many characters of a note are shown before 'Read on'. */
const SHOWN = 700

/** One note: what it is about, its question and text, and links to change it. */
export function NoteCard({ note, level = 3 }: { note: NoteView; level?: 3 | 4 }) {
  const { id, subject, prompt, text, editedAt, gregorian } = note
  const Heading = level === 3 ? 'h3' : 'h4'
  const about = subject?.label ?? words.note
  const named = words.named(about, gregorian)
  return (
    <article
      id={`note-${id}`}
      aria-label={named}
      className="rounded-lg border border-rule bg-leaf p-5 sm:p-6 print:break-inside-avoid"
    >
      <Heading className="text-base">
        {subject ? (
          <>
            <span className="rubric block">{subject.kind}</span>
            <OwnLink href={subject.href} className="inline-flex min-h-11 items-center text-lg wrap-anywhere">
              {subject.label}
            </OwnLink>
          </>
        ) : (
          <span className="rubric">{words.note}</span>
        )}
      </Heading>
      {prompt ? (
        <p dir="auto" className="mt-1 max-w-measure text-faded italic">
          {prompt}
        </p>
      ) : null}
      <NoteText text={text} />
      {editedAt ? <p className="mt-2 text-sm text-faded">{words.changed}</p> : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 sm:-ms-5 sm:gap-x-0 print:hidden">
        <ButtonLink href={`${paths.myBook}/${id}/edit`} variant="quiet">
          {words.edit}
          <span className="sr-only">{words.ofNote(named)}</span>
        </ButtonLink>
        <PostForm action={`${paths.myBook}/${id}/delete`} preventScrollReset>
          <Button variant="quiet">
            {words.delete}
            <span className="sr-only">{words.ofNote(named)}</span>
          </Button>
        </PostForm>
      </div>
    </article>
  )
}

/** The note, or its beginning with the rest in a disclosure. */
function NoteText({ text }: { text: string }) {
  const cut = cutAt(text)
  return (
    <div className="mt-2 max-w-measure">
      <p {...writtenBy(text)} className="reading wrap-anywhere whitespace-pre-line">
        {cut === null ? text : text.slice(0, cut)}
      </p>
      {cut === null ? null : (
        <Disclosure summary={words.readOn}>
          <p {...writtenBy(text)} className="reading wrap-anywhere whitespace-pre-line text-ink">
            {text.slice(cut).trimStart()}
          </p>
        </Disclosure>
      )}
    </div>
  )
}

/** The position between two words to cut at; null if too little would be left. */
function cutAt(text: string): number | null {
  if (text.length <= SHOWN * 1.4) return null
  const space = text.slice(0, SHOWN).search(/\s\S*$/)
  if (space > SHOWN / 2) return space
  // Not between the halves of one character.
  return /[\ud800-\udbff]/.test(text[SHOWN - 1] ?? '') ? SHOWN - 1 : SHOWN
}

import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NoteForm } from '#app/features/notes/note-form.tsx'
import { noteFormWords as words } from '#app/features/notes/note-form-messages.ts'
import { editNoteFormSchema } from '#app/features/notes/notes.schema.ts'
import { editNote, readNote } from '#app/features/notes/notes.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.editTitle)

export const loader = formLoader(pageLoader(readNote, ({ params }) => ({ id: params.id })))

export const action = formAction(editNote, {
  schema: editNoteFormSchema,
  draft: { why: () => failure(words.signInToSave) },
  inputOf: (note, { params }) => ({ ...note, id: params.id }),
  failed: ({ message }) => failure(words.notSaved, message),
  faultMessage: () => failure(words.notSaved, words.notSavedTryAgain),
  done: (_, args) => redirectWithToast(args, paths.myBook, success(words.saved, words.isChanged)),
})

export const clientAction = keepForm(() => failure(words.notSaved, words.notSavedTryAgain))

export default function EditNote() {
  const { draft, ...note } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.editTitle}
        lead={note.subject ? <bdi>{note.subject.label}</bdi> : undefined}
        back={{ href: paths.myBook, label: words.backToBook }}
      />
      {note.prompt ? (
        <p dir="auto" className="mb-6 max-w-measure text-lg italic">
          {note.prompt}
        </p>
      ) : null}
      <NoteForm
        initial={{ text: note.text, day: note.day }}
        draft={draft}
        revision={note.revision}
        submitLabel={words.saveChanges}
      >
        <ButtonLink href={paths.myBook} variant="quiet">
          {words.cancel}
        </ButtonLink>
      </NoteForm>
    </>
  )
}

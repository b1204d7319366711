import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NoteForm } from '#app/features/notes/note-form.tsx'
import { writeNoteFormSchema } from '#app/features/notes/notes.schema.ts'
import { readNoteForm, writeNote } from '#app/features/notes/notes.server.ts'
import {
  type FormAnswer,
  formAction,
  formLoader,
  pageLoader,
  redirectWithToast,
} from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Write a note')

const NOT_SAVED = 'Your note was not saved. Please try again.'

const parseAbout = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  new URL(request.url).searchParams.get('about') ?? ''

const read = pageLoader(readNoteForm, (args) => ({
  about: parseAbout(args),
  question: new URL(args.request.url).searchParams.get('question'),
}))

export const loader = formLoader(read, (fields, args) => (fields.about ?? '') === parseAbout(args))

export const action = formAction(writeNote, {
  schema: writeNoteFormSchema,
  inputOf: ({ inPlace: _, ...note }) => note,
  draft: { why: failure('Please sign in to save your note.') },
  failed: ({ message }) => failure('Not saved', message),
  faultMessage: failure('Not saved', NOT_SAVED),
  done({ subject }, args, { inPlace }) {
    if (inPlace) return Response.json({ saved: true })
    const saved = success('Saved', 'Your note is in My Book.')
    return redirectWithToast(args, subject?.href ?? paths.myBook, saved)
  },
})

export default function WriteNote() {
  const { about, subject, today, question, questions, draft } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <PageHeader
        title="Write a note"
        lead={
          subject ? (
            <>
              {subject.kind}: <bdi>{subject.label}</bdi>
            </>
          ) : (
            'What do you want to remember?'
          )
        }
        back={
          subject ? { href: subject.href, label: 'Back' } : { href: paths.myBook, label: 'Back to My Book' }
        }
      />
      <NoteForm
        lastResult={answer?.lastResult ?? null}
        initial={{ day: today, question: question ?? 'none' }}
        draft={draft}
        hidden={{ about }}
        questions={questions}
        isNew={draft === null}
        submitLabel="Save note"
      >
        <ButtonLink href={subject?.href ?? paths.myBook} variant="quiet">
          Cancel
        </ButtonLink>
      </NoteForm>
    </>
  )
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NoteForm } from '#app/features/notes/note-form.tsx'
import { noteFormWords as words } from '#app/features/notes/note-form-messages.ts'
import { writeNoteFormSchema } from '#app/features/notes/notes.schema.ts'
import { readNoteForm, writeNote } from '#app/features/notes/notes.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { noteBesideWords } from '#app/ui/page/note-messages.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.write)

const parseAbout = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  new URL(request.url).searchParams.get('about') ?? ''

const read = pageLoader(readNoteForm, (args) => ({
  about: parseAbout(args),
  question: new URL(args.request.url).searchParams.get('question'),
}))

export const loader = formLoader(read, (fields, args) => (fields.about ?? '') === parseAbout(args))

export const action = formAction(writeNote, {
  schema: writeNoteFormSchema,
  draft: { why: () => failure(words.signInToSave) },
  failed: ({ message }) => failure(words.notSaved, message),
  faultMessage: () => failure(words.notSaved, words.notSavedTryAgain),
  async done({ subject }, args, { inPlace }) {
    if (inPlace) return Response.json({ message: noteBesideWords.saved })
    const saved = success(words.saved, words.isInBook)
    return redirectWithToast(args, subject?.href ?? paths.myBook, saved)
  },
})

export const clientAction = keepForm(() => failure(words.notSaved, words.notSavedTryAgain))

export default function WriteNote() {
  const { about, subject, today, question, questions, draft } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.write}
        lead={
          subject ? (
            <>
              {subject.kind}: <bdi>{subject.label}</bdi>
            </>
          ) : (
            words.whatToRemember
          )
        }
        back={
          subject
            ? { href: subject.href, label: words.back }
            : { href: paths.myBook, label: words.backToBook }
        }
      />
      <NoteForm
        initial={{ day: today, question: question ?? 'none' }}
        draft={draft}
        hidden={{ about }}
        questions={questions}
        isNew={draft === null}
        submitLabel={words.saveNote}
      >
        <ButtonLink href={subject?.href ?? paths.myBook} variant="quiet">
          {words.cancel}
        </ButtonLink>
      </NoteForm>
    </>
  )
}

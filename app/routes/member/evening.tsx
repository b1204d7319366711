import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { eveningWords as words } from '#app/features/evenings/evening-messages.ts'
import { Evening } from '#app/features/evenings/evening-view.tsx'
import { answerFormSchema } from '#app/features/evenings/evenings.schema.ts'
import { answerEvening, readEvening } from '#app/features/evenings/evenings.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { eveningPath, paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = ({ params }) => pageTitle(words.evening(Number(params.n)))

export const loader = formLoader(pageLoader(readEvening, ({ params }) => ({ n: params.n })))

export const action = formAction(answerEvening, {
  schema: answerFormSchema,
  draft: { why: () => failure(words.signInToSave) },
  inputOf: (answer, { params }) => ({ ...answer, n: params.n }),
  failed: ({ message }) => failure(words.notSaved, message),
  faultMessage: () => failure(words.notSaved, words.notSavedTryAgain),
  done: (_, args) =>
    redirectWithToast(args, eveningPath(Number(args.params.n)), success(words.saved, words.savedText)),
})

export const clientAction = keepForm(() => failure(words.notSaved, words.notSavedTryAgain))

export default function EveningPage() {
  const { draft, ...evening } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.evening(evening.number)} back={{ href: paths.evenings, label: words.back }} />
      <Evening key={evening.number} evening={evening} draft={draft} />
    </>
  )
}

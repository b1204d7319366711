import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  QUESTION_CLOSED,
  QUESTION_NOT_CLOSED,
  TRY_AGAIN,
} from '#app/features/stories/question-admin-messages.ts'
import { closeQuestion, readQuestion } from '#app/features/stories/story-questions.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Close question')
export const loader = pageLoader(readQuestion, ({ params }) => ({ id: params.id }))

export const action = confirmed(closeQuestion, {
  to: adminPaths.storyQuestions,
  done: success(QUESTION_CLOSED),
  failed: [QUESTION_NOT_CLOSED, TRY_AGAIN],
  rowStays: true,
})

export const clientAction = keepForm(() => failure(QUESTION_NOT_CLOSED, TRY_AGAIN))

export default function CloseStoryQuestion() {
  const { textEn, textAr } = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Close this question now?" label="Close question" list={adminPaths.storyQuestions}>
      <p className="wrap-anywhere">
        “<bdi className="font-semibold">{textEn ?? textAr}</bdi>” takes no more stories. Its address stays and
        says so. A new last day opens it again.
      </p>
    </DeleteDialog>
  )
}

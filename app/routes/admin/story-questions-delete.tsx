import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  QUESTION_DELETED,
  QUESTION_NOT_DELETED,
  TRY_AGAIN,
} from '#app/features/stories/question-admin-messages.ts'
import { deleteQuestion, readQuestion } from '#app/features/stories/story-questions.server.ts'
import { numberText } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete question')
export const loader = pageLoader(readQuestion, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteQuestion, {
  to: adminPaths.storyQuestions,
  done: success(QUESTION_DELETED),
  failed: [QUESTION_NOT_DELETED, TRY_AGAIN],
})

export const clientAction = keepForm(() => failure(QUESTION_NOT_DELETED, TRY_AGAIN))

export default function DeleteStoryQuestion() {
  const { textEn, textAr, stories } = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Delete this question?" label="Delete question" list={adminPaths.storyQuestions}>
      <p className="wrap-anywhere">
        “<bdi className="font-semibold">{textEn ?? textAr}</bdi>” is deleted, and its address leads nowhere.{' '}
        {stories === 0
          ? 'No story answers it.'
          : stories === 1
            ? 'The story that answers it stays, and no longer names it.'
            : `The ${numberText(stories)} stories that answer it stay, and no longer name it.`}
      </p>
    </DeleteDialog>
  )
}

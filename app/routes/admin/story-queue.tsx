import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { queueFormSchema, severalFormSchema } from '#app/features/stories/moderation.schema.ts'
import { approveStory, rejectStory, reviewStories } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { QuestionFilter } from '#app/features/stories/question-filter.tsx'
import { QueueKeys } from '#app/features/stories/queue-keys.tsx'
import { questionIn, queuePaths } from '#app/features/stories/queue-paths.ts'
import { questionChoices } from '#app/features/stories/story-questions.server.ts'
import { readStoryQueue } from '#app/features/stories/story-queue.server.ts'
import { LastDecisions, QueueScreen } from '#app/features/stories/story-queue.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, pageLoader } from '#app/http/pages/page.server.ts'
import { leadTo } from '#app/http/pages/redirects.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { listInput } from './list-input.ts'
import { decisionFailures } from './story-decision.server.ts'

export const meta: MetaFunction = () => pageTitle('Story queue')

const queue = pageLoader(readStoryQueue, listInput)
const questions = pageLoader(questionChoices)

export const loader = async (args: Parameters<typeof queue>[0]) => ({
  ...(await queue(args)),
  questions: await questions(args),
})

const pathsOf = ({ request }: ActionFunctionArgs) => queuePaths(questionIn(new URL(request.url).search))

/** Shows the next story. Its panel says what was decided, and offers to undo it. */
const next = (args: ActionFunctionArgs, id: string): Response => leadTo(pathsOf(args).queueAfter(id), 303)

const one = {
  ...decisionFailures,
  schema: queueFormSchema,
  done: (_: unknown, args: ActionFunctionArgs, { id }: { id: string }) => next(args, id),
}

const approve = formAction(approveStory, one)
const reject = formAction(rejectStory, one)
const several = formAction(reviewStories, {
  ...decisionFailures,
  schema: severalFormSchema,
  // The story that is read stays, if it was not chosen.
  done: (_, args, { chosen }) => {
    const shown = new URL(args.request.url).searchParams.get('at')
    const isOpen = shown && !chosen.some(({ id }) => id === shown)
    return isOpen ? leadTo(pathsOf(args).queueAt(shown), 303) : next(args, chosen[0]!.id)
  },
})

export const action = formActions({ approve, reject, several }, (form) => {
  if (form.has('several')) return 'several'
  return form.get('decision') === 'rejected' ? 'reject' : 'approve'
})

export const clientAction = keepForm(() => failure('Error', STORY_ACTION_FAILED))

export default function StoryQueuePage() {
  const { current, questions, ...queue } = useLoaderData<typeof loader>()
  const { question } = queue
  const filter = questions.length > 0 ? <QuestionFilter questions={questions} question={question} /> : null
  return (
    <>
      <PageHeader title="Story queue" actions={<Link to={adminPaths.stories}>All stories</Link>} />
      {current ? (
        <>
          <QueueKeys />
          {filter}
          <QueueScreen queue={{ ...queue, current }} />
        </>
      ) : (
        <>
          {filter}
          <Card title="No story waits">
            <p>
              Every story {question ? 'that answers this question ' : ''}is decided on.{' '}
              <Link to={adminPaths.stories}>All stories</Link>
            </p>
            <LastDecisions decisions={queue.decisions} />
          </Card>
        </>
      )}
    </>
  )
}

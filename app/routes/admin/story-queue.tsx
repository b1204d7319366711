import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { queueFormSchema, severalFormSchema } from '#app/features/stories/moderation.schema.ts'
import { approveStory, rejectStory, reviewStories } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { QueueKeys } from '#app/features/stories/queue-keys.tsx'
import { queueAfter, queueAt } from '#app/features/stories/queue-paths.ts'
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
export const loader = pageLoader(readStoryQueue, listInput)

/** Shows the next story. Its panel says what was decided, and offers to undo it. */
const next = (id: string): Response => leadTo(queueAfter(id), 303)

const one = {
  ...decisionFailures,
  schema: queueFormSchema,
  done: (_: unknown, __: ActionFunctionArgs, { id }: { id: string }) => next(id),
}

const approve = formAction(approveStory, one)
const reject = formAction(rejectStory, one)
const several = formAction(reviewStories, {
  ...decisionFailures,
  schema: severalFormSchema,
  // The story that is read stays, if it was not chosen.
  done: (_, { request }, { chosen }) => {
    const shown = new URL(request.url).searchParams.get('at')
    const isOpen = shown && !chosen.some(({ id }) => id === shown)
    return isOpen ? leadTo(queueAt(shown), 303) : next(chosen[0]!.id)
  },
})

export const action = formActions({ approve, reject, several }, (form) => {
  if (form.has('several')) return 'several'
  return form.get('decision') === 'rejected' ? 'reject' : 'approve'
})

export const clientAction = keepForm(() => failure('Error', STORY_ACTION_FAILED))

export default function StoryQueuePage() {
  const { current, ...queue } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Story queue" actions={<Link to={adminPaths.stories}>All stories</Link>} />
      {current ? (
        <>
          <QueueKeys />
          <QueueScreen queue={{ ...queue, current }} />
        </>
      ) : (
        <Card title="No story waits">
          <p>
            Every story is decided on. <Link to={adminPaths.stories}>All stories</Link>
          </p>
          <LastDecisions decisions={queue.decisions} />
        </Card>
      )}
    </>
  )
}

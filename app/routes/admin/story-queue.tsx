import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { queueFormSchema, severalFormSchema } from '#app/features/stories/moderation.schema.ts'
import { approveStory, rejectStory, reviewStories } from '#app/features/stories/moderation.server.ts'
import { STORY_ACTION_FAILED } from '#app/features/stories/moderation-messages.ts'
import { QueueKeys } from '#app/features/stories/queue-keys.tsx'
import { readStoryQueue } from '#app/features/stories/story-queue.server.ts'
import { QueueScreen, queueAfter, queueAt } from '#app/features/stories/story-queue.tsx'
import { formAction, formActions, pageLoader, redirectWithToast } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast, failure, success, undoable } from '#app/ui/toast/toast.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Story queue')
export const loader = pageLoader(readStoryQueue, listInput)

interface Done {
  message: string
  entry: number | null
  first?: number | null
}

/** Shows the next story, with a message that offers to undo the decision and to return to the story. */
function decided(args: ActionFunctionArgs, { message, entry, first }: Done, id: string): Promise<Response> {
  const toast = success(message)
  const fields = { id: String(entry), ...(first ? { first: String(first) } : {}), back: queueAt(id) }
  return redirectWithToast(
    args,
    queueAfter(id),
    entry === null ? toast : undoable(toast, { action: adminPaths.undo, fields }),
  )
}

const options = {
  failed: errorToast,
  faultMessage: failure('Error', STORY_ACTION_FAILED),
}
const one = {
  ...options,
  schema: queueFormSchema,
  inputOf: ({
    id,
    adminNotes,
    revision,
  }: {
    id: string
    adminNotes: string | null
    revision?: number | undefined
  }) => ({
    id,
    adminNotes,
    revision,
  }),
  done: (result: Done, args: ActionFunctionArgs, { id }: { id: string }) => decided(args, result, id),
}

const approve = formAction(approveStory, one)
const reject = formAction(rejectStory, one)
const several = formAction(reviewStories, {
  ...options,
  schema: severalFormSchema,
  done: (result, args, { chosen }) => decided(args, result, chosen[0]!.id),
})

export const action = formActions({ approve, reject, several }, (form) => {
  if (form.has('several')) return 'several'
  return form.get('decision') === 'rejected' ? 'reject' : 'approve'
})

export default function StoryQueuePage() {
  const { current, ...queue } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Story queue"
        lead="The stories that wait, oldest first. After a decision the next one is shown."
        actions={<Link to={adminPaths.stories}>All stories</Link>}
      />
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
        </Card>
      )}
    </>
  )
}

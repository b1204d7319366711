import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deleteEnhancedEvent, readEnhancedEvent } from '#app/features/events/enhanced-events.server.ts'
import { ERROR_DELETING, EVENT_DELETED, TRY_AGAIN } from '#app/features/events/event-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete Event')
export const loader = pageLoader(readEnhancedEvent, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteEnhancedEvent, {
  to: adminPaths.enhancedEvents,
  done: success(EVENT_DELETED),
  failed: [ERROR_DELETING, TRY_AGAIN],
})

export const clientAction = keepForm(() => failure(ERROR_DELETING, TRY_AGAIN))

export default function DeleteEnhancedEvent() {
  const { event } = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Delete this event?" label="Delete Event" list={adminPaths.enhancedEvents}>
      <p>
        The event <bdi className="font-semibold">{event.title}</bdi> of <bdi>{ownerName(event)}</bdi> is
        deleted
        {event.vectorId === null ? '' : ' with its vector, and no analysis shows it any more'}.
      </p>
    </DeleteDialog>
  )
}

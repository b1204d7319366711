import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EVENT_DELETED, EVENT_NOT_DELETED } from '#app/features/events/event-messages.ts'
import { deleteEvent, readEvent } from '#app/features/events/events.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete Event')
export const loader = pageLoader(readEvent, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteEvent, {
  to: adminPaths.events,
  done: success(EVENT_DELETED),
  failed: ['Delete failed', EVENT_NOT_DELETED],
})

export const clientAction = keepForm(() => failure('Delete failed', EVENT_NOT_DELETED))

export default function DeleteEvent() {
  const event = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Delete this event?" label="Delete Event" list={adminPaths.events}>
      <p>
        The event <bdi className="font-semibold">{event.title}</bdi> is deleted. If you only want to hide it,
        deactivate it instead.
      </p>
    </DeleteDialog>
  )
}

import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { EVENT_DELETED, EVENT_NOT_DELETED } from '../../features/events/event-words'
import { deleteEvent, readEvent } from '../../features/events/events.server'
import { pageLoader } from '../../http/page.server'
import { DialogForm } from '../../ui/list/dialog-form'
import { FormButtons } from '../../ui/list/form-buttons'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { success } from '../../ui/toast'
import { confirmedAction } from './confirmed-action.server'

export const meta: MetaFunction = () => pageTitle('Delete Event')
export const loader = pageLoader(readEvent, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteEvent, {
    input: { id: args.params.id },
    to: '/admin/events',
    done: success(EVENT_DELETED),
    failed: ['Delete failed', EVENT_NOT_DELETED],
  })

export default function DeleteEvent() {
  const event = useLoaderData<typeof loader>()
  const list = `/admin/events${useLocation().search}`
  return (
    <RouteDialog title="Delete this event?" closeHref={list}>
      <p>
        The event <bdi className="font-semibold">{event.title}</bdi> is deleted. To take it out of use only,
        deactivate it instead.
      </p>
      <DialogForm className="mt-6">
        <FormButtons variant="danger" submitLabel="Delete Event" closeHref={list} />
      </DialogForm>
    </RouteDialog>
  )
}

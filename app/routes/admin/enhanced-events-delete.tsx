import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { deleteEnhancedEvent, readEnhancedEvent } from '../../features/events/enhanced-events.server'
import { ERROR_DELETING, EVENT_DELETED, TRY_AGAIN } from '../../features/events/event-words'
import { pageLoader } from '../../http/page.server'
import { DialogForm } from '../../ui/list/dialog-form'
import { FormButtons } from '../../ui/list/form-buttons'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { success } from '../../ui/toast'
import { confirmedAction } from './confirmed-action.server'

export const meta: MetaFunction = () => pageTitle('Delete Event')
export const loader = pageLoader(readEnhancedEvent, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteEnhancedEvent, {
    input: { id: args.params.id },
    to: '/admin/enhanced-events',
    done: success(EVENT_DELETED),
    failed: [ERROR_DELETING, TRY_AGAIN],
  })

export default function DeleteEnhancedEvent() {
  const { event } = useLoaderData<typeof loader>()
  const list = `/admin/enhanced-events${useLocation().search}`
  return (
    <RouteDialog title="Delete this event?" closeHref={list}>
      <p>
        The event <bdi className="font-semibold">{event.title}</bdi> of{' '}
        <bdi>{event.pseudonym || event.userName || event.userEmail}</bdi> is deleted
        {event.vectorId === null ? '' : ' with its vector, and no analysis shows it any more'}.
      </p>
      <DialogForm className="mt-6">
        <FormButtons variant="danger" submitLabel="Delete Event" closeHref={list} />
      </DialogForm>
    </RouteDialog>
  )
}

import type { MetaFunction } from '@remix-run/node'
import { openForm } from '#app/features/admin/open-form.server.ts'
import { EventForm } from '#app/features/events/event-form.tsx'
import { EVENT_CREATED, EVENT_NOT_CREATED } from '#app/features/events/event-messages.ts'
import { createEvent } from '#app/features/events/events.server.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Add Event')
export const loader = formLoader(pageLoader(openForm))

export const action = listFormAction(createEvent, {
  draft: {},
  to: adminPaths.events,
  done: success(EVENT_CREATED),
  failed: ['Creation failed', EVENT_NOT_CREATED],
})

export default function NewEvent() {
  return <EventForm title="Add Event" submitLabel="Add Event" />
}

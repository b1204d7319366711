import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EventForm } from '#app/features/events/event-form.tsx'
import { EVENT_NOT_UPDATED, EVENT_UPDATED } from '#app/features/events/event-messages.ts'
import { eventSchema } from '#app/features/events/events.schema.ts'
import { changeEvent, readEvent } from '#app/features/events/events.server.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Edit Event')
export const loader = formLoader(pageLoader(readEvent, ({ params }) => ({ id: params.id })))

export const action = listFormAction(changeEvent, {
  draft: {},
  schema: eventSchema,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  to: adminPaths.events,
  done: success(EVENT_UPDATED),
  failed: ['Update failed', EVENT_NOT_UPDATED],
})

export default function EditEvent() {
  const { title, eventType, dateRange, description } = useLoaderData<typeof loader>()
  return (
    <EventForm
      title="Edit Event"
      submitLabel="Save event"
      initial={{ title, eventType, dateRange, description }}
    />
  )
}

import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { EventForm } from '#app/features/events/event-form.tsx'
import { EVENT_NOT_UPDATED, EVENT_UPDATED } from '#app/features/events/event-messages.ts'
import { eventSchema } from '#app/features/events/events.schema.ts'
import { changeEvent, readEvent } from '#app/features/events/events.server.ts'
import { type FormAnswer, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
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
  const { title, eventType, dateRange, description, draft } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const list = `${adminPaths.events}${useLocation().search}`
  return (
    <RouteDialog title="Edit Event" closeHref={list}>
      <EventForm
        lastResult={answer?.lastResult ?? null}
        draft={draft}
        initial={{ title, eventType, dateRange, description }}
        submitLabel="Save event"
        closeHref={list}
      />
    </RouteDialog>
  )
}

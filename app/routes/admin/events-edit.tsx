import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { EventForm } from '#app/features/events/event-form.tsx'
import { EVENT_NOT_UPDATED, EVENT_UPDATED } from '#app/features/events/event-messages.ts'
import { eventSchema } from '#app/features/events/events.schema.ts'
import { changeEvent, readEvent } from '#app/features/events/events.server.ts'
import {
  type FormAnswer,
  formAction,
  formLoader,
  pageLoader,
  redirectWithToast,
} from '#app/http/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle('Edit Event')
export const loader = formLoader(pageLoader(readEvent, ({ params }) => ({ id: params.id })))

export const action = (args: ActionFunctionArgs) =>
  formAction(changeEvent, {
    keeps: {},
    schema: eventSchema,
    inputOf: (values) => ({ ...values, id: args.params.id }),
    failed: ({ message }) => failure('Update failed', message),
    broken: failure('Update failed', EVENT_NOT_UPDATED),
    done: () =>
      redirectWithToast(
        args,
        `${adminPaths.events}${new URL(args.request.url).search}`,
        success(EVENT_UPDATED),
      ),
  })(args)

export default function EditEvent() {
  const { title, eventType, dateRange, description, kept } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const list = `${adminPaths.events}${useLocation().search}`
  return (
    <RouteDialog title="Edit Event" closeHref={list}>
      <EventForm
        lastResult={answer?.lastResult ?? null}
        kept={kept}
        initial={{ title, eventType, dateRange, description }}
        submitLabel="Save Event"
        closeHref={list}
      />
    </RouteDialog>
  )
}

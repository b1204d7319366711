import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { openForm } from '../../features/admin/open-form.server'
import { EventForm } from '../../features/events/event-form'
import { EVENT_CREATED, EVENT_NOT_CREATED } from '../../features/events/event-words'
import { createEvent } from '../../features/events/events.server'
import {
  type FormAnswer,
  formAction,
  formLoader,
  pageLoader,
  redirectWithToast,
} from '../../http/page.server'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { failure, success } from '../../ui/toast'

export const meta: MetaFunction = () => pageTitle('Add Event')
export const loader = formLoader(pageLoader(openForm))

export const action = (args: ActionFunctionArgs) =>
  formAction(createEvent, {
    keeps: {},
    failed: ({ message }) => failure('Creation failed', message),
    broken: failure('Creation failed', EVENT_NOT_CREATED),
    done: () =>
      redirectWithToast(args, `/admin/events${new URL(args.request.url).search}`, success(EVENT_CREATED)),
  })(args)

export default function NewEvent() {
  const { kept } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const list = `/admin/events${useLocation().search}`
  return (
    <RouteDialog title="Add Event" closeHref={list}>
      <EventForm
        lastResult={answer?.lastResult ?? null}
        kept={kept}
        initial={{}}
        requestKey={kept.requestKey}
        submitLabel="Add Event"
        closeHref={list}
      />
    </RouteDialog>
  )
}

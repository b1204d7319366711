import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { BirthLine, EnhancedEventForm } from '../../features/events/enhanced-event-form'
import { changeEnhancedEvent, readEnhancedEvent } from '../../features/events/enhanced-events.server'
import { ERROR_UPDATING, EVENT_UPDATED, TRY_AGAIN } from '../../features/events/event-words'
import { enhancedEventFormSchema } from '../../features/events/events.schema'
import { formAction, formLoader, pageLoader, redirectWithToast } from '../../http/page.server'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { failure, success } from '../../ui/toast'
import { type EventFormAnswer, eventFormAction, keptKeywords } from './event-keywords.server'

export const meta: MetaFunction = () => pageTitle('Edit Event')

const read = formLoader(pageLoader(readEnhancedEvent, ({ params }) => ({ id: params.id })))

export async function loader(args: LoaderFunctionArgs) {
  const shown = await read(args)
  return { ...shown, keptKeywords: await keptKeywords(args, shown.kept) }
}

const save = formAction(changeEnhancedEvent, {
  keeps: {},
  schema: enhancedEventFormSchema,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  failed: ({ message }) => failure(ERROR_UPDATING, message),
  broken: failure(ERROR_UPDATING, TRY_AGAIN),
  done: (_, args) =>
    redirectWithToast(
      args,
      `/admin/enhanced-events${new URL(args.request.url).search}`,
      success(EVENT_UPDATED),
    ),
})

export const action = (args: ActionFunctionArgs) => eventFormAction(args, save)

export default function EditEnhancedEvent() {
  const { event, chosen, offered, kept, keptKeywords } = useLoaderData<typeof loader>()
  const answer = useActionData() as EventFormAnswer | undefined
  const list = `/admin/enhanced-events${useLocation().search}`
  const { title, description, alignment, astroExplanation, eventDate } = event
  return (
    <RouteDialog wide title="Edit Event" closeHref={list}>
      <p className="mb-6">
        Of <BirthLine birth={event} />.
      </p>
      <EnhancedEventForm
        lastResult={answer?.lastResult ?? null}
        kept={kept}
        typed={answer?.typed}
        initial={{ title, description, alignment, astroExplanation, eventDate: eventDate ?? '' }}
        birthDetailId={event.birthDetailId}
        keywords={answer?.keywords ?? keptKeywords ?? { chosen, offered, q: '' }}
        submitLabel="Save Event"
        closeHref={list}
      />
    </RouteDialog>
  )
}

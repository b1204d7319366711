import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BirthLine, EnhancedEventForm } from '#app/features/events/enhanced-event-form.tsx'
import { changeEnhancedEvent, readEnhancedEvent } from '#app/features/events/enhanced-events.server.ts'
import { ERROR_UPDATING, EVENT_UPDATED, TRY_AGAIN } from '#app/features/events/event-messages.ts'
import { enhancedEventFormSchema } from '#app/features/events/events.schema.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { draftKeywords, type EventFormAnswer, eventFormAction } from './event-keywords.server.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Edit Event')

const read = formLoader(pageLoader(readEnhancedEvent, ({ params }) => ({ id: params.id })))

export async function loader(args: LoaderFunctionArgs) {
  const shown = await read(args)
  return { ...shown, draftKeywords: await draftKeywords(args, shown.draft) }
}

const save = listFormAction(changeEnhancedEvent, {
  draft: {},
  schema: enhancedEventFormSchema,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  to: adminPaths.enhancedEvents,
  done: success(EVENT_UPDATED),
  failed: [ERROR_UPDATING, TRY_AGAIN],
})

export const action = (args: ActionFunctionArgs) => eventFormAction(args, save)

export const clientAction = keepForm(() => failure(ERROR_UPDATING, TRY_AGAIN))

export default function EditEnhancedEvent() {
  const { event, chosen, offered, draft, draftKeywords } = useLoaderData<typeof loader>()
  const answer = useActionData() as EventFormAnswer | undefined
  const { title, description, alignment, astroExplanation, eventDate } = event
  return (
    <RouteDialog wide title="Edit Event" list={adminPaths.enhancedEvents}>
      <p className="mb-6">
        Event of <BirthLine birth={event} />.
      </p>
      <EnhancedEventForm
        draft={draft}
        typed={answer?.typed}
        initial={{ title, description, alignment, astroExplanation, eventDate: eventDate ?? '' }}
        birthDetailId={event.birthDetailId}
        keywords={answer?.keywords ?? draftKeywords ?? { chosen, offered, q: '' }}
        submitLabel="Save event"
      />
    </RouteDialog>
  )
}

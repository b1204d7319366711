import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openForm } from '#app/features/admin/open-form.server.ts'
import {
  EVENT_CREATED,
  EVENT_NOT_CREATED,
  EVENT_NOT_UPDATED,
  EVENT_UPDATED,
} from '#app/features/events/event-messages.ts'
import { eventSchema } from '#app/features/events/events.schema.ts'
import { changeEvent, createEvent, readEvent } from '#app/features/events/events.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pick } from '#app/pick.ts'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog } from '#app/ui/list/record-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

const toTitle = (isNew: boolean) => (isNew ? 'Add Event' : 'Edit Event')

export const meta: MetaFunction = ({ params }) => pageTitle(toTitle(!params.id))

const open = pageLoader(openForm)
const read = pageLoader(readEvent, ({ params }) => ({ id: params.id }))

export const loader = formLoader(async (args) => ({
  event: await (args.params.id ? read(args) : open(args)),
}))

const form = { draft: {}, schema: eventSchema, to: adminPaths.events }
const create = listFormAction(createEvent, {
  ...form,
  done: success(EVENT_CREATED),
  failed: ['Creation failed', EVENT_NOT_CREATED],
})
const change = listFormAction(changeEvent, {
  ...form,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  done: success(EVENT_UPDATED),
  failed: ['Update failed', EVENT_NOT_UPDATED],
})

export const action = (args: ActionFunctionArgs) => (args.params.id ? change(args) : create(args))

const LABELS = {
  title: 'Title',
  eventType: 'Event type',
  dateRange: 'Date range (optional)',
  description: 'Description (optional)',
}

export const clientAction = keepForm((_, { id }) =>
  id ? failure('Update failed', EVENT_NOT_UPDATED) : failure('Creation failed', EVENT_NOT_CREATED),
)

/** Adding a simple event, and changing the one whose id is in the address. */
export default function EventForm() {
  const { event } = useLoaderData<typeof loader>()
  return (
    <RecordDialog
      title={toTitle(!event)}
      submitLabel={event ? 'Save event' : 'Add Event'}
      initial={event ? pick(event, 'title', 'eventType', 'dateRange', 'description') : {}}
      id="event"
      labels={LABELS}
      list={adminPaths.events}
      loadSchema={() => import('#app/features/events/events.schema.ts').then((m) => m.eventSchema)}
    >
      {(field) => (
        <>
          <Field {...field('title')} required input={{ type: 'text', dir: 'auto' }} />
          <Field
            {...field('eventType')}
            required
            hint="Such as journey, study, work"
            input={{ type: 'text', dir: 'auto' }}
          />
          <Field
            {...field('dateRange')}
            hint="As you would say it, such as “March to June 1998”"
            input={{ type: 'text', dir: 'auto' }}
          />
          <TextAreaField {...field('description')} rows={5} />
        </>
      )}
    </RecordDialog>
  )
}

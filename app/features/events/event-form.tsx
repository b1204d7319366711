import { adminPaths } from '#app/paths.ts'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog, type RecordPage } from '#app/ui/list/record-dialog.tsx'

const LABELS = {
  title: 'Title',
  eventType: 'Event type',
  dateRange: 'Date range (optional)',
  description: 'Description (optional)',
}

/** Adding and changing a simple event. */
export function EventForm(page: RecordPage<keyof typeof LABELS>) {
  return (
    <RecordDialog
      {...page}
      id="event"
      labels={LABELS}
      list={adminPaths.events}
      loadSchema={() => import('./events.schema.ts').then((m) => m.eventSchema)}
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

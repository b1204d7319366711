import { useForm } from '@conform-to/react'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { RecordFormProps } from '#app/ui/form/record-form.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'

const LABELS = {
  title: 'Title',
  eventType: 'Event type',
  dateRange: 'Date range (optional)',
  description: 'Description (optional)',
}

type EventField = keyof typeof LABELS

/** Adding and changing a simple event. */
export function EventForm({
  lastResult,
  draft,
  initial,
  submitLabel,
  closeHref,
}: RecordFormProps<EventField>) {
  const [form, fields] = useForm<Record<EventField, string>>({
    id: 'event',
    lastResult,
    defaultValue: draft ?? initial,
    ...useValidation('event', () => import('./events.schema.ts').then((m) => m.eventSchema)),
  })
  return (
    <PostForm form={form} labels={LABELS} draft={draft}>
      <Field meta={fields.title} required label={LABELS.title} input={{ type: 'text', dir: 'auto' }} />
      <Field
        meta={fields.eventType}
        required
        label={LABELS.eventType}
        hint="Such as journey, study, work"
        input={{ type: 'text', dir: 'auto' }}
      />
      <Field
        meta={fields.dateRange}
        label={LABELS.dateRange}
        hint="As you would say it, such as “March to June 1998”"
        input={{ type: 'text', dir: 'auto' }}
      />
      <TextAreaField meta={fields.description} label={LABELS.description} rows={5} />
      <FormButtons submitLabel={submitLabel} closeHref={closeHref} />
    </PostForm>
  )
}

import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { ErrorSummary } from '../../ui/error-summary'
import { Field, TextAreaField } from '../../ui/field'
import { FormButtons } from '../../ui/list/form-buttons'

const LABELS = {
  title: 'Title',
  eventType: 'Event type',
  dateRange: 'Date range (optional)',
  description: 'Description (optional)',
}

type EventFields = Record<keyof typeof LABELS, string>

interface EventFormProps {
  lastResult: SubmissionResult<string[]> | null
  initial: Partial<EventFields>
  submitLabel: string
  closeHref: string
}

/** Adding and changing a simple event. */
export function EventForm({ lastResult, initial, submitLabel, closeHref }: EventFormProps) {
  const [form, fields] = useForm<EventFields>({ id: 'event', lastResult, defaultValue: initial })
  return (
    <Form {...getFormProps(form)} method="post" noValidate>
      <ErrorSummary form={form} labels={LABELS} />
      <Field meta={fields.title} label={LABELS.title} input={{ type: 'text', dir: 'auto' }} />
      <Field
        meta={fields.eventType}
        label={LABELS.eventType}
        hint="Such as journey, study, work"
        input={{ type: 'text', dir: 'auto' }}
      />
      <Field
        meta={fields.dateRange}
        label={LABELS.dateRange}
        hint="As you would say it, such as ‘March to June 1998’"
        input={{ type: 'text', dir: 'auto' }}
      />
      <TextAreaField meta={fields.description} label={LABELS.description} rows={5} />
      <FormButtons submitLabel={submitLabel} closeHref={closeHref} />
    </Form>
  )
}

import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { ErrorSummary } from '../../ui/error-summary'
import { Field, TextAreaField } from '../../ui/field'
import { FormButtons } from '../../ui/list/form-buttons'
import { RequestKey } from '../../ui/request-key'
import { FormOwner, type Kept } from '../kept-forms/form-owner'
import { KeptNotice } from '../kept-forms/kept-notice'

const LABELS = {
  title: 'Title',
  eventType: 'Event type',
  dateRange: 'Date range (optional)',
  description: 'Description (optional)',
}

type EventFields = Record<keyof typeof LABELS, string>

interface EventFormProps {
  lastResult: SubmissionResult<string[]> | null
  kept: Kept
  initial: Partial<EventFields>
  submitLabel: string
  /** Of a form that adds something. */
  requestKey?: string
  closeHref: string
}

/** Adding and changing a simple event. */
export function EventForm({ lastResult, kept, initial, submitLabel, requestKey, closeHref }: EventFormProps) {
  const [form, fields] = useForm<EventFields>({
    id: 'event',
    lastResult,
    defaultValue: kept.fields ?? initial,
  })
  return (
    <>
      {kept.fields ? <KeptNotice className="mb-6" /> : null}
      <Form {...getFormProps(form)} method="post" noValidate>
        <FormOwner owner={kept.owner} />
        <ErrorSummary form={form} labels={LABELS} />
        {requestKey ? <RequestKey value={requestKey} /> : null}
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
    </>
  )
}

import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { ErrorSummary } from '../../ui/error-summary'
import { Field, TextAreaField } from '../../ui/field'
import { FormButtons } from '../../ui/list/form-buttons'
import { RequestKey } from '../../ui/request-key'
import { FormOwner, type Kept } from '../kept-forms/form-owner'
import { KeptNotice } from '../kept-forms/kept-notice'

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

type CategoryFields = Record<keyof typeof LABELS, string>

interface CategoryFormProps {
  lastResult: SubmissionResult<string[]> | null
  kept: Kept
  initial: Partial<CategoryFields>
  submitLabel: string
  /** Of a form that adds something. */
  requestKey?: string
  closeHref: string
}

export function CategoryForm({
  lastResult,
  kept,
  initial,
  submitLabel,
  requestKey,
  closeHref,
}: CategoryFormProps) {
  const [form, fields] = useForm<CategoryFields>({
    id: 'category',
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
        <Field
          meta={fields.categoryName}
          label={LABELS.categoryName}
          input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
        />
        <TextAreaField
          meta={fields.categoryRelation}
          label={LABELS.categoryRelation}
          hint="What belongs in this category"
          rows={3}
        />
        <FormButtons submitLabel={submitLabel} closeHref={closeHref} />
      </Form>
    </>
  )
}

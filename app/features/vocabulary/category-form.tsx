import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { ErrorSummary } from '../../ui/error-summary'
import { Field, TextAreaField } from '../../ui/field'
import { FormButtons } from '../../ui/list/form-buttons'

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

type CategoryFields = Record<keyof typeof LABELS, string>

interface CategoryFormProps {
  lastResult: SubmissionResult<string[]> | null
  initial: Partial<CategoryFields>
  submitLabel: string
  closeHref: string
}

export function CategoryForm({ lastResult, initial, submitLabel, closeHref }: CategoryFormProps) {
  const [form, fields] = useForm<CategoryFields>({ id: 'category', lastResult, defaultValue: initial })
  return (
    <Form {...getFormProps(form)} method="post" noValidate>
      <ErrorSummary form={form} labels={LABELS} />
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
  )
}

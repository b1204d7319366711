import { type SubmissionResult, useForm } from '#app/framework/use-form.ts'
import { DraftForm } from '#app/ui/form/draft-form.tsx'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import type { FormDraft } from '#app/ui/form/form-owner.tsx'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

type CategoryFields = Record<keyof typeof LABELS, string>

interface CategoryFormProps {
  lastResult: SubmissionResult<string[]> | null
  kept: FormDraft
  initial: Partial<CategoryFields>
  submitLabel: string
  /** Of a form that adds something. */
  idempotencyKey?: string
  closeHref: string
}

export function CategoryForm({
  lastResult,
  kept,
  initial,
  submitLabel,
  idempotencyKey,
  closeHref,
}: CategoryFormProps) {
  const [form, fields] = useForm<CategoryFields>({
    id: 'category',
    lastResult,
    defaultValue: kept.fields ?? initial,
  })
  return (
    <DraftForm form={form} kept={kept} labels={LABELS} idempotencyKey={idempotencyKey}>
      <Field
        meta={fields.categoryName}
        required
        label={LABELS.categoryName}
        input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
      />
      <TextAreaField
        meta={fields.categoryRelation}
        required
        label={LABELS.categoryRelation}
        hint="What belongs in this category"
        rows={3}
      />
      <FormButtons submitLabel={submitLabel} closeHref={closeHref} />
    </DraftForm>
  )
}

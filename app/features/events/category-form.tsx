import { useForm } from '#app/framework/use-form.ts'
import { DraftForm, type RecordFormProps } from '#app/ui/form/draft-form.tsx'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

type CategoryField = keyof typeof LABELS

export function CategoryForm({
  lastResult,
  kept,
  initial,
  submitLabel,
  idempotencyKey,
  closeHref,
}: RecordFormProps<CategoryField>) {
  const [form, fields] = useForm<Record<CategoryField, string>>({
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

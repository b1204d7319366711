import { useForm } from '@conform-to/react'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { RecordFormProps } from '#app/ui/form/record-form.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { validationToast } from './keyword-messages.ts'

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

type CategoryField = keyof typeof LABELS

export function CategoryForm({
  lastResult,
  draft,
  initial,
  submitLabel,
  closeHref,
}: RecordFormProps<CategoryField>) {
  const showToast = useShowToast()
  const [form, fields] = useForm<Record<CategoryField, string>>({
    id: 'category',
    lastResult,
    defaultValue: draft ?? initial,
    ...useValidation(
      'category',
      () => import('./keywords.schema.ts').then((m) => m.categoryFormSchema),
      (errors) => showToast(validationToast(errors)),
    ),
  })
  return (
    <PostForm form={form} labels={LABELS} draft={draft}>
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
    </PostForm>
  )
}

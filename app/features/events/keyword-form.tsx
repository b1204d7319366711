import { useForm } from '@conform-to/react'
import { SIGNS } from '#app/astro/types.ts'
import { Field, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { RecordFormProps } from '#app/ui/form/record-form.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { POLARITIES, validationToast } from './keyword-messages.ts'

const LABELS = {
  keywordText: 'Keyword',
  sign: 'Sign',
  polarity: 'Polarity',
  categoryId: 'Category',
  description: 'Description (optional)',
}

type KeywordField = keyof typeof LABELS

interface KeywordFormProps extends RecordFormProps<KeywordField> {
  categories: readonly { id: number; categoryName: string }[]
}

const named = (value: string) => ({ value, label: value })

export function KeywordForm({
  lastResult,
  draft,
  initial,
  categories,
  submitLabel,
  closeHref,
}: KeywordFormProps) {
  const showToast = useShowToast()
  const [form, fields] = useForm<Record<KeywordField, string>>({
    id: 'keyword',
    lastResult,
    defaultValue: draft ?? initial,
    ...useValidation(
      'keyword',
      () => import('./keywords.schema.ts').then((m) => m.keywordFormSchema),
      (errors) => showToast(validationToast(errors)),
    ),
  })
  return (
    <PostForm form={form} labels={LABELS} draft={draft}>
      <Field
        meta={fields.keywordText}
        required
        label={LABELS.keywordText}
        input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
      />
      <SelectField
        meta={fields.sign}
        required
        label={LABELS.sign}
        options={SIGNS.map(named)}
        placeholder="Choose a sign"
      />
      <SelectField meta={fields.polarity} required label={LABELS.polarity} options={POLARITIES.map(named)} />
      <SelectField
        meta={fields.categoryId}
        required
        label={LABELS.categoryId}
        options={categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
        placeholder="Choose a category"
      />
      <TextAreaField meta={fields.description} label={LABELS.description} rows={3} />
      <FormButtons submitLabel={submitLabel} closeHref={closeHref} />
    </PostForm>
  )
}

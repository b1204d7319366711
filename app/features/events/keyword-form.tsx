import { SIGNS } from '#app/astro/types.ts'
import { adminPaths } from '#app/paths.ts'
import { Field, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog, type RecordPage } from '#app/ui/list/record-dialog.tsx'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { POLARITIES, validationToast } from './keyword-messages.ts'

const LABELS = {
  keywordText: 'Keyword',
  sign: 'Sign',
  polarity: 'Polarity',
  categoryId: 'Category',
  description: 'Description (optional)',
}

interface KeywordFormProps extends RecordPage<keyof typeof LABELS> {
  categories: readonly { id: number; categoryName: string }[]
}

const named = (value: string) => ({ value, label: value })

export function KeywordForm({ categories, ...page }: KeywordFormProps) {
  const showToast = useShowToast()
  return (
    <RecordDialog
      {...page}
      id="keyword"
      labels={LABELS}
      list={adminPaths.keywords}
      loadSchema={() => import('./keywords.schema.ts').then((m) => m.keywordFormSchema)}
      onInvalid={(errors) => showToast(validationToast(errors))}
    >
      {(field) => (
        <>
          <Field
            {...field('keywordText')}
            required
            input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
          />
          <SelectField {...field('sign')} required options={SIGNS.map(named)} placeholder="Choose a sign" />
          <SelectField {...field('polarity')} required options={POLARITIES.map(named)} />
          <SelectField
            {...field('categoryId')}
            required
            options={categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
            placeholder="Choose a category"
          />
          <TextAreaField {...field('description')} rows={3} />
        </>
      )}
    </RecordDialog>
  )
}

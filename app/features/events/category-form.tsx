import { adminPaths } from '#app/paths.ts'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog, type RecordPage } from '#app/ui/list/record-dialog.tsx'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { validationToast } from './keyword-messages.ts'

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

export function CategoryForm(page: RecordPage<keyof typeof LABELS>) {
  const showToast = useShowToast()
  return (
    <RecordDialog
      {...page}
      id="category"
      labels={LABELS}
      list={adminPaths.categories}
      loadSchema={() => import('./keywords.schema.ts').then((m) => m.categoryFormSchema)}
      onInvalid={(errors) => showToast(validationToast(errors))}
    >
      {(field) => (
        <>
          <Field
            {...field('categoryName')}
            required
            input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
          />
          <TextAreaField
            {...field('categoryRelation')}
            required
            hint="What belongs in this category"
            rows={3}
          />
        </>
      )}
    </RecordDialog>
  )
}

import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openForm } from '#app/features/admin/open-form.server.ts'
import { changeCategory, createCategory, readCategory } from '#app/features/events/categories.server.ts'
import {
  CATEGORY_CREATED,
  CATEGORY_NOT_CREATED,
  CATEGORY_NOT_UPDATED,
  CATEGORY_UPDATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { categoryFormSchema } from '#app/features/events/keywords.schema.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pick } from '#app/pick.ts'
import { Field, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog } from '#app/ui/list/record-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { listFormAction } from './list-form-action.server.ts'

const toTitle = (isNew: boolean) => (isNew ? 'Add category' : 'Edit category')

export const meta: MetaFunction = ({ params }) => pageTitle(toTitle(!params.id))

const open = pageLoader(openForm)
const read = pageLoader(readCategory, ({ params }) => ({ id: params.id }))

export const loader = formLoader(async (args) => ({
  category: args.params.id ? (await read(args)).category : await open(args),
}))

const form = { draft: {}, schema: categoryFormSchema, invalid: validationToast, to: adminPaths.categories }
const create = listFormAction(createCategory, {
  ...form,
  done: success(CATEGORY_CREATED),
  failed: [CATEGORY_NOT_CREATED, TRY_AGAIN],
})
const change = listFormAction(changeCategory, {
  ...form,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  done: success(CATEGORY_UPDATED),
  failed: [CATEGORY_NOT_UPDATED, TRY_AGAIN],
})

export const action = (args: ActionFunctionArgs) => (args.params.id ? change(args) : create(args))

const LABELS = { categoryName: 'Category Name', categoryRelation: 'Description' }

export const clientAction = keepForm((_, { id }) =>
  failure(id ? CATEGORY_NOT_UPDATED : CATEGORY_NOT_CREATED, TRY_AGAIN),
)

/** Adding a category, and changing the one whose id is in the address. */
export default function CategoryForm() {
  const { category } = useLoaderData<typeof loader>()
  const showToast = useShowToast()
  return (
    <RecordDialog
      title={toTitle(!category)}
      submitLabel={category ? 'Save category' : 'Add category'}
      initial={category ? pick(category, 'categoryName', 'categoryRelation') : {}}
      id="category"
      labels={LABELS}
      list={adminPaths.categories}
      loadSchema={() => import('#app/features/events/keywords.schema.ts').then((m) => m.categoryFormSchema)}
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

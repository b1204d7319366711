import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeCategory, readCategory } from '#app/features/events/categories.server.ts'
import { CategoryForm } from '#app/features/events/category-form.tsx'
import {
  CATEGORY_NOT_UPDATED,
  CATEGORY_UPDATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { categoryFormSchema } from '#app/features/events/keywords.schema.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Edit category')
export const loader = formLoader(pageLoader(readCategory, ({ params }) => ({ id: params.id })))

export const action = listFormAction(changeCategory, {
  draft: {},
  schema: categoryFormSchema,
  inputOf: (values, { params }) => ({ ...values, id: params.id }),
  invalid: validationToast,
  to: adminPaths.categories,
  done: success(CATEGORY_UPDATED),
  failed: [CATEGORY_NOT_UPDATED, TRY_AGAIN],
})

export default function EditCategory() {
  const { categoryName, categoryRelation } = useLoaderData<typeof loader>().category
  return (
    <CategoryForm
      title="Edit category"
      submitLabel="Save category"
      initial={{ categoryName, categoryRelation }}
    />
  )
}

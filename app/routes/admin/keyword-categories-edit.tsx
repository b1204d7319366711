import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { changeCategory, readCategory } from '#app/features/events/categories.server.ts'
import { CategoryForm } from '#app/features/events/category-form.tsx'
import {
  CATEGORY_NOT_UPDATED,
  CATEGORY_UPDATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { categoryFormSchema } from '#app/features/events/keywords.schema.ts'
import { type FormAnswer, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
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
  const { category, draft } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const list = `${adminPaths.categories}${search}`
  return (
    <RouteDialog title="Edit category" closeHref={list}>
      <CategoryForm
        lastResult={answer?.lastResult ?? null}
        draft={draft}
        initial={{ categoryName: category.categoryName, categoryRelation: category.categoryRelation }}
        submitLabel="Save category"
        closeHref={list}
      />
    </RouteDialog>
  )
}

import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { openForm } from '#app/features/admin/open-form.server.ts'
import { createCategory } from '#app/features/events/categories.server.ts'
import { CategoryForm } from '#app/features/events/category-form.tsx'
import {
  CATEGORY_CREATED,
  CATEGORY_NOT_CREATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { type FormAnswer, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Add category')
export const loader = formLoader(pageLoader(openForm))

export const action = listFormAction(createCategory, {
  draft: {},
  invalid: validationToast,
  to: adminPaths.categories,
  done: success(CATEGORY_CREATED),
  failed: [CATEGORY_NOT_CREATED, TRY_AGAIN],
})

export default function NewCategory() {
  const { draft } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const list = `${adminPaths.categories}${search}`
  return (
    <RouteDialog title="Add category" closeHref={list}>
      <CategoryForm
        lastResult={answer?.lastResult ?? null}
        draft={draft}
        initial={{}}
        submitLabel="Add category"
        closeHref={list}
      />
    </RouteDialog>
  )
}

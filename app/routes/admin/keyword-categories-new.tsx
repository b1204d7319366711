import type { MetaFunction } from '@remix-run/node'
import { openForm } from '#app/features/admin/open-form.server.ts'
import { createCategory } from '#app/features/events/categories.server.ts'
import { CategoryForm } from '#app/features/events/category-form.tsx'
import {
  CATEGORY_CREATED,
  CATEGORY_NOT_CREATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
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
  return <CategoryForm title="Add category" submitLabel="Add category" />
}

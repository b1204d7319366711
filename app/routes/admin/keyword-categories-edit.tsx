import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { changeCategory, readCategory } from '#app/features/events/categories.server.ts'
import { CategoryForm } from '#app/features/events/category-form.tsx'
import { CATEGORY_NOT_UPDATED, CATEGORY_UPDATED, TRY_AGAIN } from '#app/features/events/keyword-messages.ts'
import { categoryFormSchema } from '#app/features/events/keywords.schema.ts'
import {
  type FormAnswer,
  formAction,
  formLoader,
  pageLoader,
  redirectWithToast,
} from '#app/http/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { notValid } from './not-valid.ts'

export const meta: MetaFunction = () => pageTitle('Edit Category')
export const loader = formLoader(pageLoader(readCategory, ({ params }) => ({ id: params.id })))

export const action = (args: ActionFunctionArgs) =>
  formAction(changeCategory, {
    keeps: {},
    schema: categoryFormSchema,
    inputOf: (values) => ({ ...values, id: args.params.id }),
    invalid: notValid,
    failed: ({ message }) => failure(CATEGORY_NOT_UPDATED, message),
    broken: failure(CATEGORY_NOT_UPDATED, TRY_AGAIN),
    done: () =>
      redirectWithToast(
        args,
        `${adminPaths.categories}${new URL(args.request.url).search}`,
        success(CATEGORY_UPDATED),
      ),
  })(args)

export default function EditCategory() {
  const { category, kept } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const list = `${adminPaths.categories}${search}`
  return (
    <RouteDialog title="Edit Category" closeHref={list}>
      <CategoryForm
        lastResult={answer?.lastResult ?? null}
        kept={kept}
        initial={{ categoryName: category.categoryName, categoryRelation: category.categoryRelation }}
        submitLabel="Save Category"
        closeHref={list}
      />
    </RouteDialog>
  )
}

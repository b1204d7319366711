import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { changeCategory, readCategory } from '../../features/vocabulary/categories.server'
import { CategoryForm } from '../../features/vocabulary/category-form'
import { categoryFormSchema } from '../../features/vocabulary/vocabulary.schema'
import { CATEGORY_NOT_UPDATED, CATEGORY_UPDATED, TRY_AGAIN } from '../../features/vocabulary/vocabulary-words'
import {
  type FormAnswer,
  formAction,
  formLoader,
  pageLoader,
  redirectWithToast,
} from '../../http/page.server'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { failure, success } from '../../ui/toast'
import { notValid } from './not-valid'

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
        `/admin/keyword-categories${new URL(args.request.url).search}`,
        success(CATEGORY_UPDATED),
      ),
  })(args)

export default function EditCategory() {
  const { category, kept } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const list = `/admin/keyword-categories${search}`
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

import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { openForm } from '../../features/admin/open-form.server'
import { createCategory } from '../../features/vocabulary/categories.server'
import { CategoryForm } from '../../features/vocabulary/category-form'
import { CATEGORY_CREATED, CATEGORY_NOT_CREATED, TRY_AGAIN } from '../../features/vocabulary/vocabulary-words'
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

export const meta: MetaFunction = () => pageTitle('Add Category')
export const loader = formLoader(pageLoader(openForm))

export const action = (args: ActionFunctionArgs) =>
  formAction(createCategory, {
    keeps: {},
    invalid: notValid,
    failed: ({ message }) => failure(CATEGORY_NOT_CREATED, message),
    broken: failure(CATEGORY_NOT_CREATED, TRY_AGAIN),
    done: () =>
      redirectWithToast(
        args,
        `/admin/keyword-categories${new URL(args.request.url).search}`,
        success(CATEGORY_CREATED),
      ),
  })(args)

export default function NewCategory() {
  const { kept } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const list = `/admin/keyword-categories${search}`
  return (
    <RouteDialog title="Add Category" closeHref={list}>
      <CategoryForm
        lastResult={answer?.lastResult ?? null}
        kept={kept}
        initial={{}}
        requestKey={kept.requestKey}
        submitLabel="Add Category"
        closeHref={list}
      />
    </RouteDialog>
  )
}

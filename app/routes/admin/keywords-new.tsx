import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { openForm } from '../../features/admin/open-form.server'
import { categoryChoices } from '../../features/vocabulary/categories.server'
import { KeywordForm } from '../../features/vocabulary/keyword-form'
import { createKeyword } from '../../features/vocabulary/keywords.server'
import { KEYWORD_CREATED, KEYWORD_NOT_CREATED, TRY_AGAIN } from '../../features/vocabulary/vocabulary-words'
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

export const meta: MetaFunction = () => pageTitle('Add Keyword')

const open = pageLoader(openForm)
const choices = pageLoader(categoryChoices)

export const loader = formLoader(async (args) => {
  await open(args)
  return { categories: await choices(args) }
})

export const action = (args: ActionFunctionArgs) =>
  formAction(createKeyword, {
    keeps: {},
    invalid: notValid,
    failed: ({ message }) => failure(KEYWORD_NOT_CREATED, message),
    broken: failure(KEYWORD_NOT_CREATED, TRY_AGAIN),
    done: () =>
      redirectWithToast(args, `/admin/keywords${new URL(args.request.url).search}`, success(KEYWORD_CREATED)),
  })(args)

export default function NewKeyword() {
  const { categories, kept } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const { sign, category } = Object.fromEntries(new URLSearchParams(search))
  const list = `/admin/keywords${search}`
  return (
    <RouteDialog title="Add Keyword" closeHref={list}>
      <KeywordForm
        lastResult={answer?.lastResult ?? null}
        kept={kept}
        initial={{
          polarity: 'Light',
          ...(sign ? { sign } : {}),
          ...(category ? { categoryId: category } : {}),
        }}
        categories={categories}
        requestKey={kept.requestKey}
        submitLabel="Add Keyword"
        closeHref={list}
      />
    </RouteDialog>
  )
}

import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { openForm } from '#app/features/admin/open-form.server.ts'
import { categoryChoices } from '#app/features/events/categories.server.ts'
import { KeywordForm } from '#app/features/events/keyword-form.tsx'
import {
  KEYWORD_CREATED,
  KEYWORD_NOT_CREATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { createKeyword } from '#app/features/events/keywords.server.ts'
import { type FormAnswer, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Add keyword')

const open = pageLoader(openForm)
const choices = pageLoader(categoryChoices)

export const loader = formLoader(async (args) => {
  await open(args)
  return { categories: await choices(args) }
})

export const action = listFormAction(createKeyword, {
  draft: {},
  invalid: validationToast,
  to: adminPaths.keywords,
  done: success(KEYWORD_CREATED),
  failed: [KEYWORD_NOT_CREATED, TRY_AGAIN],
})

export default function NewKeyword() {
  const { categories, draft } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { search } = useLocation()
  const { sign, category } = Object.fromEntries(new URLSearchParams(search))
  const list = `${adminPaths.keywords}${search}`
  return (
    <RouteDialog title="Add keyword" closeHref={list}>
      <KeywordForm
        lastResult={answer?.lastResult ?? null}
        draft={draft}
        initial={{
          polarity: 'Light',
          ...(sign ? { sign } : {}),
          ...(category ? { categoryId: category } : {}),
        }}
        categories={categories}
        submitLabel="Add keyword"
        closeHref={list}
      />
    </RouteDialog>
  )
}

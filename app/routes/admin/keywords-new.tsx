import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
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
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
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
  const { categories } = useLoaderData<typeof loader>()
  const { sign, category } = Object.fromEntries(new URLSearchParams(useLocation().search))
  const filtered = { ...(sign ? { sign } : {}), ...(category ? { categoryId: category } : {}) }
  return (
    <KeywordForm
      title="Add keyword"
      submitLabel="Add keyword"
      initial={{ polarity: 'Light', ...filtered }}
      categories={categories}
    />
  )
}

import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { categoryChoices } from '#app/features/events/categories.server.ts'
import { KeywordForm } from '#app/features/events/keyword-form.tsx'
import {
  KEYWORD_NOT_UPDATED,
  KEYWORD_UPDATED,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { keywordFormSchema } from '#app/features/events/keywords.schema.ts'
import { changeKeyword, readKeyword } from '#app/features/events/keywords.server.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Edit keyword')

const read = pageLoader(readKeyword, ({ params }) => ({ id: params.id }))
const categories = pageLoader(categoryChoices)

export const loader = formLoader(async (args) => ({
  keyword: await read(args),
  categories: await categories(args),
}))

export const action = listFormAction(changeKeyword, {
  draft: {},
  schema: keywordFormSchema,
  // An empty field is missing in the values; here it means that the description was removed.
  inputOf: (values, { params }) => ({ ...values, description: values.description ?? '', id: params.id }),
  invalid: validationToast,
  to: adminPaths.keywords,
  done: success(KEYWORD_UPDATED),
  failed: [KEYWORD_NOT_UPDATED, TRY_AGAIN],
})

export default function EditKeyword() {
  const { keyword, categories } = useLoaderData<typeof loader>()
  const { keywordText, sign, polarity, categoryId, description } = keyword
  return (
    <KeywordForm
      title="Edit keyword"
      submitLabel="Save keyword"
      initial={{
        keywordText,
        sign,
        polarity,
        categoryId: String(categoryId),
        description: description ?? '',
      }}
      categories={categories}
    />
  )
}

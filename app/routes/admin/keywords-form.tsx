import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { SIGNS } from '#app/astro/types.ts'
import { categoryChoices } from '#app/features/events/categories.server.ts'
import {
  KEYWORD_CREATED,
  KEYWORD_NOT_CREATED,
  KEYWORD_NOT_UPDATED,
  KEYWORD_UPDATED,
  POLARITIES,
  TRY_AGAIN,
  validationToast,
} from '#app/features/events/keyword-messages.ts'
import { keywordFormSchema } from '#app/features/events/keywords.schema.ts'
import { changeKeyword, createKeyword, readKeyword } from '#app/features/events/keywords.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pick } from '#app/pick.ts'
import { Field, SelectField, TextAreaField } from '#app/ui/form/field.tsx'
import { RecordDialog } from '#app/ui/list/record-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { useShowToast } from '#app/ui/toast/toaster.tsx'
import { listFormAction } from './list-form-action.server.ts'

const toTitle = (isNew: boolean) => (isNew ? 'Add keyword' : 'Edit keyword')

export const meta: MetaFunction = ({ params }) => pageTitle(toTitle(!params.id))

const read = pageLoader(readKeyword, ({ params }) => ({ id: params.id }))
const choices = pageLoader(categoryChoices)

export const loader = formLoader(async (args) => ({
  keyword: args.params.id ? await read(args) : null,
  categories: await choices(args),
}))

const form = { draft: {}, schema: keywordFormSchema, invalid: validationToast, to: adminPaths.keywords }
const create = listFormAction(createKeyword, {
  ...form,
  done: success(KEYWORD_CREATED),
  failed: [KEYWORD_NOT_CREATED, TRY_AGAIN],
})
const change = listFormAction(changeKeyword, {
  ...form,
  // An empty field is missing in the values; here it means that the description was removed.
  inputOf: (values, { params }) => ({ ...values, description: values.description ?? '', id: params.id }),
  done: success(KEYWORD_UPDATED),
  failed: [KEYWORD_NOT_UPDATED, TRY_AGAIN],
})

export const action = (args: ActionFunctionArgs) => (args.params.id ? change(args) : create(args))

const LABELS = {
  keywordText: 'Keyword',
  sign: 'Sign',
  polarity: 'Polarity',
  categoryId: 'Category',
  description: 'Description (optional)',
}

const named = (value: string) => ({ value, label: value })

/** A new keyword has the sign and the category by which the list is filtered. */
function toInitial(search: string) {
  const { sign, category } = Object.fromEntries(new URLSearchParams(search))
  return { polarity: 'Light', ...(sign ? { sign } : {}), ...(category ? { categoryId: category } : {}) }
}

export const clientAction = keepForm((_, { id }) =>
  failure(id ? KEYWORD_NOT_UPDATED : KEYWORD_NOT_CREATED, TRY_AGAIN),
)

/** Adding a keyword, and changing the one whose id is in the address. */
export default function KeywordForm() {
  const { keyword, categories } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const showToast = useShowToast()
  return (
    <RecordDialog
      title={toTitle(!keyword)}
      submitLabel={keyword ? 'Save keyword' : 'Add keyword'}
      initial={
        keyword
          ? {
              ...pick(keyword, 'keywordText', 'sign', 'polarity'),
              categoryId: String(keyword.categoryId),
              description: keyword.description ?? '',
            }
          : toInitial(search)
      }
      id="keyword"
      labels={LABELS}
      list={adminPaths.keywords}
      loadSchema={() => import('#app/features/events/keywords.schema.ts').then((m) => m.keywordFormSchema)}
      onInvalid={(errors) => showToast(validationToast(errors))}
    >
      {(field) => (
        <>
          <Field
            {...field('keywordText')}
            required
            input={{ type: 'text', dir: 'auto', autoComplete: 'off' }}
          />
          <SelectField {...field('sign')} required options={SIGNS.map(named)} placeholder="Choose a sign" />
          <SelectField {...field('polarity')} required options={POLARITIES.map(named)} />
          <SelectField
            {...field('categoryId')}
            required
            options={categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
            placeholder="Choose a category"
          />
          <TextAreaField {...field('description')} rows={3} />
        </>
      )}
    </RecordDialog>
  )
}

import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import { z } from 'zod'
import { deleteCategory, readCategory } from '#app/features/events/categories.server.ts'
import { CATEGORY_DELETED, CATEGORY_NOT_DELETED, TRY_AGAIN } from '#app/features/events/keyword-messages.ts'
import { numberText } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { adminPaths } from '#app/paths.ts'
import { SelectField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listWithQuery } from './list-form-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete category')
export const loader = pageLoader(readCategory, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) => {
  const done = () =>
    redirectWithToast(args, listWithQuery(adminPaths.categories, args), success(CATEGORY_DELETED))
  return formAction(deleteCategory, {
    schema: z.object({ moveTo: z.string().optional() }),
    inputOf: (values) => ({ ...values, id: args.params.id }),
    failed: ({ message }) => failure(CATEGORY_NOT_DELETED, message),
    faultMessage: () => failure(CATEGORY_NOT_DELETED, TRY_AGAIN),
    // The button was pressed twice.
    repeated: async ({ code }) => (code === 'category.not-found' ? done() : null),
    done,
  })(args)
}

export const clientAction = keepForm(() => failure(CATEGORY_NOT_DELETED, TRY_AGAIN))

export default function DeleteCategory() {
  const { category, others } = useLoaderData<typeof loader>()
  const { keywordCount } = category
  const inUse = keywordCount > 0
  const [form, fields] = useForm<{ moveTo: string }>({
    id: 'delete-category',
    lastResult: useLastResult(),
  })
  return (
    <RouteDialog asks title="Delete this category?" list={adminPaths.categories}>
      <PostForm form={form} labels={{ moveTo: 'Move its keywords to' }}>
        <AlertDialog.Description>
          The category <bdi className="font-semibold">{category.categoryName}</bdi> is deleted.{' '}
          {inUse
            ? `It has ${keywordCount === 1 ? 'one keyword' : `${numberText(keywordCount)} keywords`}. Choose a category for ${keywordCount === 1 ? 'it' : 'them'}.`
            : 'It has no keywords.'}
        </AlertDialog.Description>
        {inUse ? (
          <SelectField
            meta={fields.moveTo}
            required
            label="Move its keywords to"
            options={others.map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
            placeholder="Choose a category"
            {...(others.length === 0
              ? { hint: 'There is no other category yet. Please add one first.' }
              : {})}
          />
        ) : null}
        <FormButtons variant="danger" submitLabel="Delete category" />
      </PostForm>
    </RouteDialog>
  )
}

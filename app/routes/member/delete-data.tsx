import { getFormProps, useForm } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  CONFIRMATION,
  DATA_DELETED,
  NOT_DELETED,
  NOT_DELETED_TRY_AGAIN,
} from '../../features/privacy/deletion'
import { deleteDataFormSchema } from '../../features/privacy/privacy.schema'
import { countMyData, deleteMyData } from '../../features/privacy/privacy.server'
import { RowCounts } from '../../features/privacy/row-counts'
import { clearSession, receiptCookie } from '../../http/cookies.server'
import { type FormAnswer, formAction, pageLoader, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorSummary } from '../../ui/error-summary'
import { Field } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { PageHeader, pageTitle } from '../../ui/page'
import { failure, success } from '../../ui/toast'

// No JavaScript is sent here: deleting is to leave nothing of the person in the page's memory either.
export const meta: MetaFunction = () => pageTitle('Delete All My Data')
export const loader = pageLoader(countMyData)

export const action = formAction(deleteMyData, {
  schema: deleteDataFormSchema,
  failed: () => failure('Delete Failed', NOT_DELETED),
  broken: failure('Delete Failed', NOT_DELETED_TRY_AGAIN),
  async done({ receipt }, args) {
    const { settings } = args.context.services
    return redirectWithToast(args, paths.dataDeleted, success('Data Deleted', DATA_DELETED), [
      await clearSession(settings),
      await receiptCookie(settings).serialize(receipt),
    ])
  },
})

export default function DeleteData() {
  const counts = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const [form, fields] = useForm<{ confirm: string }>({
    id: 'delete',
    lastResult: answer?.lastResult ?? null,
  })
  return (
    <>
      <PageHeader title="Delete All My Data" back={{ href: paths.settings, label: 'Back to Settings' }} />
      <div className="grid max-w-3xl gap-5">
        <Notice variant="warning" title="This cannot be undone">
          <p>
            Your account and everything stored of you are deleted at once. You may want to{' '}
            <a href={paths.myData} download>
              download all your data
            </a>{' '}
            first.
          </p>
        </Notice>
        <Card title="What is deleted">
          <RowCounts rows={counts} />
        </Card>
        <Card title="Delete everything?">
          <form {...getFormProps(form)} method="post" noValidate>
            <ErrorSummary form={form} labels={{ confirm: 'Confirmation' }} />
            <Field
              meta={fields.confirm}
              label={`Type ${CONFIRMATION} to confirm`}
              input={{ type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
            />
            <div className="actions">
              <Button variant="danger">Delete All My Data</Button>
              <ButtonLink href={paths.settings} variant="secondary">
                Cancel
              </ButtonLink>
            </div>
          </form>
        </Card>
      </div>
    </>
  )
}

import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { OwnReceipt } from '#app/features/account/deletion.ts'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { proveWords } from '#app/features/account/prove-messages.ts'
import { deleteOnScreen, readDeletion, readReceipt } from '#app/features/privacy/privacy.server.ts'
import { RowCounts } from '#app/features/privacy/row-counts.tsx'
import { shortReceipt } from '#app/features/privacy/short-receipt.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { performForPage, redirectWithToast, signInFirst } from '#app/http/pages/redirects.server.ts'
import { clearSession, receiptCookie } from '#app/http/session.server.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { paths, provePath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { CheckboxField, Field, PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(deletionWords.title)

export const loader = pageLoader(readDeletion)

const destroy = formAction(deleteOnScreen, {
  secret: ['password'],
  failed: () => errorToast({ message: deletionWords.notDeleted }),
  faultMessage: () => failure(deletionWords.failed.title, deletionWords.failed.text),
  done: ({ receipt }, args) => withReceipt(receipt, args),
})

async function withReceipt(receipt: OwnReceipt, args: ActionFunctionArgs) {
  const { settings } = args.context.services
  return redirectWithToast(
    args,
    paths.dataDeleted,
    success(deletionWords.deletedTitle, deletionWords.deleted),
    {
      cookies: [
        await clearSession(args.context.services),
        await receiptCookie(settings).serialize(shortReceipt(receipt)),
      ],
    },
  )
}

export async function action(args: ActionFunctionArgs) {
  if (args.context.actor) return destroy(args)
  const receipt = await performForPage(readReceipt, args)
  if (receipt) return withReceipt(receipt, args)
  throw await signInFirst(args)
}

export const clientAction = keepForm(() => failure(deletionWords.failed.title, deletionWords.failed.text))

export default function DeleteData() {
  const words = deletionWords
  const { counts, isLastAdmin, asksPassword } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<{ confirm: string; password: string; noAdministrator: boolean }>({
    id: 'delete',
    lastResult: useLastResult(),
    ...useValidation('delete', () =>
      import('#app/features/privacy/privacy.schema.ts').then((m) => m.deleteDataFormSchema),
    ),
  })
  return (
    <>
      <PageHeader title={words.title} back={{ href: paths.settings, label: frameWords.backToSettings }} />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Notice variant="warning" title={words.cannotBeUndone}>
          <p>{words.warning}</p>
          <div className="sm:-ms-5">
            <DownloadForm action={paths.myData} variant="quiet" label={words.downloadAll} />
            <DownloadForm action={paths.privacyReceiptText} variant="quiet" label={words.downloadReceipt} />
          </div>
        </Notice>
        <Card title={words.whatIsDeleted}>
          <RowCounts rows={counts} />
        </Card>
        <Card title={words.everything}>
          {/* The next page is public, so it is a new document, and nothing about the person stays in memory. */}
          <PostForm
            form={form}
            labels={{
              confirm: words.confirmation,
              password: proveWords.password,
              noAdministrator: words.lastAdministrator,
            }}
          >
            <Field
              meta={fields.confirm}
              required
              label={words.typeWord(words.word)}
              input={{ type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
            />
            {asksPassword ? (
              <>
                <PasswordField meta={fields.password} label={proveWords.password} />
                <p className="text-sm">
                  <OwnLink href={provePath(paths.deleteData)}>{words.otherProof}</OwnLink>
                </p>
              </>
            ) : null}
            {isLastAdmin ? (
              <CheckboxField meta={fields.noAdministrator} label={words.noneLeft} hint={words.noneLeftHint} />
            ) : null}
            <div className="actions">
              <Button variant="danger">{words.title}</Button>
              <ButtonLink href={paths.settings} variant="secondary">
                {controlWords.cancel}
              </ButtonLink>
            </div>
          </PostForm>
        </Card>
      </div>
    </>
  )
}

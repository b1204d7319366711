import { getInputProps, useForm } from '@conform-to/react'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { confirmEmail, readConfirmLink } from '#app/features/account/confirm-email.server.ts'
import { FirstProofNotice } from '#app/features/account/first-proof-notice.tsx'
import { signInWords } from '#app/features/account/sign-in-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { leadToDocument, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { setSessionToken } from '#app/http/session.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'

export const meta: MetaFunction = () => pageTitle(authWords.confirm.title)

const readLink = pageLoader(readConfirmLink, ({ request }) => ({
  token: new URL(request.url).searchParams.get('token'),
}))

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args)
  return data(link, { status: link.good ? 200 : 410 })
}

export const action = formAction(confirmEmail, {
  failed: ({ message }) => failure(authWords.confirm.notConfirmed, message),
  async done({ message, token }, args) {
    if (token) await setSessionToken(args.context, token)
    return redirectWithToast(args, paths.dashboard, success(authWords.confirm.confirmed, message), {
      lead: leadToDocument,
    })
  },
})

export const clientAction = keepForm(() => failure(authWords.confirm.notConfirmed, authWords.tryAgain))

export default function VerifyEmail() {
  const { token, email, good, firstProof } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<{ token: string; empty: string }>({
    id: 'verify-email',
    lastResult: useLastResult(),
    defaultValue: { token },
  })
  const words = authWords.confirm
  const hidden = getInputProps(fields.token, { type: 'hidden' })
  return (
    <AuthCard title={words.title} foot={<PageLink href={paths.dashboard}>{words.dashboard}</PageLink>}>
      {good ? (
        <PostForm form={form} action={`${paths.verifyEmail}?token=${token}`}>
          <p>
            {words.question(
              <strong key="email" className="break-words">
                <bdi>{email}</bdi>
              </strong>,
            )}
          </p>
          <input {...hidden} />
          <FirstProofNotice firstProof={firstProof} empty={fields.empty} />
          <Button type="submit">{words.submit}</Button>
        </PostForm>
      ) : (
        <Notice variant="warning">{signInWords.confirmLinkSpent}</Notice>
      )}
    </AuthCard>
  )
}

import { getInputProps, useForm } from '@conform-to/react'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MIN_PASSWORD } from '#app/features/account/accounts.limits.ts'
import { resetPasswordFormSchema } from '#app/features/account/accounts.schema.ts'
import { FirstProofNotice } from '#app/features/account/first-proof-notice.tsx'
import { readResetLink, resetPassword } from '#app/features/account/password-reset.server.ts'
import { signInWords } from '#app/features/account/sign-in-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { clearSession } from '#app/http/session.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'

export const meta: MetaFunction = () => pageTitle(authWords.reset.title)

const readLink = pageLoader(readResetLink, ({ request }) => ({
  token: new URL(request.url).searchParams.get('token'),
}))

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args)
  return data(link, { status: link.good ? 200 : 410 })
}

export const action = formAction(resetPassword, {
  schema: resetPasswordFormSchema,
  secret: ['password', 'confirmPassword'],
  failed: ({ message }) => failure(authWords.reset.notChanged, message),
  faultMessage: () => failure(authWords.reset.notChanged, authWords.tryAgain),
  done: async ({ message }, args) =>
    redirectWithToast(args, paths.login, success(authWords.reset.changed, message), {
      cookies: [await clearSession(args.context.services)],
    }),
})

export const clientAction = keepForm(() => failure(authWords.reset.notChanged, authWords.tryAgain))

export default function ResetPassword() {
  const { token, good, firstProof } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<Record<'token' | 'password' | 'confirmPassword' | 'empty', string>>({
    id: 'reset-password',
    lastResult: useLastResult(),
    defaultValue: { token },
    ...useValidation('reset-password', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.resetPasswordFormSchema),
    ),
  })
  const words = authWords.reset
  const back = <PageLink href={paths.login}>{authWords.backToSignIn}</PageLink>
  if (!good) {
    return (
      <AuthCard title={words.title} foot={back}>
        <Notice variant="warning">{signInWords.resetLinkSpent}</Notice>
        <ButtonLink href={paths.forgotPassword}>{words.newLink}</ButtonLink>
      </AuthCard>
    )
  }
  const hidden = getInputProps(fields.token, { type: 'hidden' })
  return (
    <AuthCard title={words.title} lead={words.lead} foot={back}>
      <PostForm
        form={form}
        labels={{ password: words.newPassword, confirmPassword: words.confirmNewPassword }}
        action={`${paths.resetPassword}?token=${token}`}
      >
        <input {...hidden} />
        <PasswordField
          meta={fields.password}
          label={words.newPassword}
          hint={authWords.atLeast(MIN_PASSWORD)}
          isNew
        />
        <PasswordField meta={fields.confirmPassword} label={words.confirmNewPassword} isNew />
        <FirstProofNotice firstProof={firstProof} empty={fields.empty} />
        <Button type="submit">{words.submit}</Button>
      </PostForm>
    </AuthCard>
  )
}

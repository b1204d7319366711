import { getInputProps, useForm } from '@conform-to/react'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MIN_PASSWORD } from '#app/features/account/accounts.limits.ts'
import { resetPasswordFormSchema } from '#app/features/account/accounts.schema.ts'
import { FirstProofNotice } from '#app/features/account/first-proof-notice.tsx'
import { LINK_SPENT } from '#app/features/account/link-messages.ts'
import { readResetLink, resetPassword } from '#app/features/account/password-reset.server.ts'
import { formAction, pageLoader, redirectWithToast } from '#app/http/pages/page.server.ts'
import { clearSession } from '#app/http/sessions/session-cookies.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { light: true }
export const meta: MetaFunction = () => pageTitle('Choose a new password')

const readLink = pageLoader(readResetLink, ({ request }) => ({
  token: new URL(request.url).searchParams.get('token'),
}))

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args)
  return data(link, { status: link.good ? 200 : 410 })
}

const NOT_CHANGED = 'Password not changed'

export const action = formAction(resetPassword, {
  schema: resetPasswordFormSchema,
  inputOf: ({ token, password, empty }) => ({ token, password, empty }),
  secret: ['password', 'confirmPassword'],
  failed: ({ message }) => failure(NOT_CHANGED, message),
  faultMessage: failure(NOT_CHANGED, 'Please try again.'),
  done: async ({ message }, args) =>
    redirectWithToast(args, paths.login, success('Password changed', message), [
      await clearSession(args.context.services),
    ]),
})

export default function ResetPassword() {
  const { token, good, firstProof } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<Record<'token' | 'password' | 'confirmPassword' | 'empty', string>>({
    id: 'reset-password',
    lastResult: answer?.lastResult ?? null,
    defaultValue: { token },
  })
  if (!good) {
    return (
      <AuthCard title="Choose a new password" foot={<a href={paths.login}>Back to sign in</a>}>
        <Notice variant="warning">{LINK_SPENT}</Notice>
        <ButtonLink href={paths.forgotPassword}>Request a new link</ButtonLink>
      </AuthCard>
    )
  }
  const hidden = getInputProps(fields.token, { type: 'hidden' })
  return (
    <AuthCard
      title="Choose a new password"
      lead="After this you are signed out in all browsers. Sign in again with the new password."
      foot={<a href={paths.login}>Back to sign in</a>}
    >
      <PostForm
        form={form}
        labels={{ password: 'New password', confirmPassword: 'Confirm new password' }}
        action={`${paths.resetPassword}?token=${token}`}
      >
        <input {...hidden} />
        <Field
          meta={fields.password}
          required
          label="New password"
          hint={`At least ${MIN_PASSWORD} characters`}
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
        <Field
          meta={fields.confirmPassword}
          required
          label="Confirm new password"
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
        <FirstProofNotice firstProof={firstProof} empty={fields.empty} />
        <Button type="submit">Change password</Button>
      </PostForm>
    </AuthCard>
  )
}

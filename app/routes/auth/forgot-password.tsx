import { useForm } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { forgotPassword } from '#app/features/account/password-reset.server.ts'
import { formAction, redirectWithToast } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { light: true }
export const meta: MetaFunction = () =>
  pageTitle('Forgot Password', 'Receive a link by mail with which you choose a new password.')

const NOT_SENT = 'Error sending reset link'

export const action = formAction(forgotPassword, {
  honeypot: true,
  failed: ({ message }) => failure(NOT_SENT, message),
  faultMessage: failure(NOT_SENT, 'Please try again later.'),
  done: ({ message }, args) =>
    redirectWithToast(args, paths.forgotPassword, success('Reset link sent', message)),
})

export default function ForgotPassword() {
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<{ email: string }>({
    id: 'forgot-password',
    lastResult: answer?.lastResult ?? null,
  })
  return (
    <AuthCard
      title="Forgot Password"
      lead="Enter your email address. We will email you a link to choose a new password. The link works once and for 30 minutes."
      foot={
        <>
          <a href={paths.login}>Back to sign in</a> · <a href={paths.register}>Sign up</a>
        </>
      }
    >
      <PostForm form={form} labels={{ email: 'Email' }} action={paths.forgotPassword} honeypot>
        <Field
          meta={fields.email}
          required
          label="Email"
          input={{ type: 'email', autoComplete: 'username' }}
        />
        <Button type="submit">Send Reset Link</Button>
      </PostForm>
    </AuthCard>
  )
}

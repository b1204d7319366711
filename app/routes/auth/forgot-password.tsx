import { getFormProps } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { forgotPassword } from '#app/features/accounts/password-reset.server.ts'
import { formAction, redirectWithToast } from '#app/http/page.server.ts'
import { paths } from '#app/http/paths.ts'
import { AuthCard } from '#app/ui/auth-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { pageTitle } from '#app/ui/page.tsx'
import type { PageHandle } from '#app/ui/page-handle.ts'
import { failure, success } from '#app/ui/toast.ts'
import { TrapField } from '#app/ui/trap-field.tsx'
import { useAnsweredForm } from '#app/ui/use-answered-form.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Forgot Password')

const NOT_SENT = 'Error sending reset link'

export const action = formAction(forgotPassword, {
  trap: true,
  failed: ({ message }) => failure(NOT_SENT, message),
  broken: failure(NOT_SENT, 'Please try again later.'),
  done: ({ message }, args) =>
    redirectWithToast(args, paths.forgotPassword, success('Reset link sent', message)),
})

export default function ForgotPassword() {
  const answer = useActionData<typeof action>()
  const [form, fields] = useAnsweredForm<{ email: string }>({
    id: 'forgot-password',
    lastResult: answer?.lastResult ?? null,
  })
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthCard
      title="Forgot Password"
      lead="Enter the address of your account. A link to choose a new password comes by mail; it works once, for 30 minutes."
      foot={
        <>
          <a href={paths.login}>Back to sign in</a> · <a href={paths.register}>Sign up</a>
        </>
      }
    >
      <Form {...getFormProps(form)} method="post" action={paths.forgotPassword} noValidate>
        <ErrorSummary form={form} labels={{ email: 'E-mail' }} />
        <Field meta={fields.email} label="E-mail" input={{ type: 'email', autoComplete: 'username' }} />
        <TrapField />
        <Button type="submit" pending={busy}>
          Send Reset Link
        </Button>
      </Form>
    </AuthCard>
  )
}

import { getFormProps } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { forgotPassword } from '../../features/accounts/password-reset.server'
import { formAction, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { AuthCard } from '../../ui/auth-card'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { Field } from '../../ui/field'
import { pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'
import { failure, success } from '../../ui/toast'
import { TrapField } from '../../ui/trap-field'
import { useAnsweredForm } from '../../ui/use-answered-form'

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

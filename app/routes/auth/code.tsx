import { getFormProps, useForm } from '@conform-to/react'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { proveCode, readCodeStep } from '../../features/second-factor/prove-code.server'
import { callOf } from '../../http/context.server'
import { sendIn } from '../../http/enter.server'
import { formAction, redirectWithToast } from '../../http/page.server'
import { codePath, ownPath, paths, signInPath } from '../../http/paths'
import { perform } from '../../http/perform.server'
import { AuthCard } from '../../ui/auth-card'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { Field } from '../../ui/field'
import { pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'
import { failure, success } from '../../ui/toast'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Two-Step Sign-In')

function wantedPath(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get('redirectTo'))
}

/** Back to the first step. */
const passwordPath = (to: string) => (to === paths.dashboard ? paths.login : signInPath(to))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = wantedPath(request)
  if (context.actor) throw redirect(to)
  const { waits } = await perform(readCodeStep, callOf(context), {})
  if (!waits) throw redirect(passwordPath(to))
  return { action: codePath(to), back: passwordPath(to) }
}

export const action = formAction(proveCode, {
  secret: ['code'],
  failed: ({ message }) => failure('Login failed', message),
  async repeated({ status, message }, args) {
    if (status !== 401) return null
    const to = wantedPath(args.request)
    // Another tab was quicker.
    if (args.context.actor) return redirect(to)
    return redirectWithToast(args, passwordPath(to), failure('Login failed', message))
  },
  done: (signedIn, args) =>
    sendIn(args, signedIn, wantedPath(args.request), success('Login successful', 'Welcome back!')),
})

export default function Code() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult: answer?.lastResult ?? null })
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthCard
      title="Two-Step Sign-In"
      lead="Your password is right. One step is left."
      foot={<a href={page.back}>Back to sign in</a>}
    >
      <Form {...getFormProps(form)} method="post" action={page.action} noValidate>
        <ErrorSummary form={form} labels={{ code: 'Code' }} />
        <Field
          meta={fields.code}
          label="Code"
          hint="The six digits that your authenticator app shows, or one of your recovery codes"
          input={{
            type: 'text',
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <Button type="submit" pending={busy}>
          Sign in
        </Button>
      </Form>
    </AuthCard>
  )
}

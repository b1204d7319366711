import { getFormProps, useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { linkFormSchema } from '../../features/accounts/accounts.schema'
import { linkGoogle } from '../../features/accounts/google-sign-in.server'
import { FAILED, SIGN_IN_ERROR } from '../../features/accounts/google-texts'
import { type FormAnswer, formAction, redirectWithToast } from '../../http/page.server'
import { paths } from '../../http/paths'
import { AuthCard } from '../../ui/auth-card'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { Field } from '../../ui/field'
import { pageTitle } from '../../ui/page'
import type { PageHandle } from '../../ui/page-handle'
import { failure } from '../../ui/toast'
import { forgetPendingLink, pendingLink, signedIn } from './google-steps.server'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Connect Google')

const TITLE = 'Connect Google to your account'

function nothingPending(args: Pick<ActionFunctionArgs, 'context'>): Promise<Response> {
  return redirectWithToast(args, paths.login, failure(SIGN_IN_ERROR, FAILED))
}

export async function loader(args: LoaderFunctionArgs) {
  const pending = await pendingLink(args.request, args.context)
  if (!pending) throw await nothingPending(args)
  return { email: pending.identity.email }
}

export async function action(args: ActionFunctionArgs) {
  const pending = await pendingLink(args.request, args.context)
  if (!pending) throw await nothingPending(args)
  const link = formAction(linkGoogle, {
    schema: linkFormSchema,
    inputOf: ({ password }) => ({ password, identity: pending.identity }),
    secret: ['password'],
    failed: ({ message }) => failure(SIGN_IN_ERROR, message),
    async done(entered, { context }) {
      context.cookies.push(await forgetPendingLink(context))
      return signedIn(context, entered, pending)
    },
  })
  return link(args)
}

export default function LinkGoogle() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  const [form, fields] = useForm<{ password: string }>({
    id: 'link',
    lastResult: answer?.lastResult ?? null,
  })
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthCard
      title={TITLE}
      lead={
        <>
          There is an account with <strong className="break-words">{email}</strong> already. Enter its
          password once, and from then on you can sign in with Google.
        </>
      }
      foot={
        <>
          <a href={paths.forgotPassword}>Forgot password?</a> · <a href={paths.login}>Back to sign in</a>
        </>
      }
    >
      <Form {...getFormProps(form)} method="post" action={paths.googleLink} noValidate>
        <ErrorSummary form={form} labels={{ password: 'Password' }} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          meta={fields.password}
          label="Password"
          input={{ type: 'password', autoComplete: 'current-password' }}
        />
        <Button type="submit" pending={busy}>
          Connect and sign in
        </Button>
      </Form>
    </AuthCard>
  )
}

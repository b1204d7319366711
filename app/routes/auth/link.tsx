import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { linkFormSchema } from '#app/features/account/accounts.schema.ts'
import { FAILED, SIGN_IN_ERROR } from '#app/features/account/google-messages.ts'
import { linkGoogle } from '#app/features/account/google-sign-in.server.ts'
import { type FormAnswer, formAction, redirectWithToast } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure } from '#app/ui/toast/toast.ts'
import { forgetPendingLink, pendingLink, redirectAfterSignIn } from './google-steps.server.ts'

export const handle: PageHandle = { light: true }
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
      return redirectAfterSignIn(context, entered, pending)
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
  return (
    <AuthCard
      title={TITLE}
      lead={
        <>
          There is an account with <strong className="break-words">{email}</strong> already. Enter its
          password once. After that you can sign in with Google.
        </>
      }
      foot={
        <>
          <a href={paths.forgotPassword}>Forgot password?</a> · <a href={paths.login}>Back to sign in</a>
        </>
      }
    >
      <PostForm form={form} labels={{ password: 'Password' }} action={paths.googleLink}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          meta={fields.password}
          required
          label="Password"
          input={{ type: 'password', autoComplete: 'current-password' }}
        />
        <Button type="submit">Connect and sign in</Button>
      </PostForm>
    </AuthCard>
  )
}

import { useForm } from '@conform-to/react'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { toRelyingParty } from '#app/features/account/passkey-verification.server.ts'
import { proveCode, readCodeStep } from '#app/features/account/prove-code.server.ts'
import { codeSchema } from '#app/features/account/two-factor.schema.ts'
import { useCarried } from '#app/features/births/carried-form.tsx'
import { type FormAnswer, formAction, formActions, redirectWithToast } from '#app/http/pages/page.server.ts'
import { performForPage } from '#app/http/pages/page-refusal.server.ts'
import { redirectSignedIn } from '#app/http/sessions/session-cookies.server.ts'
import { codePath, ownPath, paths, signInPath } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { failure } from '#app/ui/toast/toast.ts'
import { carriedField, redirectCarried, takeCarried } from './carried-birth.server.ts'

export const handle: PageHandle = { light: true }
export const meta: MetaFunction = () => pageTitle('Two-step sign-in')

function wantedPath(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get('redirectTo'))
}

/** Back to the first step. */
const passwordPath = (to: string) => (to === paths.dashboard ? paths.login : signInPath(to))

export async function loader(args: LoaderFunctionArgs) {
  const to = wantedPath(args.request)
  if (args.context.actor) throw redirect(to)
  const { waits } = await performForPage(readCodeStep, args)
  if (!waits) throw redirect(passwordPath(to))
  return {
    to,
    action: codePath(to),
    back: passwordPath(to),
    passkey: toRelyingParty(args.context.services.settings) !== null,
  }
}

const prove = formAction(proveCode, {
  schema: codeSchema.extend(carriedField),
  inputOf: ({ code }) => ({ code }),
  secret: ['code'],
  failed: ({ message }) => failure('Login failed', message),
  async repeated({ code, message }, args) {
    if (code !== 'sign-in.again') return null
    const to = wantedPath(args.request)
    // Another tab has already signed in.
    if (args.context.actor) return redirect(to)
    return redirectWithToast(args, passwordPath(to), failure('Login failed', message))
  },
  done: (signedIn, args, { carried }) =>
    carried
      ? redirectCarried(args, signedIn, carried)
      : redirectSignedIn(args, signedIn, wantedPath(args.request)),
})

/** The form of the password comes here a second time, with what is carried. */
export const action = formActions({ prove, carry: takeCarried }, (form) =>
  form.has('carried') && !form.has('code') ? 'carry' : 'prove',
)

export default function Code() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const carried = useCarried()
  const [form, fields] = useForm<{ code: string }>({ id: 'code', lastResult: answer?.lastResult ?? null })
  return (
    <AuthCard
      title="Two-step sign-in"
      lead="Your password is right. One step is left."
      foot={<a href={page.back}>Back to sign in</a>}
    >
      <PostForm
        form={form}
        labels={{ code: 'Code' }}
        action={page.action}
        hidden={carried ? { carried } : {}}
      >
        <Field
          meta={fields.code}
          required
          label="Code"
          hint="The six digits that your authenticator app shows, or one of your recovery codes"
          input={{
            type: 'text',
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <Button type="submit">Sign in</Button>
      </PostForm>
      {page.passkey ? (
        <PasskeyForm use="sign-in" to={page.to} label="Use a passkey instead" buttonClassName="w-full" />
      ) : null}
    </AuthCard>
  )
}

import { useForm } from '@conform-to/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { proveAgain, readProof } from '#app/features/account/prove-again.server.ts'
import { formAction, pageLoader, redirectWithToast } from '#app/http/pages/page.server.ts'
import { setSessionToken } from '#app/http/sessions/session-cookies.server.ts'
import { ownPath, paths, provePath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success } from '#app/ui/toast/toast.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('Confirm that it is you')

function wantedPath(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get('redirectTo'), paths.settings)
}

const read = pageLoader(readProof)

export async function loader(args: LoaderFunctionArgs) {
  const ways = await read(args)
  const to = wantedPath(args.request)
  return {
    ...ways,
    to,
    action: provePath(to),
    google: `${paths.google}?prove=1&redirectTo=${encodeURIComponent(to)}`,
  }
}

export const action = formAction(proveAgain, {
  secret: ['password', 'code'],
  failed: errorToast,
  async done({ token }, args) {
    if (token) await setSessionToken(args.context, token)
    return redirectWithToast(args, wantedPath(args.request), success('Confirmed', 'You can now continue.'))
  },
})

export default function Prove() {
  const page = useLoaderData<typeof loader>()
  const { email, hasPassword, hasCode, hasPasskey, hasGoogle, action: target, google } = page
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<{ password: string; code: string }>({
    id: 'prove',
    lastResult: answer?.lastResult ?? null,
    ...useValidation('prove', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.proveAgainSchema),
    ),
  })
  const busy = useNavigation().state !== 'idle'
  const first = [...(hasPassword ? ['your password'] : []), ...(hasCode ? ['a code'] : [])].join(' or ')
  return (
    <AuthCard
      isFramed
      title="Confirm that it is you"
      lead={`The next step cannot be undone, or gives access to all your data. ${first ? `Please enter ${first} first. ` : ''}You will not be asked again for ten minutes.`}
      foot={<a href={paths.settings}>Back to Settings</a>}
    >
      {hasPassword || hasCode ? (
        <PostForm form={form} labels={{ password: 'Password', code: 'Code' }} action={target}>
          {/* For password managers: the account of the password. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          {hasPassword ? (
            <Field
              meta={fields.password}
              required={!hasCode}
              label="Password"
              input={{ type: 'password', autoComplete: 'current-password' }}
            />
          ) : null}
          {hasCode ? (
            <Field
              meta={fields.code}
              required={!hasPassword}
              label={hasPassword ? 'Or a code' : 'Code'}
              hint="The six digits that your authenticator app shows, or a recovery code"
              input={{ type: 'text', autoComplete: 'one-time-code', spellCheck: false }}
            />
          ) : null}
          <Button type="submit" pending={busy}>
            Go on
          </Button>
        </PostForm>
      ) : null}
      {hasPasskey ? (
        <PasskeyForm use="prove" to={page.to} label="Use a passkey" buttonClassName="w-full" />
      ) : null}
      {hasGoogle ? (
        <ButtonLink href={google} variant="secondary">
          Sign in with Google again
        </ButtonLink>
      ) : null}
      {hasPassword || hasCode || hasGoogle || hasPasskey ? null : (
        <p>
          Your account has no password yet. Please set one first:{' '}
          <a href={paths.forgotPassword}>Forgot password?</a>
        </p>
      )}
    </AuthCard>
  )
}

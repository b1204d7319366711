import { useForm } from '@conform-to/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { proveAgain, readProof } from '#app/features/account/prove-again.server.ts'
import { proveWords } from '#app/features/account/prove-messages.ts'
import { twoFactorWords } from '#app/features/account/two-factor-messages.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { setSessionToken } from '#app/http/session.server.ts'
import { linked, OwnLink } from '#app/language/page-language.tsx'
import { ownPath, paths, provePath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Field, PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { frameWords } from '#app/ui/page/messages.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(proveWords.title)

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
    return redirectWithToast(
      args,
      wantedPath(args.request),
      success(proveWords.done.title, proveWords.done.text),
    )
  },
})

export const clientAction = keptForm

export default function Prove() {
  const page = useLoaderData<typeof loader>()
  const { email, hasPassword, hasCode, hasPasskey, hasGoogle, action: target, google } = page
  const words = proveWords
  const [form, fields] = useForm<{ password: string; code: string }>({
    id: 'prove',
    lastResult: useLastResult(),
    ...useValidation('prove', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.proveAgainSchema),
    ),
  })
  const busy = useNavigation().state !== 'idle'
  const asked = hasPassword && hasCode ? 'either' : hasPassword ? 'password' : hasCode ? 'code' : null
  return (
    <AuthCard
      isFramed
      title={words.title}
      lead={[words.lead, ...(asked ? [words.first[asked]] : []), words.notAgain].join(' ')}
      foot={<OwnLink href={paths.settings}>{frameWords.backToSettings}</OwnLink>}
    >
      {hasPassword || hasCode ? (
        <PostForm
          form={form}
          labels={{ password: words.password, code: twoFactorWords.code }}
          action={target}
        >
          {/* For password managers: the account of the password. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          {hasPassword ? (
            <PasswordField meta={fields.password} required={!hasCode} label={words.password} />
          ) : null}
          {hasCode ? (
            <Field
              meta={fields.code}
              required={!hasPassword}
              label={hasPassword ? words.orCode : twoFactorWords.code}
              hint={words.codeHint}
              input={{ type: 'text', autoComplete: 'one-time-code', spellCheck: false }}
            />
          ) : null}
          <Button type="submit" pending={busy}>
            {words.goOn}
          </Button>
        </PostForm>
      ) : null}
      {hasPasskey ? (
        <PasskeyForm use="prove" to={page.to} label={words.usePasskey} buttonClassName="w-full" />
      ) : null}
      {hasGoogle ? (
        <ButtonLink href={google} variant="secondary">
          {words.useGoogle}
        </ButtonLink>
      ) : null}
      {hasPassword || hasCode || hasGoogle || hasPasskey ? null : (
        <p>{words.noWay(linked(paths.forgotPassword)(frameWords.forgotPassword))}</p>
      )}
    </AuthCard>
  )
}

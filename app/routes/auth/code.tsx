import { useForm } from '@conform-to/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { toRelyingParty } from '#app/features/account/passkey-verification.server.ts'
import { proveCode, readCodeStep } from '#app/features/account/prove-code.server.ts'
import { codeSchema } from '#app/features/account/two-factor.schema.ts'
import { twoFactorWords } from '#app/features/account/two-factor-messages.ts'
import { useCarried } from '#app/features/births/carried-form.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formActions } from '#app/http/pages/page.server.ts'
import { leadToDocument, performForPage, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { codePath, ownPath, paths, signInPath } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'
import { carriedField, redirectCarried, takeCarried } from './carried-birth.server.ts'
import { redirectSignedIn } from './redirect-signed-in.server.ts'

export const meta: MetaFunction = () => pageTitle(authWords.code.title)

function wantedPath(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get('redirectTo'))
}

/** Back to the first step. */
const passwordPath = (to: string) => (to === paths.dashboard ? paths.login : signInPath(to))

export async function loader(args: LoaderFunctionArgs) {
  const to = wantedPath(args.request)
  if (args.context.actor) throw leadToDocument(to)
  const { waits } = await performForPage(readCodeStep, args)
  if (!waits) throw leadToDocument(passwordPath(to))
  return {
    to,
    action: codePath(to),
    back: passwordPath(to),
    passkey: toRelyingParty(args.context.services.settings) !== null,
  }
}

const prove = formAction(proveCode, {
  schema: codeSchema.extend(carriedField),
  secret: ['code'],
  failed: ({ message }) => failure(authWords.login.failed, message),
  async repeated({ code, message }, args) {
    if (code !== 'sign-in.again') return null
    const to = wantedPath(args.request)
    // Another tab has already signed in.
    if (args.context.actor) return leadToDocument(to)
    return redirectWithToast(args, passwordPath(to), failure(authWords.login.failed, message))
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

export const clientAction = keepForm(() => failure(authWords.login.failed, authWords.tryAgain))

export default function Code() {
  const page = useLoaderData<typeof loader>()
  const carried = useCarried()
  const [form, fields] = useForm<{ code: string }>({
    id: 'code',
    lastResult: useLastResult(),
    ...useValidation('code', () =>
      import('#app/features/account/two-factor.schema.ts').then((m) => m.codeSchema),
    ),
  })
  const words = authWords.code
  return (
    <AuthCard
      title={words.title}
      lead={words.lead}
      foot={<PageLink href={page.back}>{authWords.backToSignIn}</PageLink>}
    >
      <PostForm
        form={form}
        labels={{ code: twoFactorWords.code }}
        action={page.action}
        hidden={carried ? { carried } : {}}
      >
        <Field
          meta={fields.code}
          required
          label={twoFactorWords.code}
          hint={words.hint}
          input={{
            type: 'text',
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <Button type="submit">{authWords.signIn}</Button>
      </PostForm>
      {page.passkey ? (
        <PasskeyForm use="sign-in" to={page.to} label={words.passkey} buttonClassName="w-full" />
      ) : null}
    </AuthCard>
  )
}

import { useForm } from '@conform-to/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { signInSchema } from '#app/features/account/accounts.schema.ts'
import { signIn } from '#app/features/account/accounts.server.ts'
import { GoogleButton } from '#app/features/account/google-button.tsx'
import { PasskeyForm } from '#app/features/account/passkey-form.tsx'
import { toRelyingParty } from '#app/features/account/passkey-verification.server.ts'
import { signInWords } from '#app/features/account/sign-in-messages.ts'
import { useStillSignedOut } from '#app/features/account/use-still-signed-in.ts'
import { birthWords } from '#app/features/births/birth-messages.ts'
import { CarriedForm, useCarried } from '#app/features/births/carried-form.tsx'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formActions } from '#app/http/pages/page.server.ts'
import { leadToDocument } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { ownPath, paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Field, PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { FramingNotice } from '#app/ui/page/framing-notice.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'
import { carriedField, isCarrying, redirectCarried, takeCarried } from './carried-birth.server.ts'
import { redirectSignedIn } from './redirect-signed-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.redirectTo ? authWords.login.wanted : authWords.login.title, authWords.login.description)

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const redirectTo = searchParams.get('redirectTo')
  if (context.actor) throw leadToDocument(ownPath(redirectTo))
  const { settings } = context.services
  return {
    redirectTo: redirectTo ? ownPath(redirectTo) : null,
    google: settings.google !== undefined,
    passkey: toRelyingParty(settings) !== null,
  }
}

const enter = formAction(signIn, {
  schema: signInSchema.extend(carriedField),
  secret: ['password'],
  failed: ({ message }) => failure(authWords.login.failed, message),
  faultMessage: () => failure(authWords.login.failed, signInWords.wrong),
  done: (signedIn, args, { carried }) => {
    if (carried) return redirectCarried(args, signedIn, carried)
    return redirectSignedIn(args, signedIn, ownPath(new URL(args.request.url).searchParams.get('redirectTo')))
  },
})

export const action = formActions({ enter, carry: takeCarried }, (form) =>
  isCarrying(form) ? 'carry' : 'enter',
)

export const clientAction = keepForm(() => failure(authWords.login.failed, signInWords.wrong))

/** If the person came from a page that needs an account, the texts name that page. */
export default function Login() {
  const { redirectTo, google, passkey } = useLoaderData<typeof loader>()
  const lastResult = useLastResult()
  useStillSignedOut(redirectTo ?? paths.dashboard)
  const carried = useCarried()
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: 'login',
    lastResult,
    ...useValidation('login', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.signInSchema),
    ),
  })
  const words = authWords.login
  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  const { title, lead } = redirectTo ? signInReason(redirectTo) : words
  return (
    <AuthCard
      title={title}
      lead={lead}
      foot={
        carried ? undefined : (
          <>
            {lastResult ? (
              <>
                {words.newToQismah} <PageLink href={paths.register + query}>{authWords.signUp}</PageLink>
              </>
            ) : null}
            {lastResult && redirectTo ? ' · ' : null}
            {redirectTo ? <PageLink href={paths.landing}>{authWords.home}</PageLink> : null}
          </>
        )
      }
    >
      {carried ? (
        <CarriedForm to={paths.register} carried={carried} variant="secondary" className="w-full">
          {authWords.signUp}
        </CarriedForm>
      ) : lastResult ? null : (
        <ButtonLink href={paths.register + query} variant="secondary" className="w-full">
          {authWords.signUp}
        </ButtonLink>
      )}
      {google ? (
        <div className={carried ? 'space-y-6 noscript:hidden' : 'space-y-6'}>
          {/* Signing in with Google creates an account for a person without one. */}
          <FramingNotice />
          <GoogleButton flow={redirectTo ? 'gate' : 'page'} redirectTo={redirectTo}>
            {words.withGoogle}
          </GoogleButton>
          <p className="text-center text-faded">{words.orWithEmail}</p>
        </div>
      ) : null}
      <PostForm
        form={form}
        labels={{ email: authWords.email, password: authWords.password }}
        action={paths.login + query}
        hidden={carried ? { carried } : {}}
      >
        <Field
          meta={fields.email}
          required
          label={authWords.email}
          input={{ type: 'email', autoComplete: 'username' }}
        />
        <PasswordField meta={fields.password} label={authWords.password} />
        <Button type="submit">{authWords.signIn}</Button>
      </PostForm>
      <p>
        <PageLink href={paths.forgotPassword} className="inline-flex min-h-11 items-center">
          {authWords.forgot}
        </PageLink>
      </p>
      {passkey ? (
        <PasskeyForm
          use="sign-in"
          to={redirectTo ?? paths.dashboard}
          label={words.withPasskey}
          buttonClassName="w-full"
        />
      ) : null}
    </AuthCard>
  )
}

/** The text of the page for a visitor who opened a page that needs an account. */
function signInReason(wanted: string): { title: string; lead?: string } {
  const { pathname } = new URL(wanted, 'http://own.invalid')
  if (pathname === paths.sendStory) return { title: authWords.login.lead, lead: storyWords.logInToSubmit }
  const entersBirth = pathname === paths.birthInfo || pathname === paths.birthData
  return entersBirth
    ? { title: birthWords.logInFirst.title, lead: birthWords.logInFirst.description }
    : { title: authWords.login.lead }
}

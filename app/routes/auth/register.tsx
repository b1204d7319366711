import { useForm } from '@conform-to/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MIN_PASSWORD } from '#app/features/account/accounts.limits.ts'
import { registerFormSchema } from '#app/features/account/accounts.schema.ts'
import { register } from '#app/features/account/accounts.server.ts'
import { GoogleButton } from '#app/features/account/google-button.tsx'
import { useStillSignedOut } from '#app/features/account/use-still-signed-in.ts'
import { CarriedForm, useCarried } from '#app/features/births/carried-form.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, formActions } from '#app/http/pages/page.server.ts'
import { leadToDocument } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { ownPath, paths } from '#app/paths.ts'
import { pick } from '#app/pick.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field, PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { FramingLine } from '#app/ui/page/framing-notice.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'
import { carriedField, isCarrying, redirectCarried, takeCarried } from './carried-birth.server.ts'
import { redirectSignedIn } from './redirect-signed-in.server.ts'

export const meta: MetaFunction = () => pageTitle(authWords.register.title, authWords.register.description)

export function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = new URL(request.url).searchParams.get('redirectTo')
  if (context.actor) throw leadToDocument(ownPath(redirectTo))
  const google = context.services.settings.google !== undefined
  return { redirectTo: redirectTo ? ownPath(redirectTo) : null, google }
}

const enter = formAction(register, {
  honeypot: true,
  schema: registerFormSchema.safeExtend(carriedField),
  secret: ['password', 'confirmPassword'],
  failed: ({ message }) => failure(authWords.register.failed, message),
  faultMessage: () => failure(authWords.register.failed, authWords.tryAgain),
  done: (signedIn, args, { carried }) => {
    const { title, text } = authWords.register.done
    const welcome = signedIn.isNew ? success(title, text) : undefined
    if (carried) return redirectCarried(args, signedIn, carried, welcome)
    const wanted = new URL(args.request.url).searchParams.get('redirectTo')
    return redirectSignedIn(args, signedIn, ownPath(wanted), welcome)
  },
})

export const action = formActions({ enter, carry: takeCarried }, (form) =>
  isCarrying(form) ? 'carry' : 'enter',
)

export const clientAction = keepForm(() => failure(authWords.register.failed, authWords.tryAgain))

export default function Register() {
  const { redirectTo, google } = useLoaderData<typeof loader>()
  useStillSignedOut(redirectTo ?? paths.dashboard)
  const carried = useCarried()
  const [form, fields] = useForm<Record<'name' | 'email' | 'password' | 'confirmPassword', string>>({
    id: 'register',
    lastResult: useLastResult(),
    ...useValidation('register', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.registerFormSchema),
    ),
  })
  const words = authWords.register
  // The error summary is directly below the title.
  const hasErrors = Object.keys(form.allErrors).length > 0
  const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  return (
    <AuthCard
      title={words.title}
      lead={hasErrors ? undefined : carried ? words.carried : words.lead}
      foot={
        carried ? undefined : (
          <>
            {words.haveAccount} <PageLink href={paths.login + query}>{authWords.signIn}</PageLink>
          </>
        )
      }
    >
      <PostForm
        form={form}
        labels={pick(authWords, 'name', 'email', 'password', 'confirmPassword')}
        honeypot
        hidden={carried ? { carried } : {}}
        action={paths.register + query}
      >
        <Field
          meta={fields.name}
          required
          label={authWords.name}
          input={{ type: 'text', autoComplete: 'name' }}
        />
        <Field
          meta={fields.email}
          required
          label={authWords.email}
          input={{ type: 'email', autoComplete: 'email' }}
        />
        <PasswordField
          meta={fields.password}
          label={authWords.password}
          hint={authWords.atLeast(MIN_PASSWORD)}
          isNew
        />
        <PasswordField meta={fields.confirmPassword} label={authWords.confirmPassword} isNew />
        <FramingLine />
        <Button type="submit">{words.submit}</Button>
      </PostForm>
      {google ? (
        // Without a script, the way to Google leaves this page, and with it what is carried.
        <div className={carried ? 'space-y-6 noscript:hidden' : 'space-y-6'}>
          <p className="text-center text-faded">{words.orWithoutPassword}</p>
          <GoogleButton flow="page" redirectTo={redirectTo}>
            {words.withGoogle}
          </GoogleButton>
        </div>
      ) : null}
      {carried ? (
        <CarriedForm to={paths.login} carried={carried} variant="secondary" className="w-full">
          {words.haveAccountSignIn}
        </CarriedForm>
      ) : null}
    </AuthCard>
  )
}

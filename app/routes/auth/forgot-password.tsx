import { useForm } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { forgotPassword } from '#app/features/account/password-reset.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'

export const meta: MetaFunction = () => pageTitle(authWords.forgotten.title, authWords.forgotten.description)

export const action = formAction(forgotPassword, {
  honeypot: true,
  failed: ({ message }) => failure(authWords.forgotten.notSent, message),
  faultMessage: () => failure(authWords.forgotten.notSent, authWords.forgotten.tryLater),
  done: ({ message }, args) =>
    redirectWithToast(args, paths.forgotPassword, success(authWords.forgotten.sent, message)),
})

export const clientAction = keepForm(() => failure(authWords.forgotten.notSent, authWords.forgotten.tryLater))

export default function ForgotPassword() {
  const [form, fields] = useForm<{ email: string }>({
    id: 'forgot-password',
    lastResult: useLastResult(),
    ...useValidation('forgot-password', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.forgotPasswordSchema),
    ),
  })
  const words = authWords.forgotten
  return (
    <AuthCard
      title={words.title}
      lead={words.lead}
      foot={
        <>
          <PageLink href={paths.login}>{authWords.backToSignIn}</PageLink> ·{' '}
          <PageLink href={paths.register}>{authWords.signUp}</PageLink>
        </>
      }
    >
      <PostForm form={form} labels={{ email: authWords.email }} action={paths.forgotPassword} honeypot>
        <Field
          meta={fields.email}
          required
          label={authWords.email}
          input={{ type: 'email', autoComplete: 'username' }}
        />
        <Button type="submit">{words.submit}</Button>
      </PostForm>
    </AuthCard>
  )
}

import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { linkFormSchema } from '#app/features/account/accounts.schema.ts'
import { googleWords } from '#app/features/account/google-messages.ts'
import { linkGoogle } from '#app/features/account/google-sign-in.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { PasswordField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'
import { forgetPendingLink, pendingLink, redirectAfterSignIn } from './google-steps.server.ts'

export const meta: MetaFunction = () => pageTitle(authWords.google.connect)

function nothingPending(args: Pick<ActionFunctionArgs, 'context'>): Promise<Response> {
  return redirectWithToast(args, paths.login, failure(googleWords.error, googleWords.failed))
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
    failed: ({ message }) => failure(googleWords.error, message),
    async done(entered, { context }) {
      context.cookies.push(await forgetPendingLink(context))
      return redirectAfterSignIn(context, entered, pending)
    },
  })
  return link(args)
}

export const clientAction = keepForm(() => failure(googleWords.error, googleWords.failed))

export default function LinkGoogle() {
  const { email } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<{ password: string }>({
    id: 'link',
    lastResult: useLastResult(),
    ...useValidation('link', () =>
      import('#app/features/account/accounts.schema.ts').then((m) => m.linkFormSchema),
    ),
  })
  const words = authWords.google
  return (
    <AuthCard
      title={words.connectTitle}
      lead={words.connectLead(
        <strong key="email" className="break-words">
          <bdi>{email}</bdi>
        </strong>,
      )}
      foot={
        <>
          <PageLink href={paths.forgotPassword}>{authWords.forgot}</PageLink> ·{' '}
          <PageLink href={paths.login}>{authWords.backToSignIn}</PageLink>
        </>
      }
    >
      <PostForm form={form} labels={{ password: authWords.password }} action={paths.googleLink}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField meta={fields.password} label={authWords.password} />
        <Button type="submit">{words.connectSubmit}</Button>
      </PostForm>
    </AuthCard>
  )
}

import type { ActionFunctionArgs } from '@remix-run/node'
import type { SignedIn } from '#app/features/account/accounts.server.ts'
import { signInWords } from '#app/features/account/sign-in-messages.ts'
import { leadToDocument, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { giveSession, setSessionToken } from '#app/http/session.server.ts'
import { codePath } from '#app/paths.ts'
import { success, type Toast } from '#app/ui/toast/toast.ts'

/** After a correct password, redirects to the page that the person requested, or to the page that asks for a code. */
export async function redirectSignedIn(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  signedIn: SignedIn,
  to: string,
  welcome: Toast = success(signInWords.welcome.title, signInWords.welcome.text),
): Promise<Response> {
  await giveSession(context, signedIn)
  return signedIn.awaitsTwoFactor
    ? leadToDocument(codePath(to), 303)
    : redirectWithToast({ context }, to, welcome, { lead: leadToDocument })
}

/** After a change that ends every other session. This session continues with its new token, if there is one. */
export async function redirectSignedInOnlyHere(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  token: string | null,
  to: string,
  title: string,
): Promise<Response> {
  if (token) await setSessionToken(context, token)
  return redirectWithToast({ context }, to, success(title, signInWords.signedOutElsewhere))
}

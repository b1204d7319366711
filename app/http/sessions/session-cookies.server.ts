import type { ActionFunctionArgs } from '@remix-run/node'
import type { SignedIn } from '#app/features/account/accounts.server.ts'
import { signInWords } from '#app/features/account/sign-in-messages.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { redirectWithToast } from '#app/http/pages/page.server.ts'
import { leadToDocument } from '#app/http/pages/page-refusal.server.ts'
import type { Services } from '#app/operations/services.ts'
import { codePath } from '#app/paths.ts'
import { success, type Toast } from '#app/ui/toast/toast.ts'
import { deviceCookie, formerSessionsCookie } from './cookies.server.ts'

const MOST_FORMER_SESSIONS = 4

/**
 * Remembers the browser's session before it ends or gets another token, so that forms that show it still belong to this
 * browser.
 */
async function rememberSession({ services, ownSessions, cookies }: RequestContext): Promise<void> {
  const names = [...new Set(ownSessions())].slice(0, MOST_FORMER_SESSIONS)
  if (names.length > 0) cookies.push(await formerSessionsCookie(services.settings).serialize(names))
}

/** Gives the browser the token of its session, which replaces any earlier one. */
export async function setSessionToken(context: RequestContext, token: string): Promise<void> {
  await rememberSession(context)
  const { sessions } = context.services
  // Always a new session, so that the token of a planted cookie is not kept.
  const session = await sessions.getSession()
  session.set('token', token)
  context.cookies.push(await sessions.commitSession(session))
}

/** Removes the cookie from the browser. The transaction of the operation has already ended the session's row. */
export async function clearSession({ sessions }: Pick<Services, 'sessions'>): Promise<string> {
  return sessions.destroySession(await sessions.getSession())
}

export async function clearSessionToken(context: RequestContext): Promise<void> {
  await rememberSession(context)
  context.cookies.push(await clearSession(context.services))
}

/** Gives the browser its session, and the cookie by which the account knows it. */
export async function giveSession(context: RequestContext, signedIn: SignedIn): Promise<void> {
  const { settings } = context.services
  await setSessionToken(context, signedIn.token)
  if (signedIn.device) context.cookies.push(await deviceCookie(settings).serialize(signedIn.device))
}

type Args = Pick<ActionFunctionArgs, 'context'>

/** After a change that ends every other session. This session continues with its new token, if there is one. */
export async function redirectSignedInOnlyHere(
  { context }: Args,
  token: string | null,
  to: string,
  title: string,
): Promise<Response> {
  if (token) await setSessionToken(context, token)
  return redirectWithToast({ context }, to, success(title, signInWords.signedOutElsewhere))
}

/** After a correct password, redirects to the page that the person requested, or to the page that asks for a code. */
export async function redirectSignedIn(
  { context }: Args,
  signedIn: SignedIn,
  to: string,
  welcome: Toast = success(signInWords.welcome.title, signInWords.welcome.text),
): Promise<Response> {
  await giveSession(context, signedIn)
  return signedIn.awaitsTwoFactor
    ? leadToDocument(codePath(to), 303)
    : redirectWithToast({ context }, to, welcome, { lead: leadToDocument })
}

import { z } from 'zod'
import type { SignedIn } from '#app/features/account/accounts.server.ts'
import { googleWords } from '#app/features/account/google-messages.ts'
import {
  finishGoogle,
  returnSchema,
  type SignInReturn,
  startGoogle,
} from '#app/features/account/google-sign-in.server.ts'
import { proveByGoogle } from '#app/features/account/prove-again.server.ts'
import { logFailure, type RequestContext } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { leadToDocument, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import {
  GOOGLE_STEP_LIFETIME,
  giveSession,
  googleLinkCookie,
  setSessionToken,
} from '#app/http/session.server.ts'
import { setLanguage } from '#app/language/request-language.server.ts'
import { isRefusal, Refusal } from '#app/operations/operation.server.ts'
import { codePath, ownPath, paths, provePath, signInPath } from '#app/paths.ts'
import { failure } from '#app/ui/toast/toast.ts'

const pendingLinkSchema = returnSchema.extend({
  identity: z.object({ googleId: z.string(), email: z.string(), name: z.string().nullable() }),
  /** The signature has no date, and a browser may keep a cookie longer than its maximum age. */
  until: z.number(),
})
export type PendingLink = z.output<typeof pendingLinkSchema>

const NOT_STARTED: SignInReturn = { popup: false, redirectTo: null }

/** Sends the browser to Google, with a signed cookie that identifies it when it comes back. */
export async function beginGoogle(context: RequestContext, back: SignInReturn): Promise<Response> {
  try {
    return await perform(startGoogle, context, back)
  } catch (error) {
    // The call answers 404 like a missing call; the page shows a message.
    if (back.popup && isRefusal(error, 'google.not-set-up')) throw error
    return notSignedIn(context, error, back)
  }
}

/** Handles Google's answer. The person is signed in, needs to give the password first, or is refused. */
export async function endGoogle(request: Request, context: RequestContext): Promise<Response> {
  const { settings, clock, googleFlow } = context.services
  const { searchParams } = new URL(request.url)
  const flow = await googleFlow.getSession(request.headers.get('Cookie'))
  const back = returnSchema.catch(NOT_STARTED).parse(flow.data)
  if (back.language) setLanguage(back.language)
  context.cookies.push(await googleFlow.destroySession(flow))
  try {
    const answer = {
      state: searchParams.get('state'),
      code: searchParams.get('code'),
      error: searchParams.get('error'),
    }
    if (back.proof) {
      const { token } = await perform(proveByGoogle, context, answer)
      if (token) await setSessionToken(context, token)
      return leadToDocument(ownPath(back.redirectTo, paths.settings), 303)
    }
    const outcome = await perform(finishGoogle, context, answer)
    if (outcome.kind === 'signed-in') return redirectAfterSignIn(context, outcome, back)
    const until = clock.now().getTime() + GOOGLE_STEP_LIFETIME
    const { popup, redirectTo, language } = back
    const pending = { popup, redirectTo, language, identity: outcome.identity, until }
    context.cookies.push(await googleLinkCookie(settings).serialize(pending satisfies PendingLink))
    return leadToDocument(paths.googleLink)
  } catch (error) {
    return notSignedIn(context, error, back)
  }
}

/** The Google account that waits for a password; null if there is none, or it waited too long. */
export async function pendingLink(
  request: Request,
  { services }: RequestContext,
): Promise<PendingLink | null> {
  const value: unknown = await googleLinkCookie(services.settings).parse(request.headers.get('Cookie'))
  const pending = pendingLinkSchema.safeParse(value)
  if (!pending.success || pending.data.until <= services.clock.now().getTime()) return null
  if (pending.data.language) setLanguage(pending.data.language)
  return pending.data
}

export async function forgetPendingLink({ services: { settings } }: RequestContext): Promise<string> {
  return googleLinkCookie(settings).serialize('', { maxAge: 0 })
}

/** Begins the session. A popup then reports to its opener; a page leads to where the person wanted to go. */
export async function redirectAfterSignIn(
  context: RequestContext,
  entered: SignedIn,
  back: SignInReturn,
): Promise<Response> {
  await giveSession(context, entered)
  const popupDone = `${paths.googleCallback}?popup=done`
  if (entered.awaitsTwoFactor)
    return leadToDocument(codePath(back.popup ? popupDone : ownPath(back.redirectTo)), 303)
  if (back.popup) return leadToDocument(popupDone, 303)
  return leadToDocument(back.redirectTo ? ownPath(back.redirectTo) : paths.redirect, 303)
}

async function notSignedIn(
  context: RequestContext,
  error: unknown,
  { popup, redirectTo, proof }: SignInReturn,
): Promise<Response> {
  if (!(error instanceof Error)) throw error
  const beneath = error instanceof Refusal ? error.cause : error
  if (beneath instanceof Error) logFailure(context, beneath)
  const toast = failure(googleWords.error, error instanceof Refusal ? error.message : googleWords.failed)
  return redirectWithToast(
    { context },
    popup
      ? `${paths.googleCallback}?popup=failed`
      : proof && context.actor
        ? provePath(redirectTo ?? paths.settings)
        : signInPath(redirectTo ?? undefined),
    toast,
  )
}

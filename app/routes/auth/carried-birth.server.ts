import { type ActionFunctionArgs, data } from '@remix-run/node'
import { z } from 'zod'
import type { SignedIn } from '#app/features/account/accounts.server.ts'
import { sessionState } from '#app/features/account/sessions.server.ts'
import { readBirthData } from '#app/features/births/birth-data.server.ts'
import { carriedBirth } from '#app/features/births/carried-birth.server.ts'
import { keepFormDraft } from '#app/features/drafts/form-drafts.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import type { FormAnswer } from '#app/http/pages/page.server.ts'
import { leadToDocument, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { giveSession } from '#app/http/session.server.ts'
import { codePath, paths } from '#app/paths.ts'
import { failure, success, type Toast } from '#app/ui/toast/toast.ts'
import { authWords } from './auth-messages.ts'
import { redirectSignedIn } from './redirect-signed-in.server.ts'

/** A birth with coordinates and a long name of a place, signed, is shorter. */
const MOST_CHARACTERS = 4000

/** The hidden field of the forms for signing in and registering. */
export const carriedField = { carried: z.string().max(MOST_CHARACTERS).optional().catch(undefined) }

/** True if a page is only asked to take on what was typed. */
export const isCarrying = (form: FormData): boolean => form.get('step') === 'carry'

/** Shows the page, with what was typed in its forms. A person who is signed in goes on at once. */
export async function takeCarried(args: ActionFunctionArgs) {
  const carried = String((await sentForm(args.request)).get('carried') ?? '').slice(0, MOST_CHARACTERS)
  if (!args.context.actor) return data<FormAnswer>({ lastResult: { initialValue: { carried } } })
  const { to, toast } = await keepCarried(args.context, carried)
  return toast ? redirectWithToast(args, to, toast, { lead: leadToDocument }) : leadToDocument(to, 303)
}

/** After the password: the step in which the birth is checked and saved. */
export async function redirectCarried(
  args: ActionFunctionArgs,
  signedIn: SignedIn,
  carried: string,
  welcome?: Toast,
): Promise<Response> {
  if (signedIn.awaitsTwoFactor) {
    await giveSession(args.context, signedIn)
    // With this status the browser sends the form again, to the page that asks for the code.
    return leadToDocument(codePath(paths.birthInfo), 307)
  }
  const { db, clock } = args.context.services
  const actor = sessionState(db, clock, signedIn.token)?.person ?? null
  const { to, toast = welcome } = await keepCarried({ ...args.context, actor }, carried)
  return redirectSignedIn(args, signedIn, to, toast)
}

async function keepCarried(call: RequestContext, carried: string): Promise<{ to: string; toast?: Toast }> {
  const { savedAlready, expired } = authWords.carried
  if (await perform(readBirthData, call, {}))
    return { to: paths.dashboard, toast: success(savedAlready.title, savedAlready.text) }
  const fields = carriedBirth(call.services, carried)
  if (!fields) return { to: paths.birthInfo, toast: failure(expired.title, expired.text) }
  await perform(keepFormDraft, call, { path: paths.birthInfoCheck, fields })
  return { to: paths.birthInfoCheck }
}

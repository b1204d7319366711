import { type ActionFunctionArgs, redirectDocument } from '@remix-run/node'
import { discardFormDraft, readFormDraft, saveFormDraft } from '#app/features/drafts/form-drafts.server.ts'
import { provePath, signInPath } from '#app/paths.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import type { RequestContext } from './context.server.ts'
import { setToast } from './cookies.server.ts'
import { formOwnerOf } from './form-owner.server.ts'
import { pageAddress, pagePath, performForPage } from './page-refusal.server.ts'
import { SIGN_IN_FIRST } from './perform.server.ts'
import { sentForm } from './sent-form.server.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** A form whose typed values outlive the session. It carries the hidden field that says whose it is. */
export interface DraftOptions {
  /** The message when the session has ended; by default it says only that. */
  why?: Toast
  /** Which form of the page it is, where the page has several: the id of an element at it. */
  form?: string
}

function placeOf(request: Request, form: string | undefined): string {
  return form ? `${pagePath(request)}#${form}` : pagePath(request)
}

/** Sends a signed-out visitor to the sign-in page with a word why; what they typed into a kept form waits for them. */
export async function signInFirst(args: Args, keeps?: DraftOptions): Promise<Response> {
  const { request, context } = args
  const { why = failure(SIGN_IN_FIRST), form } = keeps ?? {}
  // Only a form that says so is kept; one with a password never does.
  const typed = keeps && request.method === 'POST' ? await sentForm(request).catch(() => null) : null
  const kept = typed && keepTyped(context, typed, placeOf(request, form))
  const note = kept ? 'What you have entered is kept and will be there again.' : ''
  const description = [why.description, note].filter(Boolean).join(' ')
  // The frame's loader turns signed-out visitors away as well; the word why is said whichever answers.
  context.cookies.push(
    await setToast(context.services.settings, failure(why.title, description || undefined)),
  )
  return redirectDocument(signInPath(pageAddress(request) + (kept && form ? `#${form}` : '')), 303)
}

/** Sends a signed-in person to prove once more who they are; what they typed waits for them as well. */
export function proveFirst(args: Args, typed: FormData | null = null, keeps?: DraftOptions): Response {
  const { request, context } = args
  if (typed && keeps) keepTyped(context, typed, placeOf(request, keeps.form))
  return redirectDocument(provePath(pageAddress(request)), 303)
}

/** Boxes of one name that were ticked are kept as one text, a line for each. */
function keepTyped(context: RequestContext, form: FormData, place: string): boolean {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = name in fields ? `${fields[name]}\n${value}` : value
  }
  return saveFormDraft(context.services, place, fields, context.ownSessions)
}

/** Whose form it is, for its hidden field, and what was typed into it before the session ended. */
export async function readDraft(args: Args, form?: string) {
  const kept = await performForPage(readFormDraft, args, { path: placeOf(args.request, form) })
  // A form that comes back keeps the key with which it was sent.
  if (!kept.fields) args.context.tokens.push(kept.idempotencyKey)
  return { ...kept, owner: formOwnerOf(args.context) }
}

export function discardDraft(args: Args, form?: string) {
  return performForPage(discardFormDraft, args, { path: placeOf(args.request, form) })
}

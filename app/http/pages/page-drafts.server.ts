import type { ActionFunctionArgs } from '@remix-run/node'
import { discardFormDraft, readFormDrafts, saveFormDraft } from '#app/features/drafts/form-drafts.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { setToast } from '#app/http/sessions/cookies.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { provePath, signInPath } from '#app/paths.ts'
import type { DraftFields } from '#app/ui/form/post-form.tsx'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { leadTo, leadToDocument, pageAddress, pagePath, performForPage } from './page-refusal.server.ts'
import { sentForm } from './sent-form.server.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** A form whose typed values are kept when the session ends. It contains the hidden field with its owner. */
export interface DraftOptions {
  /** The message when the session has ended. The default only says that it has ended. */
  why?: () => Toast
  /** If the page has several forms, the id of an element in this one. */
  form?: string
}

function draftPlace(request: Request, form: string | undefined): string {
  return form ? `${pagePath(request)}#${form}` : pagePath(request)
}

/**
 * Redirects a signed-out visitor to the sign-in page with a message. If the form allows it, what they typed is kept for
 * them.
 */
export async function signInFirst(args: Args, draft?: DraftOptions): Promise<Response> {
  const { request, context } = args
  const { why = () => failure(refusalWords.signInFirst), form } = draft ?? {}
  const reason = why()
  // A form is kept only if it sets this option. A form with a password never does.
  const typed = draft && request.method === 'POST' ? await sentForm(request).catch(() => null) : null
  const kept = typed && keepTyped(context, typed, draftPlace(request, form))
  const note = kept ? refusalWords.typedIsKept : ''
  const description = [reason.description, note].filter(Boolean).join(' ')
  // The layout's loader also redirects signed-out visitors, so the message is set here, whichever of the two responds.
  context.cookies.push(
    await setToast(context.services.settings, failure(reason.title, description || undefined)),
  )
  return leadTo(signInPath(pageAddress(request) + (kept && form ? `#${form}` : '')), 303)
}

/** Redirects a signed-in person to the page where they prove their identity again. What they typed is kept too. */
export function proveFirst(args: Args, typed: FormData | null = null, draft?: DraftOptions): Response {
  const { request, context } = args
  if (typed && draft) keepTyped(context, typed, draftPlace(request, draft.form))
  return leadToDocument(provePath(pageAddress(request)), 303)
}

/** The ticked boxes of one name are kept as one text, one line for each. */
function keepTyped(context: RequestContext, form: FormData, place: string): boolean {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = name in fields ? `${fields[name]}\n${value}` : value
  }
  return saveFormDraft(context.services, place, fields, context.ownSessions())
}

/**
 * Finds what was typed into a form of the page before the session ended; null if nothing was. It contains the form's
 * first key.
 */
export async function readDrafts(args: Args): Promise<(form?: string) => DraftFields | null> {
  const drafts = await performForPage(readFormDrafts, args)
  return (form) => drafts.find(({ path }) => path === draftPlace(args.request, form))?.fields ?? null
}

/** The same for a page with one form. */
export const readDraft = async (args: Args) => (await readDrafts(args))()

export function discardDraft(args: Args, form?: string) {
  return performForPage(discardFormDraft, args, { path: draftPlace(args.request, form) })
}

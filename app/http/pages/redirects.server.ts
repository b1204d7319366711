import { type ActionFunctionArgs, data, redirect, redirectDocument } from '@remix-run/node'
import type { z } from 'zod'
import { ProofNeeded } from '#app/features/account/fresh-proof.server.ts'
import { discardFormDraft, readFormDrafts, saveFormDraft } from '#app/features/drafts/form-drafts.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { retryAfter } from '#app/http/gate/faults.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { setToast } from '#app/http/session.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn, languageSource, pagePath, readAddress } from '#app/language/language.ts'
import { type Operation, Refusal, type Who } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { adminPaths, paths, provePath, signInPath } from '#app/paths.ts'
import { FORM_OWNER } from '#app/ui/form/hidden-fields.ts'
import type { DraftFields } from '#app/ui/form/post-form.tsx'
import { failure, type Toast } from '#app/ui/toast/toast.ts'

/** Where a redirect leads to, in the language of the answer unless it names another. */
function inThisLanguage(to: string): { href: string; path: string } {
  const { language, path } = readAddress(to.split(/[?#]/)[0]!)
  return { href: language === 'en' ? addressIn(currentLanguage(), to) : to, path }
}

/**
 * Redirects to a page of this site. The router of a page of a signed-in person stays for another such page. Public pages and
 * those of signing in, whose address names their language, are new documents.
 */
export function leadTo(to: string, init?: number | ResponseInit): Response {
  const { href, path } = inThisLanguage(to)
  return languageSource(path) === 'address' ? redirectDocument(href, init) : redirect(href, init)
}

/** The same where the sender's session or language changes: the next page is a new document in any case. */
export function leadToDocument(to: string, init?: number | ResponseInit): Response {
  return redirectDocument(inThisLanguage(to).href, init)
}

/**
 * The path and query of a page, without the parameters that the router adds. Outside the back-office also without search
 * words, because the next person at this browser may be somebody else.
 */
export function pageAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const typed = pathname.startsWith(`${adminPaths.dashboard}/`) ? [] : ['q']
  for (const parameter of ['_routes', 'index', ...typed]) searchParams.delete(parameter)
  const query = searchParams.toString()
  return pagePath(request) + (query && `?${query}`)
}

/** Turns a refusal into a redirect to the sign-in page, or into an error page with its status. */
export function pageRefusal(error: unknown, request: Request): unknown {
  if (!(error instanceof Refusal)) return error
  if (error.status === 401) return leadTo(signInPath(pageAddress(request)))
  if (error instanceof ProofNeeded) return leadToDocument(provePath(pageAddress(request)), 303)
  if (error.code === 'access.two-step-needed') return leadTo(paths.twoStep, 303)
  if (error.code === 'access.stronger-needed') return leadTo(paths.settings, 303)
  return data(
    { code: error.code, message: error.message },
    { status: error.status, headers: retryAfter(error) },
  )
}

/** Performs an operation for a page. @throws the result of `pageRefusal` if the operation refuses */
export async function performForPage<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  input: unknown = {},
): Promise<Result> {
  try {
    return await perform(op, context, input)
  } catch (error) {
    throw pageRefusal(error, request)
  }
}

/** The button in a message that undoes a change is a form of the signed-in person too. */
function withOwner({ undo, ...toast }: Toast, context: RequestContext): Toast {
  if (!undo) return toast
  const owner = context.formTokens()?.owner ?? ''
  return { ...toast, undo: { ...undo, fields: { ...undo.fields, [FORM_OWNER]: owner } } }
}

/** A redirect with a message for the next page. @param lead `leadToDocument` if the page must be a new document */
export async function redirectWithToast(
  { context }: { context: RequestContext },
  to: string,
  toast: Toast,
  { cookies = [], lead = leadTo }: { cookies?: readonly string[]; lead?: typeof leadTo } = {},
): Promise<Response> {
  const headers = new Headers()
  headers.append('Set-Cookie', await setToast(context.services.settings, withOwner(toast, context)))
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return lead(to, { status: 303, headers })
}

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

import { type ActionFunctionArgs, data, redirect, redirectDocument } from '@remix-run/node'
import type { z } from 'zod'
import { ProofNeeded } from '#app/features/account/fresh-proof.server.ts'
import { retryAfter } from '#app/http/gate/faults.server.ts'
import { CodeNeeded, perform, StrongerNeeded } from '#app/http/gate/perform.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn, languageSource, readAddress } from '#app/language/language.ts'
import { type Operation, Refusal, type Who } from '#app/operations/operation.server.ts'
import { adminPaths, paths, provePath, signInPath } from '#app/paths.ts'

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

/** The path of a page in English, also for its data request, as Remix reads it. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url)
  const ofPage = pathname.endsWith('.data') ? pathname.slice(0, -5).replace(/^\/_root$/, '/') : pathname
  return readAddress(ofPage).path
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
  if (error instanceof CodeNeeded) return leadTo(paths.twoStep, 303)
  if (error instanceof StrongerNeeded) return leadTo(paths.settings, 303)
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

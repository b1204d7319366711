import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { LANGUAGES, type Language, readAddress } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import type { Call } from '#app/operations/operation.server.ts'
import type { PageAnswer } from '#app/ui/form/page-answer.ts'
import type { FormTokens } from '#app/ui/form/post-form.tsx'
import type { ReadingPreferences } from '#app/ui/page/reading-preferences.ts'
import type { Toast } from '#app/ui/toast/toast.ts'

/** What the server passes to every loader and action: the call of its operations, and what only pages need. */
export interface RequestContext extends Call<'anyone'> {
  /** Names of this browser's current session and its recent ones. */
  ownSessions: () => readonly string[]
  requestId: string
  log: Logger
  /** For the Content-Security-Policy header of this response. */
  nonce: string
  /** What all forms of the response contain; null for a visitor. */
  formTokens: () => FormTokens | null
  /** The message that the previous page left, shown once. */
  toast: Toast | null
  /** What the page's action answered, for the document around the page. */
  answer: PageAnswer | null
  /** The language that the signed-in person has chosen; null for a visitor. */
  language: Language | null
  /** The reading preferences of this browser. */
  reading: ReadingPreferences
  /** Set-Cookie values that the response must contain, whatever the route returns. */
  cookies: string[]
  /** Seconds for the Retry-After header if a limit was exceeded. */
  retryAfter: number | null
  /** What a route without a page threw instead of its answer. Remix keeps its status only. */
  thrown: unknown
  /** The request with its body unread. */
  unreadRequest: () => Request
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestContext {}
}

/** Adds to a response what the context of its request states. */
export function addContext({ headers, status }: Response, { cookies, retryAfter }: RequestContext): void {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  // Remix drops this header when it renders a page after a form action or an error.
  if (retryAfter && (status === 429 || status === 503)) headers.set('Retry-After', String(retryAfter))
}

/** For an error for which a page or a call has its own message. */
export function logFailure({ log, requestId }: RequestContext, error: unknown): void {
  log.error({ requestId, err: error })
}

/** What one middleware leaves for those after it. */
export interface Env {
  /** Missing if the application is called without Node's request, as some tests do. */
  Bindings: Partial<HttpBindings>
  Variables: SecureHeadersVariables & {
    requestId: string
    /** Empty if it is not known. */
    address: string
    /** Set once the sender is known. */
    context: RequestContext
    /** Of a request that may change something, once it has been read. */
    body: ArrayBuffer | null
    /** True if a write was needed and not possible. */
    hasFailedToWrite: boolean
  }
}

export type Middleware = MiddlewareHandler<Env>

/** True for a request that may change something. */
export function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** True for the addresses of calls; `/api` itself is a page. */
export function isCall(path: string): boolean {
  return /^\/api\/./i.test(path)
}

/** The methods of pages and calls. For some others, such as TRACE, a Request cannot even be constructed. */
export const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** The client's preference: it decides for calls and for visitors, and suggests on the landing page. */
export const preferred = (header: string | undefined | null): Language =>
  LANGUAGES.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(header ?? '')) ?? 'en'

/** What the client accepts of what we send. */
export const encodingFor = (c: Context, supports = ['br', 'gzip']) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports,
    default: 'identity',
    match: (asked) =>
      supports.find((one) => asked.some(({ type, q }) => type === one && q > 0)) ?? 'identity',
  })

/** The language of the answer: what the address names, or for a call what the client prefers. */
export const chooseLanguage: Middleware = (c, next) => {
  const { path } = c.req
  return inLanguage(
    isCall(path) ? preferred(c.req.header('Accept-Language')) : readAddress(path).language,
    next,
  )
}

import type { Logger } from 'pino'
import type { Language } from '#app/language/language.ts'
import type { Call, Device } from '#app/operations/operation.server.ts'
import type { SignedInPerson } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import type { ReadingPreferences } from '#app/ui/page/reading-preferences.ts'
import type { Toast } from '#app/ui/toast/toast.ts'

/** What the server passes to every loader and action. */
export interface RequestContext {
  services: Services
  actor: SignedInPerson | null
  /** True if the session began with a code of the authenticator app, or with a passkey. */
  twoFactorVerified: boolean
  /** True if the sign-in is strong enough for the back-office: a long password, two steps, or only Google. */
  isStrong: boolean
  /** When the signed-in person last proved who they are. */
  provedAt: Date | null
  sessionToken: string | null
  /** Names of this browser's current session and its recent ones. */
  ownSessions: readonly string[]
  userAgent: string | null
  /** The accounts that this browser has signed in to before, as its cookie states them. */
  device: Device | null
  /** The Idempotency-Key header of a call. A form has its key among its fields. */
  idempotencyKey: string | null
  address: string
  requestId: string
  log: Logger
  /** For the Content-Security-Policy header of this response. */
  nonce: string
  /** The message that the previous page left, shown once. */
  toast: Toast | null
  /** The language that the signed-in person has chosen; null for a visitor. */
  language: Language | null
  /** The reading preferences of this browser. */
  reading: ReadingPreferences
  /** Set-Cookie values that the response must contain, whatever the route returns. */
  cookies: string[]
  /** Seconds for the Retry-After header if a limit was exceeded. */
  retryAfter: number | null
  /** True if a person who is not an administrator requested a back-office page. */
  denied: boolean
  /** True if a write was needed and not possible, as on a replica. */
  unwritable: boolean
  /** The request with its body unread. */
  unreadRequest: () => Request
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestContext {}
}

export function toCall(context: RequestContext): Call<'anyone'> {
  const { services, actor, twoFactorVerified, isStrong, provedAt, sessionToken, userAgent, device } = context
  const { idempotencyKey, address, requestId, unreadRequest } = context
  const sender = { actor, twoFactorVerified, isStrong, provedAt, sessionToken, userAgent, device, address }
  return {
    ...sender,
    services,
    idempotencyKey,
    requestId,
    unreadRequest,
    onTooMany: (seconds) => {
      context.retryAfter = seconds
    },
    onDenied: () => {
      context.denied = true
    },
    onUnwritable: () => {
      context.unwritable = true
    },
  }
}

/** Adds to a response what the context of its request states. */
export function addContext(
  { headers, status }: Response,
  { cookies, retryAfter, actor }: RequestContext,
): void {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  // Remix drops this header when it renders a page after a form action or an error.
  if (retryAfter && (status === 429 || status === 503)) headers.set('Retry-After', String(retryAfter))
  // An answer depends on who requests it, unless the route states otherwise.
  if (actor || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}

/** For an error for which a page or a call has its own message. */
export function logFailure({ log, requestId }: RequestContext, error: Error): void {
  log.error({ requestId, err: error })
}

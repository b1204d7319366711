import type { Call, Device } from '#app/features/operations/operation.server.ts'
import type { Person } from '#app/features/operations/person.ts'
import type { Services } from '#app/features/operations/services.ts'
import type { ReadingPreferences } from '#app/ui/page/reading-preferences.ts'
import type { Toast } from '#app/ui/toast/toast.ts'
import type { Logger } from './log.server.ts'

/** What our server hands to every loader and action. */
export interface RequestContext {
  services: Services
  actor: Person | null
  /** True where the session was begun with a code of the authenticator app, or with a passkey. */
  twoFactorVerified: boolean
  /** Signs in strongly enough for the back-office: by a long password, two steps, or Google alone. */
  isStrong: boolean
  /** When the signed-in person last proved who they are. */
  provedAt: Date | null
  sessionToken: string | null
  /** Names of the sessions that this browser had lately, and of the one it has. */
  ownSessions: readonly string[]
  userAgent: string | null
  /** What its cookie says of the accounts that this browser has signed in to before. */
  device: Device | null
  /** Of a call, from its Idempotency-Key; a form's is among its fields. */
  idempotencyKey: string | null
  address: string
  requestId: string
  log: Logger
  /** For the Content-Security-Policy of this answer. */
  nonce: string
  /** The message left by the page before, shown once. */
  toast: Toast | null
  /** How pages are set for this browser. */
  reading: ReadingPreferences
  /** Set-Cookie values that the answer must carry, whatever the route returns. */
  cookies: string[]
  /**
   * What was made for this answer alone and stands in the page as it is, such as a form's key. The rendered page is kept,
   * with the tokens of the next answer put in.
   */
  tokens: string[]
  /** Seconds for the Retry-After header, if a limit was exceeded. */
  retryAfter: number | null
  /** Set if a person who is not an administrator requested a page of the back-office. */
  denied: boolean
  /** Set where something would have been written and could not be, as on a replica. */
  unwritable: boolean
  /** The request with its body unread; null where it is answered without one. */
  wholeRequest: (() => Request) | null
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestContext {}
}

export function callOf(context: RequestContext): Call<'anyone'> {
  const { services, actor, twoFactorVerified, isStrong, provedAt, sessionToken, userAgent, device } = context
  const { idempotencyKey, address, requestId, wholeRequest } = context
  const onTooMany = (seconds: number) => {
    context.retryAfter = seconds
  }
  const onDenied = () => {
    context.denied = true
  }
  const onUnwritable = () => {
    context.unwritable = true
  }
  const handed = {
    twoFactorVerified,
    isStrong,
    provedAt,
    sessionToken,
    userAgent,
    device,
    idempotencyKey,
    address,
    requestId,
    wholeRequest,
  }
  return { services, actor, ...handed, onTooMany, onDenied, onUnwritable }
}

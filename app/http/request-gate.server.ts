import { sessionState } from '#app/features/account/sessions.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import type { Services, SessionState } from '#app/features/operations/services.ts'
import { sessionName } from '#app/features/operations/session-name.server.ts'
import type { BegunRequest } from './begun-request.server.ts'
import type { RequestContext } from './context.server.ts'
import { createCpuWatch } from './cpu-time.server.ts'
import type { Logger } from './log.server.ts'
import { isForOne } from './public-page.server.ts'
import { createRequestScheduler } from './request-scheduling.server.ts'
import { sentCookies } from './sent-cookies.server.ts'

/** What a request states about its sender. */
interface Sender {
  address: string
  cookies: string | null
  userAgent: string | null
  idempotencyKey: string | null
}

export type RequestGate = ReturnType<typeof requestGate>

/** What every request passes before it is matched to a page or a call. */
export function requestGate(services: Services, log: Logger) {
  return {
    turn: createRequestScheduler(),
    watchBusy: createCpuWatch(),
    noteDenied,
    /** Counts the request against the limits, then finds who sent it. @throws Refusal if there were too many */
    async checkedContext(begun: BegunRequest, sender: Sender): Promise<RequestContext> {
      await services.limits.takeRequest(sender.address)
      return contextOf(begun, sender, services, log)
    },
  }
}

async function contextOf(
  { id: requestId, nonce }: BegunRequest,
  { address, cookies, userAgent, idempotencyKey }: Sender,
  services: Services,
  log: Logger,
): Promise<RequestContext> {
  const { sessionToken, formerSessions, device, toast, reading } = await sentCookies(
    cookies,
    services.settings,
  )
  // Read for each request, because a session can have ended since the last one.
  const session = sessionToken ? sessionState(services.db, services.clock, sessionToken) : null
  return {
    services,
    actor: session?.person ?? null,
    twoFactorVerified: session?.twoFactorVerified ?? false,
    isStrong: session?.isStrong ?? false,
    provedAt: session?.provedAt ?? null,
    sessionToken,
    // Computed on use: few requests need the names, and each costs two hashes.
    get ownSessions() {
      return [...(sessionToken ? [sessionName(sessionToken)] : []), ...formerSessions]
    },
    userAgent,
    device,
    idempotencyKey,
    requestId,
    nonce,
    log,
    address,
    toast,
    reading,
    cookies: [],
    tokens: [],
    retryAfter: null,
    denied: false,
    unwritable: false,
    unreadRequest: null,
  }
}

/** True if these cookies are ours and change public pages. Anyone can send a cookie with the right name. */
export async function hasOwnPages(
  cookies: string | null,
  { settings, db, clock }: Services,
): Promise<boolean> {
  const { sessionToken, toast, reading } = await sentCookies(cookies, settings)
  const session = sessionToken ? sessionState(db, clock, sessionToken) : null
  return isForOne({ actor: session?.person ?? null, toast, reading })
}

/** The person who is signed in with these cookies. */
export async function sessionOf(
  cookies: string | null,
  { sessions }: Services,
): Promise<SessionState | null> {
  return (await sessions.getSession(cookies)).get('state') ?? null
}

/** Records that a person without permission requested the back-office, at most once an hour. */
async function noteDenied({ services, actor, requestId }: RequestContext): Promise<void> {
  if (actor && (await services.limits.isFirst(`access.denied ${actor.id}`))) {
    noteSecurity({ services, requestId }, 'access.denied', actor.id)
  }
}

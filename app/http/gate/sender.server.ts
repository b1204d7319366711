import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '#app/env.server.ts'
import { sessionName } from '#app/features/account/session-name.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { formOwner } from '#app/features/drafts/form-owner.server.ts'
import {
  type Env,
  isCall,
  type Middleware,
  preferred,
  type RequestContext,
} from '#app/http/gate/context.server.ts'
import { sentSession } from '#app/http/session.server.ts'
import { languageSource } from '#app/language/language.ts'
import { setLanguage, setNumerals } from '#app/language/request-language.server.ts'
import { type Address, isListed, parseAddress } from '#app/operations/networks.ts'
import type { Services } from '#app/operations/services.ts'
import type { FormTokens } from '#app/ui/form/post-form.tsx'

/** Counts the request against the limits of its address, then finds who sent it. */
export function findSender(services: Services, log: Logger): Middleware {
  const { limits, settings } = services
  let hasWarnedOfProxy = false
  return async (c, next) => {
    if (!hasWarnedOfProxy && c.req.header('X-Forwarded-For') && !settings.trustedProxies.length) {
      hasWarnedOfProxy = true
      log.warn('A request came through a proxy. Name it in TRUSTED_PROXIES, or all visitors count as one.')
    }
    await limits.takeRequest(c.get('address'))
    let isDenied = false
    const context = await buildContext(c, services, log)
    context.onDenied = () => {
      isDenied = true
    }
    context.onTooMany = (seconds) => {
      context.retryAfter = seconds
    }
    c.set('context', context)
    // On a page of a person, their setting decides.
    if (languageSource(c.req.path) === 'person')
      setLanguage(context.language ?? preferred(c.req.header('Accept-Language')))
    if (!isCall(c.req.path)) setNumerals(context.reading)
    await next()
    if (isDenied) await noteDenied(context)
  }
}

async function buildContext(c: Context<Env>, services: Services, log: Logger): Promise<RequestContext> {
  const sent = await sentSession(c.req.header('Cookie') ?? null, services)
  const { session, sessionToken, formerSessions, device, toast, reading } = sent
  const actor = session?.person ?? null
  let formTokens: FormTokens | null = null
  return {
    services,
    actor,
    language: session?.language ?? null,
    twoFactorVerified: session?.twoFactorVerified ?? false,
    isStrong: session?.isStrong ?? false,
    provedAt: session?.provedAt ?? null,
    sessionToken,
    // Computed on use: few requests need the names, and each costs two hashes.
    ownSessions: () => [...(sessionToken ? [sessionName(sessionToken)] : []), ...formerSessions],
    formTokens: () => {
      if (!actor) return null
      formTokens ??= { owner: formOwner(services, actor.id, sessionToken), idempotencyKey: randomUUID() }
      return formTokens
    },
    userAgent: c.req.header('User-Agent') ?? null,
    device,
    idempotencyKey: c.req.header('Idempotency-Key') ?? null,
    requestId: c.get('requestId'),
    // Empty in development, which has no Content-Security-Policy.
    nonce: c.get('secureHeadersNonce') ?? '',
    log,
    address: c.get('address'),
    toast,
    answer: null,
    // An account has what the person chose in another browser.
    reading: { ...reading, ...session?.chosen },
    cookies: [],
    retryAfter: null,
    thrown: null,
    onUnwritable: () => c.set('hasFailedToWrite', true),
    unreadRequest: () => c.req.raw,
  }
}

/** Records that a person without permission requested the back-office, at most once an hour. */
async function noteDenied({ services, actor, requestId }: RequestContext): Promise<void> {
  if (actor && (await services.limits.isFirst(`access.denied ${actor.id}`))) {
    noteSecurity({ services, requestId }, 'access.denied', actor.id)
  }
}

/**
 * The source of a request, in one spelling for each address. The header that names it is used only if it comes from a proxy
 * in the settings, because anyone can send that header. Empty if the source is not known.
 */
export function clientAddress(
  c: Context,
  { trustedProxies, clientAddressHeader }: Pick<Settings, 'trustedProxies' | 'clientAddressHeader'>,
): string {
  // Undefined if the application is called without a socket, as some tests do.
  const hasSocket = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming)
  const direct = parseAddress((hasSocket && getConnInfo(c).remote.address) || '')
  return firstUntrusted(direct, c.req.header(clientAddressHeader) ?? '', trustedProxies)?.toString() ?? ''
}

/**
 * Each proxy appends the address that it received the request from, so the list is read from its end for as long as the
 * address is a trusted proxy.
 */
function firstUntrusted(
  direct: Address | null,
  forwarded: string,
  trusted: readonly string[],
): Address | null {
  const hops = forwarded.split(',')
  let address = direct
  while (address && isListed(trusted, address)) {
    const previous = parseAddress(hops.pop() ?? '')
    if (!previous) break
    address = previous
  }
  return address
}

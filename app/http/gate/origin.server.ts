import type { Logger } from 'pino'
import type { Settings } from '#app/env.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import type { Middleware } from '#app/http/gate/context.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import type { Services } from '#app/operations/services.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Methods that may change something. */
export const UNSAFE: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses requests of other sites. They count against the limits of their address. If one comes from our own page, opened at
 * another address than ORIGIN, the answer and the log say what to set.
 */
export function refuseOtherOrigins(services: Services, log: Logger): Middleware {
  const { origin } = services.settings
  return async (c, next) => {
    if (comesFromOurPages(c.req.raw, services.settings)) return next()
    const address = c.get('address')
    const opened = addressOfPage(c.req.raw)
    await services.limits.takeRequest(address)
    const requestId = c.get('begun').id
    if (await services.limits.isFirst('origin.refused', address)) {
      noteSecurity({ services, requestId }, 'origin.refused', null)
      if (opened) {
        const advice = `If people open the server there, set ORIGIN=${opened}.`
        log.warn({ requestId }, `A form came from ${opened}, and ORIGIN is ${origin}. ${advice}`)
      }
    }
    const { otherOrigin, otherAddress } = refusalWords
    throw new Refusal('request.other-origin', opened ? otherAddress(origin, opened) : otherOrigin)
  }
}

/** The origin of a request that was sent to where its page comes from; null for a request of another site. */
function addressOfPage({ url, headers }: Request): string | null {
  const sent = headers.get('Origin') ?? ''
  if (!URL.canParse(sent)) return null
  const { origin, host } = new URL(sent)
  return host !== '' && [new URL(url).host, headers.get('X-Forwarded-Host')].includes(host) ? origin : null
}

/**
 * True if a request that may change something comes from our own pages.
 *
 * Browsers state the source of a request in Origin, or otherwise in Sec-Fetch-Site. A client that sends neither is not
 * a browser, so it cannot send a person's cookies without their action. The source is compared with the configured
 * origin, never with a header that a proxy or a client can set. The three spellings of the loopback address count as
 * one.
 */
function comesFromOurPages(request: Request, settings: Settings): boolean {
  if (!UNSAFE.has(request.method)) return true
  const origin = request.headers.get('Origin')
  if (origin !== null) return isOwnOrigin(origin, settings)
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}

function isOwnOrigin(origin: string, settings: Settings): boolean {
  if (origin === settings.origin) return true
  try {
    const theirs = new URL(origin)
    const ours = new URL(settings.origin)
    return (
      LOOPBACK.has(ours.hostname) &&
      LOOPBACK.has(theirs.hostname) &&
      theirs.port === ours.port &&
      theirs.protocol === ours.protocol
    )
  } catch {
    return false
  }
}

/** Remix compares a form's Origin with these headers. Only the configured origin may count. */
export function forOrigin(headers: Headers, origin: string): Headers {
  headers.set('Host', new URL(origin).host)
  headers.delete('X-Forwarded-Host')
  if (headers.has('Origin')) headers.set('Origin', origin)
  return headers
}

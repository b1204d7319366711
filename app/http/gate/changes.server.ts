import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Settings } from '#app/env.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { hasBody, type Middleware } from '#app/http/gate/context.server.ts'
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
    const requestId = c.get('requestId')
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
  const [theirs, ours] = [URL.parse(origin), new URL(settings.origin)]
  return (
    theirs !== null &&
    LOOPBACK.has(ours.hostname) &&
    LOOPBACK.has(theirs.hostname) &&
    theirs.port === ours.port &&
    theirs.protocol === ours.protocol
  )
}

const BODY_LIMIT = 256 * 1024

export const limitBody: Middleware = bodyLimit({
  maxSize: BODY_LIMIT,
  onError() {
    throw new Refusal('request.too-large', refusalWords.tooLarge)
  },
})

/** Reads the body, and refuses a form that a parser could not read within reason. */
export function readBody({ origin }: Settings): Middleware {
  return async (c, next) => {
    const request = c.req.raw
    const body = hasBody(request) ? await c.req.arrayBuffer() : null
    if (body && !(await hasFormShape(c.req.header('Content-Type') ?? '', body)))
      throw new Refusal('request.form-malformed', refusalWords.formNotReadable)
    c.set('body', body)
    c.get('context').unreadRequest = () => unread(request, origin, body)
    return next()
  }
}

/** The request with its body unread, at our origin. Remix compares a form's Origin with these headers. */
function unread(request: Request, origin: string, body: ArrayBuffer | null): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('Host', new URL(origin).host)
  headers.delete('X-Forwarded-Host')
  if (headers.has('Origin')) headers.set('Origin', origin)
  return new Request(origin + pathname + search, {
    method: request.method,
    headers,
    signal: request.signal,
    body: body?.byteLength ? body : null,
  })
}

/**
 * Bounds on the shape of a form, checked before it is parsed. A few bytes can describe a structure that takes a parser
 * seconds and gigabytes to build: `x[100000000]=1` is a list of a hundred million entries. No form here has nested
 * fields: a list is sent as several fields of one name.
 */
const MOST_FIELDS = 200
const LONGEST_NAME = 100
const NESTED = /[.[\]]/

/** Names that the form library treats as commands. No form here uses them. */
const RESERVED_NAMES = ['__intent__', '__state__']

/** @returns whether a form body stays within the bounds; true for a body of another type. */
export async function hasFormShape(type: string, body: ArrayBuffer): Promise<boolean> {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const text = new TextDecoder().decode(body)
    if (occurrences(text, '&') >= MOST_FIELDS) return false
    return areFormNames(new URLSearchParams(text).keys())
  }
  if (/^multipart\/form-data\b/i.test(type)) {
    // Each part has one such header. The header is counted in the text, to avoid the cost of parsing thousands of
    // parts.
    const text = new TextDecoder('latin1').decode(body).toLowerCase()
    if (occurrences(text, 'content-disposition') > MOST_FIELDS) return false
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null)
    return form === null || areFormNames(form.keys())
  }
  return true
}

function areFormNames(names: Iterable<string>): boolean {
  return [...names].every(
    (name) => name.length <= LONGEST_NAME && !NESTED.test(name) && !RESERVED_NAMES.includes(name),
  )
}

/** The exact number above the limit does not matter. */
function occurrences(text: string, part: string): number {
  return text.split(part, MOST_FIELDS + 2).length - 1
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppLoadContext } from '@remix-run/server-runtime'
import type { Services } from '#app/features/operations/services.ts'
import { acceptsEncoding } from './accepted-encoding.ts'
import { attachRequest, type BegunRequest, beginRequest } from './begun-request.server.ts'
import type { PageHandler, PageRequest } from './branch-handlers.server.ts'
import type { Bytes } from './buffered-response.server.ts'
import type { DirectCall } from './calls.server.ts'
import { compressed, SMALLEST_COMPRESSED } from './compress-buffered.server.ts'
import type { RequestContext } from './context.server.ts'
import { isDamaged } from './faults.server.ts'
import { type Logger, logRequest } from './log.server.ts'
import { forOrigin } from './origin.server.ts'
import { correctSpelling } from './public-page.server.ts'
import { addressFrom } from './remote-address.server.ts'
import type { RequestGate } from './request-gate.server.ts'
import { isPlainRequest, type StandardHeaders } from './standard-headers.server.ts'

interface Options {
  services: Services
  pages: PageHandler
  calls: ReadonlyMap<string, DirectCall>
  /** The addresses of pages that the application keeps. */
  publicPages: ReadonlySet<string>
  gate: RequestGate
  log: Logger
}

interface Answer {
  status: number
  headers: string[]
  body: Bytes
}

/** Letters, digits and dashes: all parsers read such an address in the same way. File names contain a dot. */
const PLAIN_ADDRESS = /^\/[\w/-]*(?:\?[\w=&%+.-]+)?$/
/** The headers that Remix sets for a cached page. A page with any other header is left to the application. */
const PAGE_HEADERS = new Set(['content-type', 'cache-control'])

/**
 * Answers frequent requests directly from Node's request: cached pages, and calls that read. The application's
 * middleware and the web Request and Response objects would cost more than such a response itself.
 *
 * The gate, the loaders and the operations are those of the application. A request that cannot be answered here is
 * handed over to the application with everything that is known about it.
 */
export function directAnswers({ services, pages, calls, publicPages, gate, log }: Options) {
  const { settings } = services

  /** False on a replica or with a damaged database, which have separate rules in the application. */
  function isDirect({ method, url = '', headers }: IncomingMessage): boolean {
    return (
      method === 'GET' &&
      PLAIN_ADDRESS.test(url) &&
      !url.includes('//') &&
      // This is answered before the gate, even while many requests wait there.
      url !== '/readyz' &&
      !isPublic(url) &&
      !url.startsWith('/auth/') &&
      services.replication === null &&
      !isDamaged(services.db) &&
      isPlainRequest(headers) &&
      (headers['x-forwarded-for'] === undefined || settings.trustedProxies.length > 0) &&
      acceptsEncoding(headers['accept-encoding']?.toString() ?? '', 'gzip')
    )
  }

  function isPublic(url: string): boolean {
    return publicPages.has(url) || correctSpelling(new URL(url, settings.origin), publicPages) !== null
  }

  async function checkedContext(
    { headers, socket }: IncomingMessage,
    begun: BegunRequest,
  ): Promise<RequestContext> {
    const address = addressFrom(socket.remoteAddress, headers['x-forwarded-for']?.toString(), settings)
    await gate.turn(address)
    return gate.checkedContext(begun, {
      address,
      cookies: headers.cookie ?? null,
      userAgent: headers['user-agent'] ?? null,
      idempotencyKey: headers['idempotency-key']?.toString() ?? null,
    })
  }

  async function answerOf(incoming: IncomingMessage, context: RequestContext): Promise<Answer | null> {
    const { url = '' } = incoming
    const call = calls.get(url)
    const busyWith = gate.watchBusy()
    try {
      if (call) return await answerOfCall(call, context, incoming)
      return url.startsWith('/api/') ? null : await answerOfPage(incoming, context)
    } finally {
      await services.limits.charge(context.address, busyWith())
    }
  }

  async function answerOfPage(incoming: IncomingMessage, context: RequestContext): Promise<Answer | null> {
    const kept = await pages.kept(pageRequest(incoming, settings.origin), context as AppLoadContext)
    // The application sends cookies, including the one that clears a shown message.
    const isSimple = !context.toast && context.cookies.length === 0 && context.retryAfter === null
    if (!kept || !isSimple || context.unwritable) return null
    const { template, tokens, headers } = kept
    if (headers.some(([name]) => !PAGE_HEADERS.has(name))) return null
    const cachedHeaders = Object.fromEntries(headers)
    return {
      status: 200,
      headers: [
        'content-type',
        cachedHeaders['content-type'] ?? 'text/html; charset=utf-8',
        'cache-control',
        context.actor ? 'no-store' : (cachedHeaders['cache-control'] ?? 'no-store'),
        'vary',
        'Accept-Encoding',
        'content-encoding',
        'gzip',
      ],
      body: template.fillGzip(tokens),
    }
  }

  async function answerOfCall(
    call: DirectCall,
    context: RequestContext,
    { headers: sent }: IncomingMessage,
  ): Promise<Answer> {
    const { status, headers, body: bytes } = await call(context)
    const { encoding, body } = compressed(bytes, sent['accept-encoding']?.toString() ?? '')
    const allHeaders = Object.entries(headers).flat()
    for (const cookie of context.cookies) allHeaders.push('set-cookie', cookie)
    if (context.retryAfter && (status === 429 || status === 503) && !headers['Retry-After'])
      allHeaders.push('retry-after', String(context.retryAfter))
    if (bytes.byteLength >= SMALLEST_COMPRESSED) allHeaders.push('vary', 'Accept-Encoding')
    if (encoding) allHeaders.push('content-encoding', encoding)
    return { status, headers: allHeaders, body }
  }

  async function run(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    standard: StandardHeaders,
    begun: BegunRequest,
  ): Promise<boolean> {
    const context = await checkedContext(incoming, begun)
    begun.context = context
    const answer = await answerOf(incoming, context)
    if (!answer) return false
    if (context.denied) await gate.noteDenied(context)
    const { status, headers, body } = answer
    outgoing.writeHead(
      status,
      standard.list(begun.id, begun.nonce).concat(headers, 'content-length', String(body.byteLength)),
    )
    outgoing.end(body)
    logRequest(log, begun, { method: 'GET', path: pathOf(incoming.url ?? ''), status })
    return true
  }

  /**
   * Answers the request, or hands it over to `application`.
   * @returns false if the request is not for this function; nothing has been done then
   */
  return function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    standard: StandardHeaders,
    application: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown,
  ): boolean {
    if (!isDirect(incoming)) return false
    const begun = beginRequest()
    run(incoming, outgoing, standard, begun)
      .catch((error: unknown) => {
        begun.error = error
        return outgoing.headersSent
      })
      .then((isAnswered) => {
        if (isAnswered) return
        attachRequest(incoming, begun)
        application(incoming, outgoing)
      })
    return true
  }
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** What loaders read of a request. Each part is created when it is first read. */
function pageRequest({ url = '', rawHeaders }: IncomingMessage, origin: string): PageRequest {
  let headers: Headers | undefined
  return {
    url: origin + url,
    method: 'GET',
    get headers() {
      headers ??= headersOf(rawHeaders, origin)
      return headers
    },
    get signal() {
      return new AbortController().signal
    },
  }
}

function headersOf(raw: readonly string[], origin: string): Headers {
  const headers = new Headers()
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at]!, raw[at + 1]!)
  return forOrigin(headers, origin)
}

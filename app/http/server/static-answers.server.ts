import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import type { Settings } from '#app/env.server.ts'
import { acceptedEncoding } from '#app/http/gate/accepted-encoding.ts'
import { preferred } from '#app/http/gate/language.server.ts'
import type { Env } from '#app/http/gate/middleware.ts'
import { matchesEtag } from '#app/http/gate/response-cache.server.ts'
import { namesOwnPages } from '#app/http/sessions/cookies.server.ts'
import type { Clock } from '#app/operations/clock.ts'
import { beginRequest } from './begin-request.server.ts'
import { type Logger, logRequest } from './log.server.ts'

const HEALTH = '/healthz'
const ENCODINGS = ['identity', 'gzip', 'br'] as const

interface StaticAnswer {
  etag: string | null
  /** The year in which it was made. It is sent only in that year, because footers show the year. */
  year: number
  /** For each encoding, the headers as `writeHead` takes them: each name followed by its value. */
  forms: Record<(typeof ENCODINGS)[number], { headers: string[]; body: Buffer }>
}

interface Options {
  /** It makes each response once, and every response that is not cached. */
  app: Hono<Env>
  settings: Settings
  clock: Clock
  log: Logger
}

/**
 * Sends responses that are the same for everyone without the application's middleware, which costs several times as
 * much as sending the bytes. The application makes each response once, with its headers. Only the nonce and the request
 * id are new for each request.
 */
export async function staticAnswers({ app, settings, clock, log }: Options) {
  const kept = new Map<string, StaticAnswer>()
  const policy = (await app.request(HEALTH)).headers.get(POLICY)?.split(NONCE)

  /** Caches the application's response at an address, if it is the same for everyone. */
  async function keep(path: string): Promise<void> {
    const year = clock.now().getUTCFullYear()
    const forms: Partial<StaticAnswer['forms']> = {}
    let etag: string | null = null
    for (const encoding of ENCODINGS) {
      const { status, headers, body } = await ask(path, encoding)
      etag = headers.get('ETag')
      // Public pages have an ETag if the application caches them.
      if (status !== 200 || headers.has('Set-Cookie') || (path !== HEALTH && etag === null)) return
      forms[encoding] = { headers: lasting(headers), body }
    }
    kept.set(path, { etag, year, forms: forms as StaticAnswer['forms'] })
  }

  async function ask(path: string, encoding: string) {
    const request = new Request(settings.origin + path, { headers: { 'Accept-Encoding': encoding } })
    const answered = await app.fetch(request)
    const { status, headers } = answered
    return { status, headers, body: Buffer.from(await answered.arrayBuffer()) }
  }

  /** @returns whether the request was answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url: path = '' } = request
    const found = method === 'GET' || method === 'HEAD' ? kept.get(path) : undefined
    if (!found || !isPlainRequest(headers) || found.year !== clock.now().getUTCFullYear()) return false
    if (path !== HEALTH && namesOwnPages(headers.cookie, settings)) return false
    // The landing page suggests another language, and is kept here without that.
    if (path === '/' && preferred(headers['accept-language']) !== 'en') return false

    const begun = beginRequest()
    const isKnown = found.etag !== null && matchesEtag(headers['if-none-match'], found.etag)
    const encoding = isKnown ? null : acceptedEncoding(String(headers['accept-encoding'] ?? ''))
    const { headers: same, body } = found.forms[encoding ?? 'identity']
    const status = isKnown ? 304 : 200
    const list = ['x-request-id', begun.id]
    if (policy) list.push(POLICY, policy.join(begun.nonce))
    if (!isKnown) list.push('content-length', String(body.byteLength))
    response.writeHead(status, list.concat(same))
    if (isKnown || method === 'HEAD') response.end()
    // A short text is sent together with the headers, in one system call.
    else if (body.byteLength < 100) response.end(body.toString('latin1'), 'latin1')
    else response.end(body)
    logRequest(log, begun, { method: method!, path, status })
    return true
  }

  await keep(HEALTH)
  return { keep, answer }
}

const POLICY = 'content-security-policy'
const NONCE = /(?<='nonce-)[^']+(?=')/g
/** These are made for each response, or by Node. */
const PER_RESPONSE = new Set(['x-request-id', POLICY, 'content-length', 'date', 'connection'])

function lasting(headers: Headers): string[] {
  return [...headers].filter(([name]) => !PER_RESPONSE.has(name)).flat()
}

const PLAIN_HOST = /^[a-z\d.-]+(:\d+)?$/i

/** False for a request that the application must check: an unusual host, or a body where none is expected. */
function isPlainRequest(headers: IncomingMessage['headers']): boolean {
  return (
    PLAIN_HOST.test(headers.host ?? '') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#app/env.server.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { changePublicPages } from './cookies.server.ts'
import type { Logger } from './log.server.ts'

type Encoding = 'identity' | 'gzip' | 'br'

interface StaticAnswer {
  etag: string | null
  /** True where a cookie can make it another answer. */
  dependsOnCookies: boolean
  forms: Record<Encoding, { headers: string[]; body: Buffer }>
}

interface Options {
  /** The whole application. It makes each answer once, and every answer that is not kept. */
  fetch: (request: Request) => Response | Promise<Response>
  settings: Settings
  log: Logger
}

/** New for each answer. */
const OWN_HEADERS = new Set([
  'x-request-id',
  'content-security-policy',
  'content-length',
  'date',
  'connection',
])
const NONCE = /(?<='nonce-)[^']+(?=')/g
const PLAIN_HOST = /^[a-z\d.-]+(:\d+)?$/i

/**
 * Sends answers that are the same for everybody, without the application's middleware, which costs several times what
 * sending the bytes does. The application makes each answer once, with its headers. Only the nonce and the request id are
 * new for each request.
 */
export function staticAnswers({ fetch, settings, log }: Options) {
  const kept = new Map<string, StaticAnswer>()

  async function ask(path: string, encoding: Encoding): Promise<Response> {
    return fetch(new Request(settings.origin + path, { headers: { 'Accept-Encoding': encoding } }))
  }

  /** Keeps what the application answers at an address, if it answers everybody alike. */
  async function keep(path: string, { dependsOnCookies }: { dependsOnCookies: boolean }): Promise<void> {
    const answers = {
      identity: await ask(path, 'identity'),
      gzip: await ask(path, 'gzip'),
      br: await ask(path, 'br'),
    }
    if (Object.values(answers).some(({ status, headers }) => status !== 200 || headers.has('Set-Cookie')))
      return
    const etag = answers.identity.headers.get('ETag')
    // Public pages have one where the application keeps them.
    if (dependsOnCookies && etag === null) return
    const form = async (answer: Response) => ({
      headers: [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat(),
      body: Buffer.from(await answer.arrayBuffer()),
    })
    policy ??= answers.identity.headers.get('Content-Security-Policy')?.split(NONCE)
    kept.set(path, {
      etag,
      dependsOnCookies,
      forms: {
        identity: await form(answers.identity),
        gzip: await form(answers.gzip),
        br: await form(answers.br),
      },
    })
  }

  /** The Content-Security-Policy, cut where the nonce stands. It is the same for all answers. */
  let policy: string[] | undefined

  /** @returns whether the request was answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const path = pathOf(request.url ?? '')
    const found = kept.get(path)
    if (!found || !isPlain(headers)) return false
    if (found.dependsOnCookies && changePublicPages(headers.cookie, settings)) return false

    const began = performance.now()
    const requestId = randomUUID()
    const isKnown = found.etag !== null && knows(headers['if-none-match'], found.etag)
    const encoding = isKnown
      ? 'identity'
      : (acceptedEncoding(String(headers['accept-encoding'] ?? '')) ?? 'identity')
    const { headers: same, body } = found.forms[encoding]
    const status = isKnown ? 304 : 200
    const own = ['x-request-id', requestId]
    if (policy) own.push('content-security-policy', policy.join(randomBytes(16).toString('base64')))
    if (!isKnown) own.push('content-length', String(body.byteLength))
    response.writeHead(status, own.concat(same))
    if (isKnown || method === 'HEAD') response.end()
    // A short text goes out with the headers, in one call to the system.
    else if (body.byteLength < 100) response.end(body.toString('latin1'), 'latin1')
    else response.end(body)
    const ms = Math.round((performance.now() - began) * 100) / 100
    log.info({ requestId, method, path, status, ms })
    return true
  }

  return { keep, answer }
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** False for a request that the application has to look at: an odd host, or a body where none belongs. */
function isPlain(headers: IncomingMessage['headers']): boolean {
  return (
    PLAIN_HOST.test(headers.host ?? '') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

function knows(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

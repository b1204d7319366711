import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#app/env.server.ts'
import type { Clock } from '#app/features/operations/clock.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { beginRequest } from './begun-request.server.ts'
import { namesOwnPages } from './cookies.server.ts'
import { type Logger, logRequest } from './log.server.ts'
import { isPlainRequest, type StandardHeaders } from './standard-headers.server.ts'

type Encoding = 'identity' | 'gzip' | 'br'

interface StaticAnswer {
  etag: string | null
  /** True if a cookie can change the answer. */
  dependsOnCookies: boolean
  /** The year in which it was made. It is sent only in that year, because footers show the year. */
  year: number
  forms: Record<Encoding, { headers: string[]; body: Buffer }>
}

interface Options {
  /** The application. It makes each response once, and every response that is not cached. */
  fetch: (request: Request) => Response | Promise<Response>
  settings: Settings
  clock: Clock
  standard: StandardHeaders
  log: Logger
}

/**
 * Sends responses that are the same for everyone without the application's middleware, which costs several times as
 * much as sending the bytes. The application makes each response once, with its headers. Only the nonce and the request
 * id are new for each request.
 */
export function staticAnswers({ fetch, settings, clock, standard, log }: Options) {
  const kept = new Map<string, StaticAnswer>()

  async function ask(path: string, encoding: Encoding): Promise<Response> {
    return fetch(new Request(settings.origin + path, { headers: { 'Accept-Encoding': encoding } }))
  }

  /** Caches the application's response at an address, if it is the same for everyone. */
  async function keep(path: string, { dependsOnCookies }: { dependsOnCookies: boolean }): Promise<void> {
    const year = clock.now().getUTCFullYear()
    const answers = {
      identity: await ask(path, 'identity'),
      gzip: await ask(path, 'gzip'),
      br: await ask(path, 'br'),
    }
    if (Object.values(answers).some(({ status, headers }) => status !== 200 || headers.has('Set-Cookie')))
      return
    const etag = answers.identity.headers.get('ETag')
    // Public pages have an ETag if the application caches them.
    if (dependsOnCookies && etag === null) return
    const form = async (answer: Response) => ({
      headers: standard.without(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
    kept.set(path, {
      etag,
      dependsOnCookies,
      year,
      forms: {
        identity: await form(answers.identity),
        gzip: await form(answers.gzip),
        br: await form(answers.br),
      },
    })
  }

  /** @returns whether the request was answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const path = request.url ?? ''
    const found = kept.get(path)
    if (!found || !isPlainRequest(headers)) return false
    if (found.year !== clock.now().getUTCFullYear()) return false
    if (found.dependsOnCookies && namesOwnPages(headers.cookie, settings)) return false

    const begun = beginRequest()
    const isKnown = found.etag !== null && matchesEtag(headers['if-none-match'], found.etag)
    const encoding = isKnown
      ? 'identity'
      : (acceptedEncoding(String(headers['accept-encoding'] ?? '')) ?? 'identity')
    const { headers: same, body } = found.forms[encoding]
    const status = isKnown ? 304 : 200
    const list = standard.list(begun.id, begun.nonce)
    if (!isKnown) list.push('content-length', String(body.byteLength))
    response.writeHead(status, list.concat(same))
    if (isKnown || method === 'HEAD') response.end()
    // A short text is sent together with the headers, in one system call.
    else if (body.byteLength < 100) response.end(body.toString('latin1'), 'latin1')
    else response.end(body)
    logRequest(log, begun, { method, path, status })
    return true
  }

  return { keep, answer }
}

function matchesEtag(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'

/** One response: its headers, and its bytes plain and compressed. */
interface CachedResponse {
  headers: Headers
  /** Browsers use it to check whether their copy is current. */
  etag: string
  identity: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
}

const compressed = { gzip: promisify(gzip), br: promisify(brotliCompress) }
/** A page is compressed as small as it can be, in 40 ms; a list of many thousand cities is not. */
const brotliOptions = ({ length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length < 100_000 ? 11 : 5 },
})

/**
 * Caches responses that are the same for everyone while the process runs. Each is serialised and compressed once, one
 * after the other, so that several large ones do not keep other requests waiting together. The caller limits their
 * number by the keys that it uses.
 */
export function responseCache() {
  const kept = new Map<string, Promise<CachedResponse>>()
  let lastMade: Promise<unknown> = Promise.resolve()

  return {
    /** The cached response, made on first use. A refusal that `make` throws is not cached. */
    async send(key: string, request: Request, make: () => Promise<Response>): Promise<Response> {
      let answer = kept.get(key)
      if (!answer) {
        answer = lastMade.then(make).then(keep)
        kept.set(key, answer)
        lastMade = answer.catch(() => kept.delete(key))
      }
      return send(await answer, request)
    },
    /** The cached response, or null if there is none yet. */
    async find(key: string, request: Request): Promise<Response | null> {
      const answer = kept.get(key)
      return answer ? send(await answer, request) : null
    },
  }
}

async function keep(response: Response): Promise<CachedResponse> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const [gz, br] = await Promise.all([
    compressed.gzip(identity),
    compressed.br(identity, brotliOptions(identity)),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  headers.append('Vary', 'Accept-Encoding')
  headers.set('ETag', etag)
  return { headers, etag, identity, gzip: new Uint8Array(gz), br: new Uint8Array(br) }
}

function send(answer: CachedResponse, request: Request): Response {
  const headers = new Headers(answer.headers)
  if (matchesEtag(request.headers.get('If-None-Match'), answer.etag))
    return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding') ?? '')
  if (encoding) headers.set('Content-Encoding', encoding)
  const body = answer[encoding ?? 'identity']
  headers.set('Content-Length', String(body.byteLength))
  return new Response(body, { headers })
}

/** @param tags the header If-None-Match */
export function matchesEtag(tags: string | null | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

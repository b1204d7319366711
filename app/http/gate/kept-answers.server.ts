import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { LRUCache } from 'lru-cache'
import { isCall } from '#app/http/calls/calls.server.ts'
import { hasBody, type Middleware, preferred } from '#app/http/gate/context.server.ts'
import { isForOne } from '#app/http/pages/public-page.server.ts'
import type { Services } from '#app/operations/services.ts'

/** For all kept answers together. The one that was not asked for the longest goes first. */
const MOST_BYTES = 24 * 1024 * 1024

interface Kept {
  headers: Headers
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Keeps what is the same for everyone: answers that caches may store, in the encoding in which they were sent. Only a release
 * changes them, and a new month.
 */
export function keepPublicAnswers({ clock }: Services): Middleware {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 1,
  })
  return async (c, next) => {
    const isFile = isCall(c.req.path) || c.req.path.endsWith('.png')
    if (hasBody(c.req.raw) || (!isFile && isForOne(c.get('context')))) return next()
    const { pathname, search } = new URL(c.req.url)
    // The landing page and the calls depend on the language, the footer on the year, and /evidence on the month.
    const language = preferred(c.req.header('Accept-Language'))
    const key = `${clock.now().toISOString().slice(0, 7)} ${language} ${encodingFor(c)} ${pathname}${search}`
    let one = kept.get(key)
    if (!one) {
      await next()
      if (!isPublic(c.res)) return
      one = await toKept(c.res)
      kept.set(key, one)
    }
    const isKnown = matchesEtag(c.req.header('If-None-Match'), one.etag)
    c.res = undefined
    c.res = new Response(isKnown ? null : one.bytes, { status: isKnown ? 304 : 200, headers: one.headers })
  }
}

function isPublic({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && /^public\b/.test(headers.get('Cache-Control') ?? '')
}

async function toKept(answer: Response): Promise<Kept> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = new Headers(answer.headers)
  headers.set('ETag', etag)
  return { headers, etag, bytes }
}

/** @param tags the header If-None-Match */
function matchesEtag(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Bodies that are complete when the answer begins. */
const COMPLETE = /^(?:text\/html|text\/x-script|application\/json)\b/
/** Exports, which are made while they are sent. */
const STREAMED = /^text\/csv\b/
/** A smaller body fits into one packet as it is. */
const SMALLEST = 1024
/** A larger one is compressed beside the event loop, which would take twice the time for a page. */
const LARGE = 200_000

/** A page is a quarter smaller than with gzip, and made in the same time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
type Encode = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
const [brotliBeside, gzipBeside] = [promisify(brotliCompress), promisify(gzip)]
const AT_ONCE: Record<string, Encode> = { br: (bytes) => brotliCompressSync(bytes, BROTLI), gzip: gzipSync }
const BESIDE: Record<string, Encode> = { br: (bytes) => brotliBeside(bytes, BROTLI), gzip: gzipBeside }

/** The first of `supports` that the client accepts. */
const encodingFor = (c: Context, supports = ['br', 'gzip']) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports,
    default: 'identity',
    match: (asked) =>
      supports.find((one) => asked.some(({ type, q }) => type === one && q > 0)) ?? 'identity',
  })

/**
 * Compresses a response. Hono's own middleware reads a complete body as a stream too, which costs a page 1 to 3 ms more
 * ([decision 56](../../../docs/decisions/0056-one-pipeline.md)).
 */
export const compress: Middleware = async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  const type = headers.get('Content-Type') ?? ''
  const isComplete = COMPLETE.test(type)
  if (!body || headers.has('Content-Encoding') || !(isComplete || STREAMED.test(type))) return
  headers.append('Vary', 'Accept-Encoding')
  let sent: BodyInit = body
  if (isComplete) {
    const bytes = new Uint8Array(await c.res.arrayBuffer())
    const encoding = encodingFor(c)
    const encode =
      bytes.byteLength < SMALLEST ? undefined : (bytes.byteLength < LARGE ? AT_ONCE : BESIDE)[encoding]
    if (encode) headers.set('Content-Encoding', encoding)
    const made = encode ? await encode(bytes) : bytes
    headers.set('Content-Length', String(made.byteLength))
    sent = made as Uint8Array<ArrayBuffer>
  } else if (encodingFor(c, ['gzip']) === 'gzip') {
    headers.set('Content-Encoding', 'gzip')
    sent = body.pipeThrough(new CompressionStream('gzip'))
  }
  // Otherwise Hono replaces the headers of the second response with those of the first.
  c.res = undefined
  c.res = new Response(sent, { status, headers })
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isCall } from '#app/http/calls/calls.server.ts'
import { isForOne } from '#app/http/pages/public-page.server.ts'
import type { Services } from '#app/operations/services.ts'
import { encodingFor } from './compress.server.ts'
import { preferred } from './language.server.ts'
import { hasBody, type Middleware } from './middleware.ts'

/** For all kept answers together. The one that was not asked for the longest goes first. */
const MOST_BYTES = 24 * 1024 * 1024

interface Kept {
  headers: Headers
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Keeps what is the same for everyone: answers that caches may store, in the encoding in which they were sent. Only a release
 * changes them.
 */
export function keepPublicAnswers({ clock }: Services): Middleware {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + 1,
  })
  return async (c, next) => {
    const isForAll = !hasBody(c.req.raw) && (isCall(c.req.path) || !isForOne(c.get('context')))
    if (!isForAll) return next()
    const { pathname, search } = new URL(c.req.url)
    // The landing page and the calls depend on the preferred language, and the footer of a page on the year.
    const language = preferred(c.req.header('Accept-Language'))
    const key = `${clock.now().getUTCFullYear()} ${language} ${encodingFor(c)} ${pathname}${search}`
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

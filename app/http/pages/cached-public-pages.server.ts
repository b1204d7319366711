import { preferred } from '#app/http/gate/language.server.ts'
import { hasBody, type Middleware } from '#app/http/gate/middleware.ts'
import { responseCache } from '#app/http/gate/response-cache.server.ts'
import { sentSession } from '#app/http/sessions/sent-cookies.server.ts'
import type { Services } from '#app/operations/services.ts'
import { correctSpelling, isForOne, PUBLIC_CACHE } from './public-page.server.ts'

/**
 * Makes each public page once, and redirects its other spellings to its one address.
 * @param paths of the pages that are the same for every visitor
 */
export function cachedPublicPages(paths: ReadonlySet<string>, services: Services): Middleware {
  const cache = responseCache()
  return async (c, next) => {
    if (hasBody(c.req.raw)) return next()
    const url = new URL(c.req.url)
    const address = correctSpelling(url, paths)
    if (address) return c.body(null, 308, { Location: address, 'Cache-Control': PUBLIC_CACHE })
    const isPublic = paths.has(url.pathname) && url.search === ''
    if (!isPublic) return next()
    // Anyone can send a cookie with the right name, so each is checked.
    const sent = await sentSession(c.req.header('Cookie') ?? null, services)
    c.set('sent', sent)
    if (isForOne({ ...sent, actor: sent.session?.person ?? null })) return next()
    // The landing page suggests the other language. Each page shows the year in its footer.
    const language = url.pathname === '/' ? preferred(c.req.header('Accept-Language')) : ''
    const key = `${services.clock.now().getUTCFullYear()} ${url.pathname} ${language}`
    const kept = await cache.find(key, c.req.raw)
    if (kept) return kept
    await next()
    if (c.req.method !== 'GET' || !isPublicPage(c.res)) return
    const page = c.res
    // Otherwise Hono replaces the headers of the second response with those of the first.
    c.res = undefined
    c.res = await cache.send(key, c.req.raw, async () => page)
  }
}

/** True for a response of `publicPage`. A page with a nonce contains scripts and is made for one response. */
function isPublicPage({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('Cache-Control') === PUBLIC_CACHE &&
    !headers.has('Set-Cookie') &&
    !headers.has('Content-Encoding') &&
    (headers.get('Content-Type') ?? '').startsWith('text/html')
  )
}

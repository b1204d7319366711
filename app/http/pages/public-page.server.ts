import { createHash } from 'node:crypto'
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import type { ServerBuild } from '@remix-run/server-runtime'
import { LRUCache } from 'lru-cache'
import {
  encodingFor,
  hasBody,
  isCall,
  type Middleware,
  preferred,
  type RequestContext,
} from '#app/http/gate/context.server.ts'
import { addressIn, LANGUAGES } from '#app/language/language.ts'
import type { Services } from '#app/operations/services.ts'
import { areDefaultPreferences } from '#app/ui/page/reading-preferences.ts'

/** Public pages change with a release, the evidence page once a month. Five minutes spare work on a busy day, and a correction appears soon. */
export const PUBLIC_CACHE = 'public, max-age=300'

/**
 * The response of a public page. Caches may store it, unless it shows who is signed in or a message for one person, or
 * uses reading preferences. With `Vary`, a browser that has signed in does not show the page that it stored while
 * signed out.
 */
export function publicPage<Value>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  value: Value,
  Vary = 'Cookie',
) {
  return data(value, isForOne(context) ? {} : { headers: { 'Cache-Control': PUBLIC_CACHE, Vary } })
}

/** True if a public page differs for this browser. */
export function isForOne({
  actor,
  toast,
  reading,
}: Pick<RequestContext, 'actor' | 'toast' | 'reading'>): boolean {
  return actor !== null || toast !== null || !areDefaultPreferences(reading)
}

/** For a route's `headers` export: the caching headers that its loader set. */
export const publicHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The addresses of the pages that are the same for every visitor. */
export function publicPaths({ routes }: ServerBuild): string[] {
  // The language in front is an optional part of the address.
  const english = Object.values(routes).flatMap((route) => {
    if (route?.module.headers !== publicHeaders) return []
    const handle = route.module.handle as { addresses?: string[] } | undefined
    return handle?.addresses ?? [`/${(route.path ?? '').replace(/^\w+\?\/?/, '')}`]
  })
  return [...new Set(english.flatMap((path) => LANGUAGES.map((language) => addressIn(language, path))))]
}

/** Redirects other spellings of a public page to its one address. The number of spellings has no limit. */
export function redirectSpellings(paths: ReadonlySet<string>): Middleware {
  return async (c, next) => {
    const address = hasBody(c.req.raw) ? null : correctSpelling(new URL(c.req.url), paths)
    if (!address) return next()
    return c.body(null, 308, { Location: address, 'Cache-Control': PUBLIC_CACHE })
  }
}

/**
 * The address of a public page that is requested in another spelling: in upper case, with other slashes, encoded, or
 * with a query, which no public page reads. Null for every other request.
 * @param url well formed
 */
function correctSpelling({ pathname, search }: URL, paths: ReadonlySet<string>): string | null {
  const path = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return paths.has(path) && path !== pathname + search ? path : null
}

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

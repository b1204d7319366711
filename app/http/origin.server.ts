import type { Settings } from '#app/env.server.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Methods that may change something. */
export const UNSAFE: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * True where a request that may change something comes from our own pages.
 *
 * Browsers say where a request comes from in Origin, else in Sec-Fetch-Site; what says neither is
 * no browser, and carries nobody's cookies without their doing. The configured address counts, never
 * a header that a proxy or a client can set; on loopback its three spellings are one address.
 */
export function comesFromOurPages(request: Request, settings: Settings): boolean {
  if (!UNSAFE.has(request.method)) return true
  const origin = request.headers.get('Origin')
  if (origin !== null) return isOwnOrigin(origin, settings)
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}

function isOwnOrigin(origin: string, settings: Settings): boolean {
  if (origin === settings.origin) return true
  try {
    const theirs = new URL(origin)
    const ours = new URL(settings.origin)
    return (
      LOOPBACK.has(ours.hostname) &&
      LOOPBACK.has(theirs.hostname) &&
      theirs.port === ours.port &&
      theirs.protocol === ours.protocol
    )
  } catch {
    return false
  }
}

/** Remix compares a form's Origin with these headers; only the configured address is to count. */
export function forOrigin(headers: Headers, origin: string): Headers {
  headers.set('Host', new URL(origin).host)
  headers.delete('X-Forwarded-Host')
  if (headers.has('Origin')) headers.set('Origin', origin)
  return headers
}

import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import type { Middleware } from './middleware.ts'

/** The methods of pages and calls. For some others, such as TRACE, a Request cannot even be constructed. */
export const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** Refuses methods and addresses that nothing here uses. */
export const checkRequestLine: Middleware = async (c, next) => {
  if (!METHODS.has(c.req.method)) throw new Refusal('request.method-unknown', refusalWords.methodUnknown)
  if (!isWellFormed(c.req.url)) throw new Refusal('request.address-malformed', refusalWords.addressMalformed)
  return next()
}

/**
 * Refuses a path with two slashes together, or with a backslash, also an encoded one. Browsers and URL parsers read
 * `//evil.example` and `/\evil.example` as addresses of another host.
 */
export const checkPath: Middleware = async (c, next) => {
  if (/\/\/|\\|%5c/i.test(c.req.path) || new URL(c.req.url).pathname.includes('//'))
    throw new Refusal('request.address-malformed', refusalWords.addressMalformed)
  return next()
}

/**
 * False for an address with a user name and a password: a Request cannot be constructed from it, and a proxy may receive
 * one. Also false for one with `_data`: older versions of the router send data requests this way, pages here do not, and
 * Remix answers with internal errors.
 */
function isWellFormed(address: string): boolean {
  try {
    const { pathname, searchParams, username, password } = new URL(address)
    // The result is used, because the build removes a call whose result is not.
    if (!decodeURIComponent(pathname)) return false
    return username === '' && password === '' && !searchParams.has('_data')
  } catch {
    return false
  }
}

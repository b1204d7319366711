import { UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from '@remix-run/server-runtime'

/**
 * Marks what a loader answers for a page that sends no React, so that no script reads it. Remix encodes the answers for
 * the browser before it renders, whether or not the page sends them. It encodes an object with a redirect as the redirect
 * alone, so this one costs nothing.
 */
export function unsentData<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return { ...value, [REDIRECT]: null }
}

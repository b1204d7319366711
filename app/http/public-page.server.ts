import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import type { ServerBuild } from '@remix-run/server-runtime'
import { areDefaultPreferences } from '#app/ui/page/reading-preferences.ts'

/**
 * Public pages change only with a release. Five minutes reduce the load of a busy day, and a correction appears soon.
 */
export const PUBLIC_CACHE = 'public, max-age=300'

/**
 * The response of a public page. Caches may store it, unless it shows who is signed in or a message for one person, or
 * uses reading preferences. With `Vary`, a browser that has signed in does not show the page that it stored while
 * signed out.
 */
export function publicPage<Value>({ context }: Pick<LoaderFunctionArgs, 'context'>, value: Value) {
  const forOnePerson =
    context.actor !== null || context.toast !== null || !areDefaultPreferences(context.reading)
  return data(value, forOnePerson ? {} : { headers: { 'Cache-Control': PUBLIC_CACHE, Vary: 'Cookie' } })
}

/** For a route's `headers` export: the caching headers that its loader set. */
export const publicHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The addresses of the pages that are the same for every visitor. */
export function publicPaths({ routes }: ServerBuild): string[] {
  return Object.values(routes).flatMap((route) =>
    route?.module.headers === publicHeaders ? [`/${(route.path ?? '').replace(/^\//, '')}`] : [],
  )
}

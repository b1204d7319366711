import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import type { ServerBuild } from '@remix-run/server-runtime'
import { isUsual } from '#app/ui/page/reading-preferences.ts'

/** Public pages change with a release only; five minutes keep a busy day cheap and a correction quick. */
export const PUBLIC_CACHE = 'public, max-age=300'

/**
 * A public page's answer. Caches may keep it, unless it shows who is signed in or a message meant for one
 * person, or is set as its reader chose. `Vary` keeps what a signed-out browser stored from being shown to it once it has a session.
 */
export function publicPage<Value>({ context }: Pick<LoaderFunctionArgs, 'context'>, value: Value) {
  const forOnePerson = context.actor !== null || context.toast !== null || !isUsual(context.reading)
  return data(value, forOnePerson ? {} : { headers: { 'Cache-Control': PUBLIC_CACHE, Vary: 'Cookie' } })
}

/** For a route's `headers` export: what its loader said of caching. */
export const publicHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The addresses of the pages that are the same for every visitor. */
export function publicPaths({ routes }: ServerBuild): string[] {
  return Object.values(routes).flatMap((route) =>
    route?.module.headers === publicHeaders ? [`/${(route.path ?? '').replace(/^\//, '')}`] : [],
  )
}

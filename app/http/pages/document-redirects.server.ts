import type { ServerBuild } from '@remix-run/server-runtime'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn, readAddress } from '#app/language/language.ts'
import { sendsScript } from '#app/ui/page/page-kind.ts'
import { routeBranches } from './route-branches.server.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Handler = NonNullable<Route['module']['loader']>

/** This header makes Remix's router load the redirect target as a new document. */
const LOADS_DOCUMENT = 'X-Remix-Reload-Document'

/**
 * The router receives the answer to a form of a page with React. If the answer redirects to a page without React, the
 * router can show that page but not run its script. Such a redirect therefore loads a new document.
 */
export function redirectsToDocuments(build: ServerBuild): ServerBuild {
  const findBranch = routeBranches(build.routes)

  function hasReact(location: string): boolean {
    const { pathname } = new URL(location, 'http://own.invalid')
    return sendsScript(findBranch(pathname) ?? [])
  }

  function marked(answer: unknown): unknown {
    const location = answer instanceof Response ? answer.headers.get('Location') : null
    if (location !== null && !hasReact(location)) (answer as Response).headers.set(LOADS_DOCUMENT, 'true')
    if (location !== null) keepLanguage((answer as Response).headers)
    return answer
  }

  const marking =
    (handle: Handler): Handler =>
    async (args) => {
      try {
        return marked(await handle(args)) as Awaited<ReturnType<Handler>>
      } catch (thrown) {
        throw marked(thrown)
      }
    }

  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = (route as Route).module
    const module = {
      ...(route as Route).module,
      ...(loader ? { loader: marking(loader) } : {}),
      ...(action ? { action: marking(action as Handler) } : {}),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) as Routes }
}

/** A redirect stays in the language of the page that answers, unless it names another. */
export function keepLanguage(headers: Headers): void {
  const to = headers.get('Location')
  if (to?.startsWith('/') && readAddress(to.split(/[?#]/)[0]!).language === 'en')
    headers.set('Location', addressIn(currentLanguage(), to))
}

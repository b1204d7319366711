import {
  type AppLoadContext,
  createRequestHandler,
  type LoaderFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/server-runtime'
import type { Handler } from 'hono'
import type { Settings } from '#app/env.server.ts'
import { unsentData } from '#app/framework/unsent-data.ts'
import { addContext, type RequestContext } from '#app/http/gate/context.server.ts'
import { type Env, hasBody } from '#app/http/gate/middleware.ts'
import { clearToast } from '#app/http/sessions/cookies.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import type { RefusalCode } from '#app/operations/refusal-codes.ts'
import { sendsScript } from '#app/ui/page/page-kind.ts'
import { keepLanguage, redirectsToDocuments } from './document-redirects.server.ts'
import { pagePath } from './page-refusal.server.ts'
import { routeBranches } from './route-branches.server.ts'

/** Answers requests for pages, for the data of pages, and for their forms. */
export function pages(build: ServerBuild | (() => Promise<ServerBuild>), settings: Settings): Handler<Env> {
  const handle = pageHandler(build, settings.mode)
  return async (c) => {
    const context = c.get('context')
    const response = await handle(context.unreadRequest(), context as AppLoadContext)
    const { headers, status } = response
    if (headers.has('X-Remix-Error')) throw toRefusal(context)
    addContext(response, context)
    // The page around a form may be kept by caches; an answer to what was typed into it, or to a person, never.
    if (hasBody(c.req.raw) || context.actor || !headers.has('Cache-Control'))
      headers.set('Cache-Control', 'no-store')
    keepLanguage(headers)
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    if (context.toast && c.req.method === 'GET' && (isPage || isData(response)))
      headers.append('Set-Cookie', await clearToast(settings))
    // A page without a form accepts no POST. Remix answers 405 without the header that RFC 9110 requires.
    if (status === 405) headers.set('Allow', 'GET, HEAD')
    if (isData(response)) headers.set('Content-Type', `${DATA_TYPE}; charset=utf-8`)
    return response
  }
}

/** The refusal of a route without a page, for which Remix writes “Unexpected Server Error”. */
function toRefusal({ thrown, retryAfter }: RequestContext): unknown {
  const { code, message } = (thrown ?? {}) as { code?: RefusalCode; message?: string }
  return code && message ? new Refusal(code, message, {}, { retryAfter }) : thrown
}

/** Remix's name for the data of a page, without its character set. */
const DATA_TYPE = 'text/x-script'

function isData({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith(DATA_TYPE) ?? false
}

type Route = NonNullable<ServerBuild['routes'][string]>

/** Answers a request for a page, its data or its form. */
type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>

/** In development the build changes while the server runs. */
function pageHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): PageHandler {
  return typeof build === 'function'
    ? createRequestHandler(async () => redirectsToDocuments(await build()), mode)
    : branchHandler(redirectsToDocuments(build), mode)
}

/**
 * Remix's handler, which receives for each request only the routes of its address. For each page, the router flattens,
 * ranks and compiles all routes that it knows several times, which costs more than many pages themselves.
 */
function branchHandler(build: ServerBuild, mode: string): PageHandler {
  const findBranch = routeBranches(build.routes)
  const fullHandler = createRequestHandler(build, mode)
  /** One handler for each route, with and without the data for scripts. */
  const handlers = new Map<string, RequestHandler>()

  return (request, context) => {
    const { pathname } = new URL(request.url)
    const branch = findBranch(pagePath(request))
    if (!branch) return fullHandler(request, context)
    const sendsData = pathname.endsWith('.data') || sendsScript(branch)
    const key = `${branch.at(-1)} ${sendsData}`
    const handler = handlers.get(key) ?? createRequestHandler(onlyWith(build, branch, sendsData), mode)
    handlers.set(key, handler)
    return handler(request, context)
  }
}

function onlyWith(build: ServerBuild, ids: readonly string[], sendsData: boolean): ServerBuild {
  const routes = ids.map((id) => {
    const route = build.routes[id] as Route
    const { loader } = route.module
    if (!loader || sendsData) return [id, route]
    const module = {
      ...route.module,
      loader: async (args: LoaderFunctionArgs) => unsentData(await loader(args)),
    }
    return [id, { ...route, module }]
  })
  const assets = Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]!]))
  return {
    ...build,
    routes: Object.fromEntries(routes) as ServerBuild['routes'],
    assets: { ...build.assets, routes: assets },
  }
}

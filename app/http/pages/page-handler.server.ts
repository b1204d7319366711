import {
  type AppLoadContext,
  createRequestHandler,
  type LoaderFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/server-runtime'
import { unsentData } from '#app/framework/unsent-data.ts'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { redirectsToDocuments } from './document-redirects.server.ts'
import { routeBranches } from './route-branches.server.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/** Answers a request for a page, its data or its form. */
export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>

/** In development the build changes while the server runs. */
export function pageHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): PageHandler {
  return typeof build === 'function'
    ? createRequestHandler(async () => redirectsToDocuments(await build()), mode)
    : branchHandler(redirectsToDocuments(build), mode)
}

/**
 * Remix's handler, which receives for each request only the routes of its address. For each page, the router flattens,
 * ranks and compiles all routes that it knows several times, which costs more than many pages themselves.
 */
function branchHandler(build: ServerBuild, mode: string): PageHandler {
  const branchOf = routeBranches(build.routes)
  const fullHandler = createRequestHandler(build, mode)
  /** One handler for each combination of route and manifest. */
  const handlers = new Map<string, RequestHandler>()

  return (request, context) => {
    const { pathname } = new URL(request.url)
    const branch = branchOf(pagePath(pathname))
    if (!branch) return fullHandler(request, context)
    const manifest = manifestFor(build, branch, context)
    const sendsData = pathname.endsWith('.data') || branch.some((id) => isHydrated(build, id))
    const key = `${branch.at(-1)} ${manifest} ${sendsData}`
    const handler =
      handlers.get(key) ?? createRequestHandler(onlyWith(build, branch, { manifest, sendsData }), mode)
    handlers.set(key, handler)
    return handler(request, context)
  }
}

/** The page's address for a data request, as Remix reads it. */
function pagePath(path: string): string {
  return path.endsWith('.data') ? path.replace(/\.data$/, '').replace(/^\/_root$/, '/') : path
}

/**
 * The list of routes for the browser's router. A member's list has no back-office routes. The full list is for
 * visitors, who may sign in as an administrator, and for the page that refuses the back-office. The build makes both
 * lists.
 */
function manifestFor(
  { assets }: ServerBuild,
  branch: readonly string[],
  context: AppLoadContext | undefined,
): string {
  const isMember = context?.actor && !context.actor.isAdmin
  const isBackOffice = branch.some((id) => id.startsWith('routes/admin/'))
  return isMember && !isBackOffice ? assets.url.replace(/manifest-\w+\.js$/, 'members-$&') : assets.url
}

interface BranchOptions {
  manifest: string
  sendsData: boolean
}

function onlyWith(
  build: ServerBuild,
  ids: readonly string[],
  { manifest, sendsData }: BranchOptions,
): ServerBuild {
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
    assets: { ...build.assets, url: manifest, routes: assets },
  }
}

/** True for a page with React, whose scripts read the loaders' answers. */
function isHydrated({ routes }: ServerBuild, id: string): boolean {
  return (routes[id]?.module.handle as PageHandle | undefined)?.hydrate ?? false
}

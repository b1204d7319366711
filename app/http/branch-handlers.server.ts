import { matchRoutes } from '@remix-run/react'
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/server-runtime'

type Routes = ServerBuild['routes']
interface Node {
  id: string
  path?: string | undefined
  index?: boolean | undefined
  caseSensitive?: boolean | undefined
  children?: Node[]
}

/**
 * Remix's handler, given for each request only the routes that the address leads through. The router flattens, ranks and
 * compiles all routes it knows several times for one page, which costs more than many a page itself.
 */
export function branchHandlers(build: ServerBuild, mode: string): RequestHandler {
  const tree = treeOf(build.routes)
  const whole = createRequestHandler(build, mode)
  /** One for each route that can answer, and each manifest. */
  const handlers = new Map<string, RequestHandler>()
  /** Addresses without parameters; others are looked up each time, because there is no end of them. */
  const branches = new Map<string, string[] | null>(
    Object.keys(build.routes).map((id) => [pathOf(build.routes, id), null]),
  )

  function branchOf(path: string): string[] | null {
    const known = branches.get(path)
    if (known) return known
    const found = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path)
    const ids = found?.map(({ route }) => (route as Node).id) ?? null
    if (ids && branches.has(path)) branches.set(path, ids)
    return ids
  }

  return async (request, context) => {
    const branch = branchOf(pagePath(new URL(request.url).pathname))
    const leaf = branch?.at(-1)
    if (!branch || leaf === undefined) return whole(request, context)
    const manifest = manifestFor(build, context)
    const key = `${leaf} ${manifest}`
    let handle = handlers.get(key)
    if (!handle) {
      handle = createRequestHandler(onlyWith(build, branch, manifest), mode)
      handlers.set(key, handle)
    }
    return handle(request, context)
  }
}

/** The address of the page whose data a script asks for, as Remix reads it. */
function pagePath(path: string): string {
  return path.endsWith('.data') ? path.replace(/\.data$/, '').replace(/^\/_root$/, '/') : path
}

/**
 * The list of routes for the browser's router. A member's has no back-office in it; that of somebody who may yet sign in
 * as an administrator has. The build makes both.
 */
function manifestFor({ assets }: ServerBuild, context: AppLoadContext | undefined): string {
  const isMember = context?.actor && !context.actor.isAdmin
  return isMember ? assets.url.replace(/manifest-\w+\.js$/, 'members-$&') : assets.url
}

function onlyWith(build: ServerBuild, ids: readonly string[], manifest: string): ServerBuild {
  const pick = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(ids.map((id) => [id, of[id]!])) as Record<string, Value>
  return {
    ...build,
    routes: pick(build.routes as Record<string, Routes[string]>) as Routes,
    assets: { ...build.assets, url: manifest, routes: pick(build.assets.routes) },
  }
}

export function treeOf(routes: Routes, parentId?: string): Node[] {
  return Object.values(routes).flatMap((route): Node[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    return index ? [{ id, path, index }] : [{ id, path, caseSensitive, children: treeOf(routes, id) }]
  })
}

function pathOf(routes: Routes, id: string | undefined): string {
  const parts: string[] = []
  for (
    let route = id ? routes[id] : undefined;
    route;
    route = route.parentId ? routes[route.parentId] : undefined
  )
    if (route.path) parts.unshift(route.path.replace(/^\/|\/$/g, ''))
  return `/${parts.filter(Boolean).join('/')}`
}

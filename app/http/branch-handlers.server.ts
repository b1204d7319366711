import { matchRoutes } from '@remix-run/react'
import {
  type AppLoadContext,
  createRequestHandler,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/server-runtime'
import { bufferedBytes } from './buffered-response.server.ts'
import { type KeptPage, renderCache } from './render-cache.server.ts'

type Routes = ServerBuild['routes']
interface Node {
  id: string
  path?: string | undefined
  index?: boolean | undefined
  caseSensitive?: boolean | undefined
  children?: Node[]
}

interface Branch {
  /** From the root to the page. */
  ids: readonly string[]
  params: LoaderFunctionArgs['params']
  /** False for an address that does not answer with a page. */
  isPage: boolean
}

export interface PageHandler {
  handle: (request: Request, context: AppLoadContext) => Promise<Response>
  /**
   * Runs the loaders of a page, and finds the page in the cache if their answers are the same as before. If it returns
   * null, `handle` is called with the same context and uses these answers.
   */
  kept: (request: PageRequest, context: AppLoadContext) => Promise<KeptPage | null>
}

/** The parts of a page request that loaders read. */
export type PageRequest = Pick<Request, 'url' | 'method' | 'headers' | 'signal'>

export const renderedPages = renderCache()

/**
 * Remix's handler, which receives for each request only the routes of its address. For each page, the router flattens,
 * ranks and compiles all routes that it knows several times, which costs more than many pages themselves.
 *
 * The loaders of a page run before Remix. If all their answers equal those of a cached page, Remix is not called.
 * Otherwise Remix renders the page from the same answers.
 */
export function branchHandlers(build: ServerBuild, mode: string): PageHandler {
  const tree = treeOf(build.routes)
  const fullHandler = createRequestHandler(build, mode)
  /** One handler for each combination of route and manifest. */
  const handlers = new Map<string, RequestHandler>()
  /** Addresses without parameters. Others are looked up each time, because there is no limit to their number. */
  const branches = new Map<string, Branch | null>(
    Object.keys(build.routes).map((id) => [pathOf(build.routes, id), null]),
  )

  function branchOf(path: string): Branch | null {
    const known = branches.get(path)
    if (known) return known
    const found = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path)
    const leaf = found?.at(-1)
    if (!found || !leaf) return null
    const ids = found.map(({ route }) => (route as Node).id)
    const isPage = build.routes[ids.at(-1)!]?.module.default !== undefined
    const branch = { ids, params: leaf.params, isPage }
    if (branches.has(path)) branches.set(path, branch)
    return branch
  }

  async function kept(request: PageRequest, context: AppLoadContext): Promise<KeptPage | null> {
    const { pathname, searchParams } = new URL(request.url)
    const branch = isRepeatable(request.method, pathname, searchParams, context) ? branchOf(pathname) : null
    if (!branch?.isPage || branch.ids.some((id) => NEVER_CACHED.has(id))) return null
    const answers = loaderAnswers.get(context) ?? (await answersOf(build, branch, request, context))
    loaderAnswers.set(context, answers)
    const values = plainValues(answers)
    return values && renderedPages.find(keyOf(request, context), { values, tokens: tokensOf(context) })
  }

  async function handle(request: Request, context: AppLoadContext): Promise<Response> {
    const branch = branchOf(pagePath(new URL(request.url).pathname))
    const leaf = branch?.ids.at(-1)
    if (!branch || leaf === undefined) return fullHandler(request, context)
    const manifest = manifestFor(build, branch.ids, context)
    const key = `${leaf} ${manifest}`
    let handler = handlers.get(key)
    if (!handler) {
      handler = createRequestHandler(onlyWith(build, branch.ids, manifest), mode)
      handlers.set(key, handler)
    }
    const response = await handler(request, context)
    const values = plainValues(loaderAnswers.get(context) ?? new Map())
    const page = bufferedBytes(response)
    // A page with an error has other values or another status.
    if (values && page && response.status === 200 && !response.headers.has('Set-Cookie')) {
      const tokens = tokensOf(context)
      renderedPages.keep(keyOf(request, context), { values, tokens }, Buffer.from(page.bytes).toString(), [
        ...response.headers,
      ])
    }
    return response
  }

  return { handle, kept }
}

/** These pages show secrets or have one in their address, so they are never cached. */
const NEVER_CACHED: ReadonlySet<string> = new Set([
  'routes/auth/reset-password',
  'routes/auth/verify-email',
  'routes/member/delete-data',
  'routes/member/passkeys',
  'routes/member/privacy-receipt',
  'routes/member/prove',
  'routes/member/two-step',
  'routes/public/stop-letter',
])

function isRepeatable(
  method: string,
  pathname: string,
  search: URLSearchParams,
  { actor }: AppLoadContext,
): boolean {
  if (method !== 'GET' || pathname.endsWith('.data')) return false
  // Remix removes its own parameters from the address before a loader sees it.
  if (search.has('index') || search.has('_routes') || search.has('_data')) return false
  // A visitor's query may contain the secret of a mailed link, and an unlimited number of queries would fill the
  // memory.
  return actor !== null || search.size === 0
}

/** The key contains the owner, so nobody gets another person's page. */
function keyOf({ url }: PageRequest, { actor }: AppLoadContext): string {
  return `${actor?.id ?? ''} ${url}`
}

function tokensOf({ nonce, tokens }: AppLoadContext): string[] {
  return [nonce, ...tokens]
}

type Answer = { value: unknown } | { thrown: unknown }
type Answers = ReadonlyMap<string, Answer>

/** The answers of loaders that have already run, by the context that they received. */
const loaderAnswers = new WeakMap<AppLoadContext, Answers>()

async function answersOf(
  { routes }: ServerBuild,
  { ids, params }: Branch,
  request: PageRequest,
  context: AppLoadContext,
): Promise<Answers> {
  const answers = ids.flatMap((id) => {
    const loader = routes[id]?.module.loader
    return loader ? [answerOf(id, loader, { request: request as Request, params, context })] : []
  })
  return new Map(await Promise.all(answers))
}

async function answerOf(
  id: string,
  loader: LoaderFunction,
  args: LoaderFunctionArgs,
): Promise<[string, Answer]> {
  try {
    return [id, { value: await loader(args) }]
  } catch (thrown) {
    return [id, { thrown }]
  }
}

/** The values alone; null if a loader threw, or answered with a status, headers or a Response. */
function plainValues(answers: Answers): Record<string, unknown> | null {
  if (answers.size === 0) return null
  const values: Record<string, unknown> = {}
  for (const [id, answer] of answers) {
    if ('thrown' in answer || answer.value === undefined || answer.value instanceof Response) return null
    const { value } = answer
    if (!isWithInit(value)) values[id] = value
    else if ((value.init?.status ?? 200) !== 200 || value.init?.headers) return null
    else values[id] = value.data
  }
  return values
}

/** The return value of Remix's `data`. */
function isWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (value as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

/** The loader, or its answer if it has already run for this request. */
function runOnce(id: string, loader: LoaderFunction): LoaderFunction {
  return (args, ...rest) => {
    const answer = loaderAnswers.get(args.context)?.get(id)
    if (!answer) return loader(args, ...rest)
    if ('thrown' in answer) throw answer.thrown
    return answer.value as ReturnType<LoaderFunction>
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

function onlyWith(build: ServerBuild, ids: readonly string[], manifest: string): ServerBuild {
  const pick = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(ids.map((id) => [id, record[id]!])) as Record<string, Value>
  const routes = Object.fromEntries(
    Object.entries(pick(build.routes as Record<string, NonNullable<Routes[string]>>)).map(([id, route]) => {
      const { loader } = route.module
      return [id, loader ? { ...route, module: { ...route.module, loader: runOnce(id, loader) } } : route]
    }),
  )
  return {
    ...build,
    routes: routes as Routes,
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

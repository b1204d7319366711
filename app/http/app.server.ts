import type { HttpBindings } from '@hono/node-server'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { Refusal } from '#app/features/operations/operation.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { bareAnswers } from './bare-answers.server.ts'
import { attachedRequest, type BegunRequest, beginRequest } from './begun-request.server.ts'
import { branchHandlers, type PageHandler } from './branch-handlers.server.ts'
import { bufferedBytes, bufferedResponse } from './buffered-response.server.ts'
import { type CallsApp, type DirectCall, isCall } from './calls.server.ts'
import { compressBuffered } from './compress-buffered.server.ts'
import { clearToast } from './cookies.server.ts'
import { directAnswers } from './direct-answers.server.ts'
import { redirectsToDocuments } from './document-redirects.server.ts'
import { DAMAGED, faultRefusal, isDamaged, Unwritable } from './faults.server.ts'
import { FORM_NOT_READABLE, hasFormShape } from './form-shape.server.ts'
import { readiness } from './health.server.ts'
import { json, retryAfter } from './json-call.server.ts'
import { type Logger, logRequest } from './log.server.ts'
import { callGroups } from './openapi.server.ts'
import { comesFromOurPages, forOrigin } from './origin.server.ts'
import { correctSpelling, PUBLIC_CACHE, publicPaths } from './public-page.server.ts'
import { addressOf, isLoopback } from './remote-address.server.ts'
import { replicaMiddleware } from './replication.server.ts'
import { hasOwnPages, requestGate, sessionOf } from './request-gate.server.ts'
import { responseCache } from './response-cache.server.ts'

const BODY_LIMIT = 256 * 1024
/** The methods of pages and calls. For some others, such as TRACE, a Request cannot even be constructed. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const TOO_LARGE = 'Too much was sent: at most 256 kB can be sent at once.'

/** Browser features that no page uses. They are disabled, so that injected code cannot use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screenWakeLock',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const

interface AppOptions {
  services: Services
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The JSON calls. They are answered here; the page framework does not see them. */
  calls: CallsApp
  /** The calls that are answered directly from Node's request. */
  direct: ReadonlyMap<string, DirectCall>
  log: Logger
  /** True after the process has received a stop signal; `/readyz` then answers that it is not ready. */
  isStopping?: () => boolean
  /** Called first, for files. Set if Node serves the files. */
  files?: Parameters<Hono['use']>[1]
}

type Env = { Variables: { requestId: string; begun: BegunRequest } }

export interface Application {
  /** The whole application as a function from Request to Response. */
  app: Hono<Env>
  /** Answers directly from Node's request if the application is not needed. */
  direct: ReturnType<typeof directAnswers>
}

export function createApplication(options: AppOptions): Application {
  const { services, build, calls, log, isStopping, files } = options
  const { settings } = services
  const pages = pageHandler(build, settings.mode)
  const plain = bareAnswers(build)
  const gate = requestGate(services, log)
  const app = new Hono<Env>()
  let hasWarnedOfProxy = false
  let hasLoggedDamage = false
  const secure = settings.origin.startsWith('https:')
  /** Requests that would have changed something on a node that cannot write. */
  const failedWrites = new WeakSet<Request>()
  const cachedPaths = new Set(
    typeof build === 'function' ? [] : publicPaths(build, callGroups(calls.openAPIRegistry)),
  )

  app.use(async (c, next) => {
    const begun = attachedRequest(c.env) ?? beginRequest()
    c.set('begun', begun)
    c.set('requestId', begun.id)
    await next()
    // `c.header` would make a new Response, whose body is a stream.
    c.res.headers.set('X-Request-Id', begun.id)
    logRequest(log, begun, { method: c.req.method, path: c.req.path, status: c.res.status })
  })

  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : faultRefusal(error, services)
    if (refusal instanceof Unwritable) failedWrites.add(c.req.raw)
    if (refusal) return plain(c.req.raw, refusal.code, refusal.message, retryAfter(refusal))
    // The rest of the body will not come, and nobody reads the answer.
    if (isCutOff(c.env)) return plain(c.req.raw, 'request.form-malformed', FORM_NOT_READABLE)
    log.error({ requestId: c.get('requestId'), err: error })
    return plain(
      c.req.raw,
      'server.failed',
      'Something went wrong on our side. Please try again in a moment.',
    )
  })

  // A popup that returns from Google keeps its opener only if neither page requests isolation. This is registered
  // before the middleware that sets the security headers, so it runs after it and its value wins.
  app.use('/auth/*', async (c, next) => {
    await next()
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  })

  app.use(
    secureHeaders({
      contentSecurityPolicy:
        settings.mode === 'development'
          ? undefined
          : {
              defaultSrc: ["'none'"],
              scriptSrc: ["'self'", (c) => `'nonce-${(c as Context<Env>).get('begun').nonce}'`],
              styleSrc: ["'self'"],
              imgSrc: ["'self'", 'data:'],
              fontSrc: ["'self'"],
              connectSrc: ["'self'"],
              manifestSrc: ["'self'"],
              formAction: ["'self'"],
              baseUri: ["'none'"],
              frameAncestors: ["'none'"],
            },
      // 'same-origin' instead of 'no-referrer', because 'no-referrer' makes browsers send `Origin: null` with forms.
      referrerPolicy: 'same-origin',
      strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
      // The sign-in popup must be able to reach the page that opened it.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      xFrameOptions: 'DENY',
      permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, false])),
    }),
  )

  /** True for requests from this machine, unless it forwards a stranger's request, and for administrators. */
  async function mayKnowState(c: Context): Promise<boolean> {
    const isForwarded = c.req.header('X-Forwarded-For') !== undefined && settings.trustedProxies.length === 0
    if (!isForwarded && isLoopback(addressOf(c, settings))) return true
    const session = await sessionOf(c.req.header('Cookie') ?? null, services)
    return session?.person.isAdmin ?? false
  }

  app.get('/healthz', (c) => c.text('ok', 200, { 'Content-Type': 'text/plain; charset=UTF-8' }))
  app.get('/readyz', async (c) => {
    const state = readiness(services)
    const ready = state.ready && !isStopping?.()
    const visible = (await mayKnowState(c)) ? { ...state, ready } : { ready }
    return json(visible, ready ? 200 : 503)
  })

  if (files) app.use(files)
  if (services.replication) {
    app.use(replicaMiddleware(services.replication, settings, (request) => failedWrites.has(request)))
  }
  app.use(async (c, next) => {
    // A request that was handed over has already waited for its turn.
    if (!attachedRequest(c.env)) await gate.turn(addressOf(c, settings))
    return next()
  })
  app.use(compressBuffered)

  app.use(async (c, next) => {
    if (METHODS.has(c.req.method)) return next()
    return plain(c.req.raw, 'request.method-unknown', 'This cannot be done here.', {
      Allow: [...METHODS].join(', '),
    })
  })
  app.use(async (c, next) => {
    if (isWellFormed(c.req.url)) return next()
    return plain(c.req.raw, 'request.address-malformed', 'This address is not well formed.')
  })

  const pageCache = responseCache()
  app.use(async (c, next) => {
    if (hasBody(c.req.raw)) return next()
    const url = new URL(c.req.url)
    const address = correctSpelling(url, cachedPaths)
    if (address) return c.body(null, 308, { Location: address, 'Cache-Control': PUBLIC_CACHE })
    const isPublic = cachedPaths.has(url.pathname) && url.search === ''
    if (!isPublic || (await hasOwnPages(c.req.header('Cookie') ?? null, services))) return next()
    // The page shows the year in its footer.
    const key = `${services.clock.now().getUTCFullYear()} ${url.pathname}`
    const kept = await pageCache.find(key, c.req.raw)
    if (kept) return kept
    await next()
    if (c.req.method === 'GET' && isPublicPage(c.res)) {
      const page = c.res
      // Otherwise Hono replaces the headers of the second response with those of the first.
      c.res = undefined
      c.res = await pageCache.send(key, c.req.raw, async () => page)
    }
  })

  app.use(async (c, next) => {
    if (comesFromOurPages(c.req.raw, settings)) return next()
    const address = addressOf(c, settings)
    await services.limits.takeRequest(address)
    const noted = { services, requestId: c.get('requestId') }
    if (await services.limits.isFirst('origin.refused', address)) {
      noteSecurity(noted, 'origin.refused', null)
    }
    return plain(
      c.req.raw,
      'request.other-origin',
      'This request did not come from our own pages, so nothing was changed.',
    )
  })
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      // The rest of the body is not read, so the connection cannot be used again.
      onError: (c) => plain(c.req.raw, 'request.too-large', TOO_LARGE, { Connection: 'close' }),
    }),
  )

  app.use(async (c, next) => {
    if (!isDamaged(services.db)) return next()
    if (!hasLoggedDamage) {
      hasLoggedDamage = true
      log.fatal(
        `${services.db.path} is damaged. Stop the server; \`npm run restore\` puts a backup in its place.`,
      )
    }
    return plain(c.req.raw, 'server.damaged', DAMAGED)
  })

  app.all('*', async (c) => {
    const address = addressOf(c, settings)
    if (!hasWarnedOfProxy && c.req.header('X-Forwarded-For') && !settings.trustedProxies.length) {
      hasWarnedOfProxy = true
      log.warn('A request came through a proxy. Name it in TRUSTED_PROXIES, or all visitors count as one.')
    }
    const begun = c.get('begun')
    if ('error' in begun) throw begun.error
    begun.context ??= await gate.checkedContext(begun, {
      address,
      cookies: c.req.raw.headers.get('Cookie'),
      userAgent: c.req.raw.headers.get('User-Agent'),
      idempotencyKey: c.req.raw.headers.get('Idempotency-Key'),
    })
    const { context } = begun
    // Older versions of the router send data requests this way. Pages here do not, and Remix answers with internal
    // errors.
    if (c.req.query('_data') !== undefined)
      return plain(c.req.raw, 'request.address-malformed', 'This address is not well formed.')
    const body = hasBody(c.req.raw) ? await c.req.arrayBuffer() : null
    const isJson = isCall(c.req.path)
    const request = isJson ? c.req.raw : forRemix(c.req.raw, settings.origin, body)
    context.unreadRequest = () => forRemix(c.req.raw, settings.origin, body)
    const busyWith = gate.watchBusy()
    let response: Response
    try {
      if (body && !(await hasFormShape(c.req.header('Content-Type') ?? '', body)))
        return plain(c.req.raw, 'request.form-malformed', FORM_NOT_READABLE)
      response = await (isJson
        ? calls.fetch(request, { context, body })
        : pageOf(pages, request, context as AppLoadContext))
    } finally {
      await services.limits.charge(address, busyWith())
    }
    if (context.unwritable) failedWrites.add(c.req.raw)
    if (context.denied) await gate.noteDenied(context)
    // The response of a call is sent unchanged, because copying a Response turns its body into a stream.
    const headers = isJson ? response.headers : new Headers(response.headers)
    for (const cookie of context.cookies) headers.append('Set-Cookie', cookie)
    if (context.toast && showsToast(request, response)) {
      headers.append('Set-Cookie', await clearToast(settings))
    }
    // Remix drops these headers when it renders a page after a form action or an error.
    if (context.retryAfter && (response.status === 429 || response.status === 503)) {
      headers.set('Retry-After', String(context.retryAfter))
    }
    // A page without a form accepts no POST. Remix answers 405 without the header that RFC 9110 requires.
    if (response.status === 405 && !isJson) headers.set('Allow', 'GET, HEAD')
    // A page depends on who requests it, unless the route states otherwise.
    if (context.actor || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (isJson) return response
    if (isData(response)) headers.set('Content-Type', `${DATA_TYPE}; charset=utf-8`)
    const answer = { status: response.status, statusText: response.statusText, headers }
    const page = bufferedBytes(response)
    const bytes = page?.bytes ?? (await dataBytes(response))
    return bytes ? bufferedResponse(bytes, answer, page?.gzip) : new Response(response.body, answer)
  })

  return {
    app,
    direct: directAnswers({ services, pages, calls: options.direct, publicPages: cachedPaths, gate, log }),
  }
}

/** In development the build changes while the server runs, so no page is cached. */
function pageHandler(build: AppOptions['build'], mode: string): PageHandler {
  if (typeof build !== 'function') return branchHandlers(redirectsToDocuments(build), mode)
  return {
    handle: createRequestHandler(async () => redirectsToDocuments(await build()), mode),
    kept: async () => null,
  }
}

/** The page from the cache, or rendered by Remix. */
async function pageOf(pages: PageHandler, request: Request, context: AppLoadContext): Promise<Response> {
  const kept = await pages.kept(request, context)
  if (!kept) return pages.handle(request, context)
  const { template, tokens, headers } = kept
  const init = { headers: headers.map(([name, value]): [string, string] => [name, value]) }
  return bufferedResponse(template.fill(tokens), init, () => template.fillGzip(tokens))
}

/**
 * False for an address with a user name and a password: a Request cannot be constructed from it. A proxy may receive
 * one.
 */
function isWellFormed(address: string): boolean {
  try {
    const { pathname, username, password } = new URL(address)
    decodeURIComponent(pathname)
    return username === '' && password === ''
  } catch {
    return false
  }
}

/** True for a response of `publicPage`. A page with a nonce contains scripts and is made for one response. */
function isPublicPage({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('Cache-Control') === PUBLIC_CACHE &&
    !headers.has('Set-Cookie') &&
    !headers.has('Content-Encoding') &&
    (headers.get('Content-Type') ?? '').startsWith('text/html')
  )
}

function forRemix(request: Request, origin: string, body: ArrayBuffer | null): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(origin + pathname + search, {
    method: request.method,
    headers: forOrigin(new Headers(request.headers), origin),
    signal: request.signal,
    body: body?.byteLength ? body : null,
  })
}

function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** True if the client ended the connection before the request was complete. */
function isCutOff(env: unknown): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  return incoming?.destroyed === true && !incoming.complete
}

/** Remix's name for the data of a page, without its character set. */
const DATA_TYPE = 'text/x-script'

function isData({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith(DATA_TYPE) ?? false
}

/** Remix streams the response of a data request, although all of the data is available. */
async function dataBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return response.body && isData(response) ? new Uint8Array(await response.arrayBuffer()) : null
}

function showsToast(request: Request, response: Response): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return request.method === 'GET' && (isPage || isData(response))
}

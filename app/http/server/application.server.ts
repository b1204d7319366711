import { randomBytes, randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import type { ServerBuild } from '@remix-run/server-runtime'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import type { Settings } from '#app/env.server.ts'
import { type CallsApp, callHandler, isCall } from '#app/http/calls/calls.server.ts'
import { chooseLanguage, type Env, hasBody, METHODS, type Middleware } from '#app/http/gate/context.server.ts'
import { refuseIfDamaged } from '#app/http/gate/faults.server.ts'
import { hasFormShape } from '#app/http/gate/form-shape.server.ts'
import { compress, keepPublicAnswers } from '#app/http/gate/kept-answers.server.ts'
import { forOrigin, refuseOtherOrigins } from '#app/http/gate/origin.server.ts'
import { clientAddress } from '#app/http/gate/remote-address.server.ts'
import { chargeTime, takeTurns } from '#app/http/gate/request-scheduling.server.ts'
import { findSender } from '#app/http/gate/sender.server.ts'
import { pages } from '#app/http/pages/pages.server.ts'
import { publicPaths, redirectSpellings } from '#app/http/pages/public-page.server.ts'
import { errorAnswers } from '#app/http/server/bare-answers.server.ts'
import { readyz } from '#app/http/server/readiness.server.ts'
import { replicaMiddleware } from '#app/http/server/replication.server.ts'
import { sessionCookie } from '#app/http/session.server.ts'
import { type Logger, logRequest } from '#app/log.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import type { Services } from '#app/operations/services.ts'

interface Options {
  services: Services
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The JSON calls. The page framework does not see them. */
  calls: CallsApp
  log: Logger
  /** True after the process has received a stop signal; `/readyz` then answers that it is not ready. */
  isStopping?: () => boolean
  /** Called first, for files. Set if Node serves the files. */
  files?: Middleware
}

/**
 * The whole application as a function from Request to Response. A request passes these steps from above to below, and its
 * answer passes them back.
 */
export function createApplication({ services, build, calls, log, isStopping, files }: Options): Hono<Env> {
  const { settings, limits, replication } = services
  const publicPages = typeof build === 'function' ? [] : publicPaths(build)
  const app = new Hono<Env>()
  app.onError(errorAnswers(services, log, build))
  app.use(chooseLanguage)
  app.use(beginsRequests(log, settings))
  app.use('/auth/*', keepOpener)
  app.use(securityHeaders(settings))
  app.use(clearAfterSession(settings))
  app.get('/healthz', (c) => c.text('ok', 200, { 'Content-Type': 'text/plain; charset=UTF-8' }))
  app.get('/readyz', readyz(services, isStopping))
  app.use(checkRequestLine)
  app.use(redirectSpellings(new Set(publicPages)))
  app.use(checkPath)
  if (files) app.use(files)
  if (replication) app.use(replicaMiddleware(replication, settings))
  app.use(takeTurns())
  app.use(refuseOtherOrigins(services, log))
  app.use(limitBody)
  app.use(findSender(services, log))
  app.use(chargeTime(limits))
  app.use(keepPublicAnswers(services))
  app.use(compress)
  app.use(refuseIfDamaged(services, log))
  app.use(readBody(settings))
  const [answerCall, answerPage] = [callHandler(calls), pages(build, settings)]
  app.all('*', (c, next) => (isCall(c.req.path) ? answerCall(c, next) : answerPage(c, next)))
  return app
}

/** A request that has just arrived. */
interface BegunRequest {
  id: string
  /** 128 random bits for the Content-Security-Policy header of the response. */
  nonce: string
  /** In milliseconds, from `performance.now()`. */
  began: number
}

function beginRequest(): BegunRequest {
  return { id: randomUUID(), nonce: randomBytes(16).toString('base64'), began: performance.now() }
}

/**
 * True if a part of the body has not come yet and will not be read, such as that of a GET or of a refused form. The
 * connection then cannot be used again, and Node would read the rest, however long it is, to keep it open.
 */
function leavesBodyUnread({ env, req }: Context<Env>): boolean {
  if (env?.incoming?.complete !== false) return false
  return Boolean(req.header('Transfer-Encoding') || Number(req.header('Content-Length')))
}

/** Gives the request its id and nonce, and writes its line into the log after the answer. */
function beginsRequests(log: Logger, settings: Settings): Middleware {
  return async (c, next) => {
    const begun = beginRequest()
    c.set('begun', begun)
    c.set('address', clientAddress(c, settings))
    await next()
    // `c.header` would make a new Response, whose body is a stream.
    c.res.headers.set('X-Request-Id', begun.id)
    if (leavesBodyUnread(c)) c.res.headers.set('Connection', 'close')
    logRequest(log, begun, { method: c.req.method, path: c.req.path, status: c.res.status })
  }
}

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

function securityHeaders({ mode, origin }: Settings): Middleware {
  return secureHeaders({
    contentSecurityPolicy:
      mode === 'development'
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
    strictTransportSecurity: origin.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    // The sign-in popup must be able to reach the page that opened it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    xFrameOptions: 'DENY',
    permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, false])),
  })
}

/** When a session ends, the browser also forgets the pages that it keeps for its back button. */
function clearAfterSession(settings: Settings): Middleware {
  const removed = `${sessionCookie(settings).name}=;`
  return async (c, next) => {
    await next()
    if (c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(removed)))
      c.header('Clear-Site-Data', '"cache"')
  }
}

/**
 * A popup that returns from Google keeps its opener only if neither page requests isolation. This is registered before
 * the security headers, so it runs after them and its value wins.
 */
const keepOpener: Middleware = async (c, next) => {
  await next()
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
}

/** Refuses methods and addresses that nothing here uses. */
const checkRequestLine: Middleware = async (c, next) => {
  if (!METHODS.has(c.req.method)) throw new Refusal('request.method-unknown', refusalWords.methodUnknown)
  if (!isWellFormed(c.req.url)) throw new Refusal('request.address-malformed', refusalWords.addressMalformed)
  return next()
}

/**
 * Refuses a path with two slashes together, or with a backslash, also an encoded one. Browsers and URL parsers read
 * `//evil.example` and `/\evil.example` as addresses of another host.
 */
const checkPath: Middleware = async (c, next) => {
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

const assets = serveStatic({
  root: './build/client',
  precompressed: true,
  onFound: (path, c) =>
    c.header(
      'Cache-Control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ),
})

/** The files of the build. Looking for a file takes system calls, and every file here has an extension. */
export const files: Middleware = (c, next) => (c.req.path.includes('.') ? assets(c, next) : next())

const BODY_LIMIT = 256 * 1024

const limitBody: Middleware = bodyLimit({
  maxSize: BODY_LIMIT,
  onError() {
    throw new Refusal('request.too-large', refusalWords.tooLarge)
  },
})

/** Reads the body, and refuses a form that a parser could not read within reason. */
function readBody({ origin }: Settings): Middleware {
  return async (c, next) => {
    const request = c.req.raw
    const body = hasBody(request) ? await c.req.arrayBuffer() : null
    if (body && !(await hasFormShape(c.req.header('Content-Type') ?? '', body)))
      throw new Refusal('request.form-malformed', refusalWords.formNotReadable)
    c.set('body', body)
    c.get('context').unreadRequest = () => unread(request, origin, body)
    return next()
  }
}

/** The request with its body unread, at our origin, which Remix compares with that of a form. */
function unread(request: Request, origin: string, body: ArrayBuffer | null): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(origin + pathname + search, {
    method: request.method,
    headers: forOrigin(new Headers(request.headers), origin),
    signal: request.signal,
    body: body?.byteLength ? body : null,
  })
}

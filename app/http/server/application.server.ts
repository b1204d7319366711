import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { ServerBuild } from '@remix-run/server-runtime'
import { type Context, Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Settings } from '#app/env.server.ts'
import { type CallsApp, callHandler } from '#app/http/calls/calls.server.ts'
import { limitBody, readBody, refuseOtherOrigins } from '#app/http/gate/changes.server.ts'
import {
  chooseLanguage,
  type Env,
  encodingFor,
  isCall,
  METHODS,
  type Middleware,
} from '#app/http/gate/context.server.ts'
import { refuseIfDamaged } from '#app/http/gate/faults.server.ts'
import { chargeTime, takeTurns } from '#app/http/gate/request-scheduling.server.ts'
import { clientAddress, findSender } from '#app/http/gate/sender.server.ts'
import { pages } from '#app/http/pages/pages.server.ts'
import { keepPublicAnswers, publicPaths, redirectSpellings } from '#app/http/pages/public-page.server.ts'
import { errorAnswers } from '#app/http/server/bare-answers.server.ts'
import { readyz } from '#app/http/server/readiness.server.ts'
import { replicaMiddleware } from '#app/http/server/replication.server.ts'
import { sessionCookie } from '#app/http/session.server.ts'
import type { Logger } from '#app/log.server.ts'
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

/**
 * True if a part of the body has not come yet and will not be read, such as that of a GET or of a refused form. The
 * connection then cannot be used again, and Node would read the rest, however long it is, to keep it open.
 */
function leavesBodyUnread({ env, req }: Context<Env>): boolean {
  if (env?.incoming?.complete !== false) return false
  return Boolean(req.header('Transfer-Encoding') || Number(req.header('Content-Length')))
}

/** Paths contain the ids of people and of what belongs to them. */
const ID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi

/**
 * Gives the request its id, and writes its line into the log after the answer. A successful health check is logged at debug
 * level: monitoring requests it every few seconds, and it is no news.
 */
function beginsRequests(log: Logger, settings: Settings): Middleware {
  return async (c, next) => {
    const began = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('address', clientAddress(c, settings))
    await next()
    // `c.header` would make a new Response, whose body is a stream.
    c.res.headers.set('X-Request-Id', requestId)
    if (leavesBodyUnread(c)) c.res.headers.set('Connection', 'close')
    const { method, path } = c.req
    const { status } = c.res
    const level = path === '/healthz' && status === 200 ? 'debug' : 'info'
    const ms = Math.round((performance.now() - began) * 100) / 100
    log[level]({ requestId, method, path: path.replace(ID, ':id'), status, ms })
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
            scriptSrc: ["'self'", NONCE],
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

/** Bodies that are complete when the answer begins. */
const COMPLETE = /^(?:text\/html|text\/x-script|application\/json)\b/
/** Exports, which are made while they are sent. */
const STREAMED = /^text\/csv\b/
/** A smaller body fits into one packet as it is; a larger one is compressed beside the event loop, which takes longer. */
const [SMALLEST, LARGE] = [1024, 200_000]

/** A page is a quarter smaller than with gzip, and made in the same time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
type Encoders = Record<string, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>>
const AT_ONCE: Encoders = { br: (bytes) => brotliCompressSync(bytes, BROTLI), gzip: gzipSync }
const BESIDE: Encoders = { br: (bytes) => promisify(brotliCompress)(bytes, BROTLI), gzip: promisify(gzip) }

/**
 * Compresses a response. Hono's own middleware reads a complete body as a stream too, which costs a page 1 to 3 ms more
 * ([decision 56](../../../docs/decisions/0056-one-pipeline.md)).
 */
const compress: Middleware = async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  const type = headers.get('Content-Type') ?? ''
  const isComplete = COMPLETE.test(type)
  if (!body || headers.has('Content-Encoding') || !(isComplete || STREAMED.test(type))) return
  headers.append('Vary', 'Accept-Encoding')
  let sent: BodyInit = body
  if (isComplete) {
    const bytes = new Uint8Array(await c.res.arrayBuffer())
    const encoding = bytes.byteLength < SMALLEST ? 'identity' : encodingFor(c)
    const encode = bytes.byteLength < LARGE ? AT_ONCE[encoding] : BESIDE[encoding]
    if (encode) headers.set('Content-Encoding', encoding)
    const made = encode ? await encode(bytes) : bytes
    headers.set('Content-Length', String(made.byteLength))
    sent = made as Uint8Array<ArrayBuffer>
  } else if (encodingFor(c, ['gzip']) === 'gzip') {
    headers.set('Content-Encoding', 'gzip')
    sent = body.pipeThrough(new CompressionStream('gzip'))
  }
  // Otherwise Hono replaces the headers of the second response with those of the first.
  c.res = undefined
  c.res = new Response(sent, { status, headers })
}

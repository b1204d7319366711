import type { ServerBuild } from '@remix-run/server-runtime'
import { Hono } from 'hono'
import { type CallsApp, callHandler, isCall } from '#app/http/calls/calls.server.ts'
import { limitBody, readBody } from '#app/http/gate/body.server.ts'
import { compress } from '#app/http/gate/compress.server.ts'
import { chargeTime } from '#app/http/gate/cpu-time.server.ts'
import { refuseIfDamaged } from '#app/http/gate/faults.server.ts'
import { keepPublicAnswers } from '#app/http/gate/kept-answers.server.ts'
import { chooseLanguage } from '#app/http/gate/language.server.ts'
import type { Env, Middleware } from '#app/http/gate/middleware.ts'
import { refuseOtherOrigins } from '#app/http/gate/origin.server.ts'
import { checkPath, checkRequestLine } from '#app/http/gate/request-line.server.ts'
import { takeTurns } from '#app/http/gate/request-scheduling.server.ts'
import { clearAfterSession, keepOpener, securityHeaders } from '#app/http/gate/security-headers.server.ts'
import { findSender } from '#app/http/gate/sender.server.ts'
import { pages } from '#app/http/pages/pages.server.ts'
import { publicPaths, redirectSpellings } from '#app/http/pages/public-page.server.ts'
import type { Services } from '#app/operations/services.ts'
import { errorAnswers } from './bare-answers.server.ts'
import { beginsRequests } from './begin-request.server.ts'
import type { Logger } from './log.server.ts'
import { readyz } from './readiness.server.ts'
import { replicaMiddleware } from './replication.server.ts'

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

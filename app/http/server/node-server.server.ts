import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from '#app/http/gate/middleware.ts'
import { SECOND } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import { closeFaultyConnections } from './faulty-connections.server.ts'
import type { Logger } from './log.server.ts'
import { staticAnswers } from './static-answers.server.ts'

/** Limits for clients that are slow on purpose. They are checked every few seconds. */
const LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
}
const IDLE_TIMEOUT = 60 * SECOND

/** Node's server: it sends static answers itself and passes every other request to the application. */
export async function openServer(app: Hono<Env>, { settings, clock }: Services, log: Logger) {
  const { keep, answer } = await staticAnswers({ app, settings, clock, log })
  const application = getRequestListener(app.fetch, { hostname: settings.host })
  const server = createServer(LIMITS, (request, response) => {
    if (!answer(request, response)) application(request, response)
  })
  server.setTimeout(IDLE_TIMEOUT)
  closeFaultyConnections(server)
  server.listen(settings.port, settings.host)
  // `listen` reports a port that is in use as an event, not as an exception.
  await new Promise((done, fail) => server.once('listening', done).once('error', fail))
  return { server, keep }
}

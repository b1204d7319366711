import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Settings } from '#app/env.server.ts'
import type { Env } from '#app/http/gate/middleware.ts'
import { SECOND } from '#app/operations/clock.ts'
import { closeFaultyConnections } from './faulty-connections.server.ts'

/** Limits for clients that are slow on purpose. They are checked every few seconds. */
const LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
}
const IDLE_TIMEOUT = 60 * SECOND

/** Node's server, which passes every request to the application. */
export async function openServer(app: Hono<Env>, { host, port }: Settings) {
  const server = createServer(LIMITS, getRequestListener(app.fetch, { hostname: host }))
  server.setTimeout(IDLE_TIMEOUT)
  closeFaultyConnections(server)
  server.listen(port, host)
  // `listen` reports a port that is in use as an event, not as an exception.
  await new Promise((done, fail) => server.once('listening', done).once('error', fail))
  return server
}

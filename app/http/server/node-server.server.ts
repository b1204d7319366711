import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Settings } from '#app/env.server.ts'
import type { Env } from '#app/http/gate/context.server.ts'
import { SECOND } from '#app/operations/clock.ts'

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

export const CLOSED_IN_ONE_TURN = 20

/** The statuses that Node's own listener answers; 400 for any other error. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers and closes connections whose requests are too slow or no HTTP, as Node does, but a few in each turn of the
 * event loop. Node finds all slow ones at once; closing a thousand of them in one turn keeps everyone else waiting.
 */
export function closeFaultyConnections(server: Server): void {
  const waiting: (() => void)[] = []
  const answers = new WeakMap<Socket, ServerResponse>()

  function closeSome(): void {
    for (const close of waiting.splice(0, CLOSED_IN_ONE_TURN)) close()
    if (waiting.length > 0) setImmediate(closeSome)
  }

  // The answer that is being sent. A client may send the next request before it has read this one.
  server.prependListener('request', ({ socket }, answer) => {
    if (answers.get(socket)?.writableFinished ?? true) answers.set(socket, answer)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    waiting.push(() => {
      const status = STATUS_OF[error.code ?? ''] ?? 400
      const answer = answers.get(socket)
      const isFree = !answer || answer.writableFinished || !answer.headersSent
      if (socket.writable && isFree)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
      socket.destroy(error)
    })
    if (waiting.length === 1) setImmediate(closeSome)
  })
}

/** At a stop, current requests are finished; those that take longer than this are cut off. */
const STOP_WITHIN = 8 * SECOND
/** After a stop signal, connections are still accepted for this time, because a proxy may have sent some already. */
const ACCEPTS_FOR = 0.5 * SECOND
const CLOSE_IDLE_EVERY = 0.2 * SECOND

/**
 * Makes the stop of a server: the requests received so far are finished, each response as the last on its connection.
 * @param closed called when no connection is left
 * @returns a function that begins the stop
 */
export function stopper(server: Server, closed: () => Promise<void>): () => void {
  let isStopping = false
  const answers = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !isStopping
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })

  function end(): void {
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    // Requests that have arrived are read between the two timers. A connection that is still idle after that can be
    // closed.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), CLOSE_IDLE_EVERY)
    server.close(async () => {
      clearTimeout(cutOff)
      clearInterval(idle)
      await closed()
    })
  }

  return () => {
    if (isStopping) return
    isStopping = true
    for (const answer of answers) answer.shouldKeepAlive = false
    // After one whole turn of the event loop, the connections in the system's queue have been accepted.
    const count = () => server.getConnections((_, open) => setTimeout(end, open === 0 ? 0 : ACCEPTS_FOR))
    setImmediate(() => setImmediate(count))
  }
}

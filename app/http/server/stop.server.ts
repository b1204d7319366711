import type { Server, ServerResponse } from 'node:http'
import { SECOND } from '#app/operations/clock.ts'

/** At a stop, current requests are finished; those that take longer than this are cut off. */
const STOP_WITHIN = 8 * SECOND
/** After a stop signal, connections are still accepted for this time, because a proxy may have sent some already. */
const ACCEPTS_FOR = 0.5 * SECOND
const CLOSE_IDLE_EVERY = 0.2 * SECOND

/**
 * Calls back after one whole turn of the event loop. By then, the connections in the system's queue have been accepted.
 */
const afterNextPoll = (then: () => void) => setImmediate(() => setImmediate(then))

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
    afterNextPoll(() =>
      server.getConnections((_, open) => {
        if (open === 0) end()
        else setTimeout(end, ACCEPTS_FOR)
      }),
    )
  }
}

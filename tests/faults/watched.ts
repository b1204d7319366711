import { resolve } from 'node:path'
import { type RunningServer, startServer } from '../support/server.ts'

export interface Stalls {
  /** The longest that the event loop stood still, without the time that it waited for a processor. */
  stallMs: number
  stallWithWaitingMs: number
  rssMb: number
}

/** A server whose event loop and memory are watched from within. */
export async function startWatched(
  environment: Record<string, string>,
): Promise<RunningServer & { figures(): Promise<Stalls> }> {
  const preload = resolve(import.meta.dirname, 'watch.mjs')
  const server = await startServer(environment, { keep: true, preload })
  return {
    ...server,
    /** The most of each since it was last asked. */
    figures() {
      const answer = new Promise<Stalls>((done) =>
        server.process.once('message', (most) => done(most as Stalls)),
      )
      server.process.send('figures')
      return answer
    },
  }
}

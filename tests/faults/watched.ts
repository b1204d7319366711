import { resolve } from 'node:path'
import { type RunningServer, startServer } from '../support/server.ts'

interface Stalls {
  /** The longest block of the event loop, without the time spent waiting for a processor. */
  stallMs: number
  stallWithWaitingMs: number
  /** The most that the thread of the event loop ran for between two looks, which are ten milliseconds apart or a block. */
  ranMs: number
  rssMb: number
}

/** A server that reports its event loop and memory. @param controlGroup the `cgroup.procs` of a group in which it runs */
export async function startWatched(
  environment: Record<string, string>,
  controlGroup?: string,
): Promise<RunningServer & { measurements(): Promise<Stalls> }> {
  const preload = resolve(import.meta.dirname, 'watch.mjs')
  const server = await startServer(environment, {
    keep: true,
    preload,
    ...(controlGroup ? { controlGroup } : {}),
  })
  return {
    ...server,
    /** The maximum of each since the last call. */
    measurements() {
      const answer = new Promise<Stalls>((done) =>
        server.process.once('message', (most) => done(most as Stalls)),
      )
      server.process.send('measurements')
      return answer
    },
  }
}

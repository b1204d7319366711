import { Agent, request } from 'node:http'
import { type RunningServer, startServer } from '../support/server.ts'

const PRELOAD = new URL('./tells-cpu.mjs', import.meta.url).href

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/** A server in a separate process, whose processor time can be read. */
export interface MeasuredServer extends RunningServer {
  /** Microseconds of processor time since the start, of all threads together, and bytes of memory. */
  used(): Promise<{ cpu: number; rss: number }>
}

export async function measuredServer(
  environment: Record<string, string> = {},
  script?: string,
): Promise<MeasuredServer> {
  const server = await startServer(environment, { preload: PRELOAD, ...(script ? { script } : {}) })
  const used = () =>
    new Promise<{ cpu: number; rss: number }>((done) => {
      server.process.once('message', (usage) => done(usage as { cpu: number; rss: number }))
      server.process.send('cpu')
    })
  return { ...server, used }
}

/** One keep-alive connection, which sends one request after the other. */
export function connection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    get: (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
      new Promise((done, fail) => {
        const outgoing = request({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', fail)
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          )
        })
        outgoing.on('error', fail)
        outgoing.end()
      }),
    close: () => agent.destroy(),
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The quantile: the given part of all values is at or below it. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

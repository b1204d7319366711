import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { startServer } from '../support/server.ts'
import { connection, quantile } from './measured-server.ts'
import { pagePeople } from './page-people.ts'

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const SECONDS = 5
const WARM_UP = 400
const PAGES = ['/api/auth/me', '/dashboard', '/analysis'] as const

/** Measures how many requests several processes behind one port answer. The clients run on the same machine. */
export default async function bench(): Promise<void> {
  console.log(
    `processes behind one port, ${CONNECTIONS} connections, ${SECONDS} s each, on ${availableParallelism()} processors that the clients share`,
  )
  const first = new Map<string, number>()
  for (const count of PROCESSES) {
    const server = await startServer(
      { BENCH_PROCESSES: String(count), BACKUPS: 'off' },
      { script: 'tests/bench/clustered-server.mjs' },
    )
    try {
      const { member } = await pagePeople(server.origin, server.dataDir)
      for (const path of PAGES) {
        const cpu = processorTime(server.process.pid!)
        const { perSecond, times, requests, seconds } = await load(server.port, path, member)
        const used = processorTime(server.process.pid!) - cpu
        if (!first.has(path)) first.set(path, perSecond)
        console.log(
          `  ${count} ${path.padEnd(16)} ${perSecond.toFixed(0).padStart(6)} a second, ${(perSecond / first.get(path)!).toFixed(2)} times one process; ` +
            `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms; ` +
            `${((used / requests) * 1e6).toFixed(0)} µs of processor time each, ${(used / seconds).toFixed(2)} processors busy`,
        )
      }
    } finally {
      await server.stop()
    }
  }
}

async function load(port: number, path: string, cookie: string) {
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip' }
  const clients = Array.from({ length: CONNECTIONS }, () => connection(port))
  const ask = async (client: (typeof clients)[number]) => {
    const { status } = await client.get(path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  await Promise.all(
    clients.map(async (client) => {
      for (let i = 0; i < WARM_UP / CONNECTIONS; i += 1) await ask(client)
    }),
  )
  const times: number[] = []
  const began = performance.now()
  const until = began + SECONDS * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        const at = performance.now()
        await ask(client)
        times.push(performance.now() - at)
      }
    }),
  )
  for (const client of clients) client.close()
  const seconds = (performance.now() - began) / 1000
  // Includes the requests of the warm-up, because the processor time includes them too.
  return { perSecond: times.length / seconds, times, requests: times.length + WARM_UP, seconds }
}

/**
 * Seconds of processor time of a process and its children since their start, all threads together. Only Linux reports
 * it.
 */
function processorTime(pid: number): number {
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number)].reduce((sum, one) => {
    // The name in the second field may contain any character, and ends with the last bracket.
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / ticks
  }, 0)
}

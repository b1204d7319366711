import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type RunningServer, startServer } from '../support/server.ts'
import { connection, quantile } from './measured-server.ts'
import { pagePeople } from './page-people.ts'

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const SECONDS = 5
const WARM_UP = 400
const PAGES = [
  { path: '/api/auth/me' },
  { path: '/dashboard' },
  { path: '/analysis' },
  // Each visit has another address, so the page is rendered: nearly all of the time is the server's and not the clients'.
  { path: '/dashboard', isRendered: true },
  { path: '/analysis', isRendered: true },
] as const

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
      for (const page of PAGES) {
        const isRendered = 'isRendered' in page
        const name = isRendered ? `${page.path}, rendered` : page.path
        const { perSecond, times, used, seconds } = await load(server, page.path, isRendered, member)
        if (!first.has(name)) first.set(name, perSecond)
        console.log(
          `  ${count} ${name.padEnd(20)} ${perSecond.toFixed(0).padStart(6)} a second, ${(perSecond / first.get(name)!).toFixed(2)} times one process; ` +
            `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms; ` +
            `${((used / times.length) * 1e6).toFixed(0)} µs of processor time each, ${(used / seconds).toFixed(2)} processors busy`,
        )
      }
    } finally {
      await server.stop()
    }
  }
}

async function load(server: RunningServer, path: string, isRendered: boolean, cookie: string) {
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip' }
  const clients = Array.from({ length: CONNECTIONS }, () => connection(server.port))
  let visits = 0
  const ask = async (client: (typeof clients)[number]) => {
    visits += 1
    const { status } = await client.get(isRendered ? `${path}?visit=${visits}` : path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  await Promise.all(
    clients.map(async (client) => {
      for (let i = 0; i < WARM_UP / CONNECTIONS; i += 1) await ask(client)
    }),
  )
  const pid = server.process.pid!
  const usedBefore = processorTime(pid)
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
  return { perSecond: times.length / seconds, times, used: processorTime(pid) - usedBefore, seconds }
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

import { dataFolder, pause, Visitor } from './kit.ts'
import { atMost, type Measurement, percentile, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

const CONNECTIONS = 12
const SECONDS = Number(process.env.FAULT_SECONDS ?? 20)
/** The largest lists of cities, and spellings of their countries. */
const LISTS = ['US', 'us', 'United%20States', 'IN', 'BR', 'MX']

/**
 * Each of the largest lists of cities is made for the first time. Then twelve strangers load them without a pause, while
 * a visitor at another address reads pages.
 */
export default async function run(): Promise<Measurement[]> {
  const server = await startWatched({
    DATA_DIR: dataFolder(),
    BACKUPS: 'off',
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    const visitor = new Visitor(server.origin)
    const ask = async (path: string, address: string, encoding: string) => {
      const headers = { 'X-Forwarded-For': address, 'Accept-Encoding': encoding }
      const answer = await visitor.send(path, { headers })
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
    }
    await ask('/faq', '192.0.2.1', 'gzip')
    await server.measurements()
    let longest = 0
    for (const list of LISTS) {
      await ask(`/api/cities/${list}`, '203.0.113.99', 'gzip')
      longest = Math.max(longest, (await server.measurements()).stallMs)
    }
    const until = Date.now() + SECONDS * 1000
    const statuses = new Map<number, number>()
    const strangers = Array.from({ length: CONNECTIONS }, async (_, n) => {
      for (let turn = n; Date.now() < until; turn += 1) {
        const path = `/api/cities/${LISTS[turn % LISTS.length]}`
        const { status } = await ask(path, `203.0.113.${n}`, ['gzip', 'identity', 'br'][turn % 3]!)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    const times: number[] = []
    while (Date.now() < until) {
      const began = performance.now()
      const { status } = await ask('/faq', '192.0.2.1', 'gzip')
      if (status !== 200) throw new Error(`/faq answered ${status}`)
      times.push(performance.now() - began)
      await pause(50)
    }
    await Promise.all(strangers)
    const { stallMs, rssMb } = await server.measurements()
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    return [
      atMost('one list, made for the first time: event loop stood still for', longest, 50, 'ms'),
      reported('connections, seconds, answers', `${CONNECTIONS}, ${SECONDS}, ${answers}`),
      reported(
        'a visitor’s page',
        `median ${Math.round(percentile(times, 0.5))} ms, ${times.length} of them`,
      ),
      atMost('99 % of them in', percentile(times, 0.99), 200, 'ms'),
      reported('event loop stood still for all of them together', `${Math.round(stallMs)} ms`),
      reported('memory at most', `${Math.round(rssMb)} MB`),
    ]
  } finally {
    await server.end()
  }
}

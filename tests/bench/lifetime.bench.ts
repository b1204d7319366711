import { connection, type MeasuredServer, measuredServer, median } from './measured-server.ts'
import { pagePeople } from './page-people.ts'

const STARTS = 5
const PDFS = 10
const REQUESTS = 100_000
const BARE = 'tests/bench/bare-server.mjs'
const PAGES = ['/', '/api/auth/me', '/dashboard', '/analysis', '/my-path', '/reports/detailed', '/settings']

/** Measures the cost of a process: until its first response, for a PDF, and in memory after many requests. */
export default async function bench(): Promise<void> {
  await coldStart()
  const server = await measuredServer({ LOG_LEVEL: 'info' })
  const bare = await measuredServer({}, BARE)
  try {
    const { member } = await pagePeople(server.origin, server.dataDir)
    await pdf(server, bare, member)
    await memory(server, member)
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
}

interface Start {
  milliseconds: number
  /** Milliseconds of processor time. */
  cpu: number
}

/** On a database that has been migrated before. */
async function coldStart(): Promise<void> {
  const took = async (environment: Record<string, string>, script?: string): Promise<Start> => {
    const began = performance.now()
    const server = await measuredServer(environment, script)
    const client = connection(server.port)
    await client.get('/healthz')
    const milliseconds = performance.now() - began
    const { cpu } = await server.used()
    client.close()
    await server.stop()
    return { milliseconds, cpu: cpu / 1000 }
  }
  const starts: Start[] = []
  const bares: Start[] = []
  for (let i = 0; i < STARTS; i += 1) {
    bares.push(await took({}, BARE))
    starts.push(await took({}))
  }
  const of = (all: readonly Start[], name: keyof Start) => median(all.map((one) => one[name]))
  console.log(
    `cold start, until the first answer: ${of(starts, 'milliseconds').toFixed(0)} ms, ${of(starts, 'cpu').toFixed(0)} ms of processor time; ` +
      `${(of(starts, 'cpu') / of(bares, 'cpu')).toFixed(1)} times a bare server (${of(bares, 'cpu').toFixed(0)} ms)`,
  )
}

/** All threads together, because a separate thread makes the file. */
async function pdf(server: MeasuredServer, bare: MeasuredServer, cookie: string): Promise<void> {
  const make = async () => {
    const answer = await fetch(`${server.origin}/reports/pdf`, {
      method: 'POST',
      headers: { Origin: server.origin, Cookie: cookie },
    })
    const bytes = await answer.arrayBuffer()
    if (!answer.headers.get('Content-Type')?.startsWith('application/pdf'))
      throw new Error(`/reports/pdf answered ${answer.status}`)
    return bytes.byteLength
  }
  const size = await make()
  const client = connection(bare.port)
  for (let i = 0; i < 2000; i += 1) await client.get('/')
  const bareBefore = await bare.used()
  for (let i = 0; i < 2000; i += 1) await client.get('/')
  const bareCost = ((await bare.used()).cpu - bareBefore.cpu) / 2000
  client.close()
  const times: number[] = []
  const before = await server.used()
  for (let i = 0; i < PDFS; i += 1) {
    const began = performance.now()
    await make()
    times.push(performance.now() - began)
  }
  const cost = ((await server.used()).cpu - before.cpu) / PDFS
  console.log(
    `PDF of the detailed report: ${(size / 1000).toFixed(0)} kB, median ${median(times).toFixed(0)} ms, ` +
      `${(cost / 1000).toFixed(0)} ms of processor time, ${(cost / bareCost).toFixed(0)} bare answers`,
  )
}

async function memory(server: MeasuredServer, cookie: string): Promise<void> {
  const client = connection(server.port)
  const ask = (i: number) =>
    client.get(PAGES[i % PAGES.length]!, { Cookie: cookie, 'Accept-Encoding': 'gzip' })
  for (let i = 0; i < REQUESTS / 100; i += 1) await ask(i)
  const early = (await server.used()).rss
  for (let i = 0; i < REQUESTS; i += 1) await ask(i)
  const late = (await server.used()).rss
  client.close()
  console.log(
    `memory: ${(early / 1e6).toFixed(0)} MB after ${REQUESTS / 100} requests, ${(late / 1e6).toFixed(0)} MB after ${REQUESTS} more: ${(late / early).toFixed(2)} times`,
  )
}

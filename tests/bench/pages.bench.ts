import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connection, type MeasuredServer, measuredServer, median, quantile } from './measured-server.ts'
import { pagePeople } from './page-people.ts'
import { firstViewOf, scriptsOf } from './page-weight.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
/** Requests in each round. A bare response is cheap, so measuring it takes more of them. */
const BARE_A_ROUND = 600
const CHEAP_A_ROUND = 300
const A_ROUND = 25
/** Requests before the rounds, for each page and for the bare response, so that V8 has compiled the code of both. */
const WARM_UP = 1500
const CONNECTIONS = 10
const KEPT_AFTER = 8000
const AT_ONCE = 300

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' }

type Who = 'visitor' | 'member' | 'admin'

interface Page {
  path: string
  who: Who
  /** Processor time of a request, as a ratio to that of a bare answer. */
  target: number
  /** Kilobytes of scripts (gzip) and their number; none by default. */
  scripts?: { kB: number; files: number }
}

const NONE = { kB: 0, files: 0 }
const SIGN_IN = { kB: 6, files: 1 }
const SCRIPTS = { kB: 100, files: 8 }

const ALL: Page[] = [
  { path: '/healthz', who: 'visitor', target: 1.5 },
  { path: '/', who: 'visitor', target: 3, scripts: NONE },
  { path: '/faq', who: 'visitor', target: 3, scripts: NONE },
  { path: '/books', who: 'visitor', target: 3, scripts: NONE },
  { path: '/api/auth/me', who: 'member', target: 5 },
  { path: '/login', who: 'visitor', target: 14, scripts: SIGN_IN },
  { path: '/register', who: 'visitor', target: 14, scripts: SIGN_IN },
  { path: '/forgot-password', who: 'visitor', target: 14, scripts: SIGN_IN },
  { path: '/dashboard', who: 'member', target: 14, scripts: SCRIPTS },
  { path: '/settings', who: 'member', target: 14, scripts: SCRIPTS },
  { path: '/birth-info', who: 'member', target: 28, scripts: SCRIPTS },
  { path: '/analysis', who: 'member', target: 28, scripts: SCRIPTS },
  { path: '/my-path', who: 'member', target: 28, scripts: SCRIPTS },
  { path: '/part-of-fortune', who: 'member', target: 28, scripts: SCRIPTS },
  { path: '/reports/basic', who: 'member', target: 28, scripts: SCRIPTS },
  { path: '/reports/detailed', who: 'member', target: 28, scripts: SCRIPTS },
  { path: '/admin/users', who: 'admin', target: 28, scripts: SCRIPTS },
  { path: '/admin/natal-charts', who: 'admin', target: 28, scripts: SCRIPTS },
  { path: '/admin/audit-log', who: 'admin', target: 28, scripts: SCRIPTS },
]

/** `BENCH_PAGES=/login,/settings` measures only these. */
const wanted = process.env.BENCH_PAGES?.split(',')
const PAGES = ALL.filter(({ path }) => wanted?.includes(path) ?? true)

/** Measures what each page costs the server and the browser, and compares it with the limits. */
export default async function bench(): Promise<void> {
  if (!existsSync(resolve('build/server/index.js')))
    throw new Error('There is no build yet: npm run build makes one.')
  // Logs as in production. It has no rate limits, because one client requests thousands of pages.
  const server = await measuredServer({ LOG_LEVEL: 'info' })
  const bare = await measuredServer({}, 'tests/bench/bare-server.mjs')
  try {
    const people = await pagePeople(server.origin, server.dataDir)
    const headersOf = ({ who }: Page) => ({
      ...BROWSER,
      ...(who === 'visitor' ? {} : { Cookie: people[who] }),
    })
    await expectPages(server, headersOf)
    await publicPagesKept()
    const ratios = await costs(server, bare, headersOf)
    const speeds = await speedsOf(server, headersOf)
    await print(server, headersOf, ratios, speeds)
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
}

/** Waits until the server has cached its public pages, a few seconds after its start. */
async function publicPagesKept(): Promise<void> {
  await setTimeout(KEPT_AFTER)
}

type HeadersOf = (page: Page) => Record<string, string>

async function expectPages(server: MeasuredServer, headersOf: HeadersOf): Promise<void> {
  const client = connection(server.port)
  for (const page of PAGES) {
    // The first visit composes texts that later visits only read.
    await client.get(page.path, headersOf(page))
    const { status } = await client.get(page.path, headersOf(page))
    if (status !== 200) throw new Error(`${page.path} answered ${status}`)
  }
  client.close()
}

interface Costs {
  bare: number
  ratios: Map<Page, number[]>
}

/**
 * Measures in rounds over all pages, each with its own bare responses, so that other work of the machine affects all in
 * the same way.
 */
async function costs(server: MeasuredServer, bare: MeasuredServer, headersOf: HeadersOf): Promise<Costs> {
  const client = connection(server.port)
  const bareClient = connection(bare.port)
  const times = async (count: number, ask: () => Promise<unknown>) => {
    for (let i = 0; i < count; i += 1) await ask()
  }
  const costOf = async (of: MeasuredServer, count: number, ask: () => Promise<unknown>) => {
    const before = await of.used()
    await times(count, ask)
    return ((await of.used()).cpu - before.cpu) / count
  }
  const askBare = () => bareClient.get('/', BROWSER)
  await times(WARM_UP, askBare)
  for (const page of PAGES) await times(WARM_UP, () => client.get(page.path, headersOf(page)))

  const ratios = new Map<Page, number[]>(PAGES.map((page) => [page, []]))
  const bares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of PAGES) {
      const headers = headersOf(page)
      const before = await costOf(bare, BARE_A_ROUND / 2, askBare)
      const cost = await costOf(server, page.target < 10 ? CHEAP_A_ROUND : A_ROUND, () =>
        client.get(page.path, headers),
      )
      const after = await costOf(bare, BARE_A_ROUND / 2, askBare)
      bares.push((before + after) / 2)
      ratios.get(page)!.push(cost / ((before + after) / 2))
    }
  }
  client.close()
  bareClient.close()
  return { bare: median(bares), ratios }
}

/** Milliseconds until a response has arrived, with several clients at once. */
async function speedsOf(server: MeasuredServer, headersOf: HeadersOf): Promise<Map<Page, number[]>> {
  const speeds = new Map<Page, number[]>()
  const clients = Array.from({ length: CONNECTIONS }, () => connection(server.port))
  for (const page of PAGES) {
    const headers = headersOf(page)
    const taken: number[] = []
    await Promise.all(
      clients.map(async (client) => {
        for (let i = 0; i < AT_ONCE / CONNECTIONS; i += 1) {
          const began = performance.now()
          await client.get(page.path, headers)
          taken.push(performance.now() - began)
        }
      }),
    )
    speeds.set(page, taken)
  }
  for (const client of clients) client.close()
  return speeds
}

async function print(
  server: MeasuredServer,
  headersOf: HeadersOf,
  { bare, ratios }: Costs,
  speeds: Map<Page, number[]>,
): Promise<void> {
  const client = connection(server.port)
  console.log(
    `pages: processor time of a request as a ratio to a bare node:http answer (${bare.toFixed(0)} µs, all threads), ` +
      `median of ${ROUNDS} interleaved rounds; p50 and p99 with ${CONNECTIONS} connections`,
  )
  console.log(
    'page                   ratio target |   html kB     br   gzip | scripts files  kB gzip  target    | p50 ms  p99 ms',
  )
  for (const page of PAGES) {
    const size = async (encoding: string) =>
      (await client.get(page.path, { ...headersOf(page), 'Accept-Encoding': encoding })).body
    const html = await size('identity')
    const ratio = median(ratios.get(page)!)
    const scripts = scriptsOf(html.toString())
    const taken = speeds.get(page)!
    const target = page.scripts
    const missed = [
      ratio > page.target ? 'ratio' : '',
      target && (scripts.gzip > target.kB * 1000 || scripts.files > target.files) ? 'scripts' : '',
    ].filter(Boolean)
    console.log(
      [
        page.path.padEnd(20),
        ratio.toFixed(1).padStart(7),
        page.target.toFixed(1).padStart(6),
        ' |',
        kB(html.length).padStart(9),
        kB((await size('br')).length).padStart(6),
        kB((await size('gzip')).length).padStart(6),
        '|',
        String(scripts.files).padStart(13),
        kB(scripts.gzip).padStart(8),
        (target ? `${target.kB} in ${target.files}` : '').padStart(9),
        ' |',
        quantile(taken, 0.5).toFixed(1).padStart(6),
        quantile(taken, 0.99).toFixed(1).padStart(7),
        missed.length > 0 ? `  over the target: ${missed.join(', ')}` : '',
      ].join(' '),
    )
  }
  const landing = await client.get('/', BROWSER)
  const plain = (await client.get('/', { 'Accept-Encoding': 'identity' })).body.toString()
  const { css, font } = firstViewOf(plain)
  const whole = landing.body.length + css + font
  console.log(
    `first view of landing: HTML ${kB(landing.body.length)} + CSS ${kB(css)} + fonts ${kB(font)} = ${kB(whole)} kB (target 45)`,
  )
  client.close()
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

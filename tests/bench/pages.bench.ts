import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  connection,
  type MeasuredServer,
  measuredServer,
  median,
  quantile,
  RENDERS,
  renderingCost,
} from './measured-server.ts'
import { printLanguages } from './page-languages.ts'
import { pagePeople } from './page-people.ts'
import { firstViewOf, scriptsOf } from './page-weight.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** Requests in each round. A bare response is cheap, so measuring it takes more of them. */
const BARE_A_ROUND = 600
const STATIC_A_ROUND = 300
const A_ROUND = 25
/** Requests before the rounds, for each page of each server, so that V8 has compiled its code. */
const WARM_UP = 400
const CONNECTIONS = 10
const KEPT_AFTER = 8000
const AT_ONCE = 300

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' }

/** Aims for a rendered page: its processor time beside `renderToString` of its tree, and beside `remix-serve`. */
const AIM_BESIDE_RENDERING = 1.35
const AIM_BESIDE_REMIX_SERVE = 0.7

type Who = 'visitor' | 'member' | 'admin'

interface Page {
  path: string
  who: Who
  /** Processor time of a request, as a ratio to that of a bare answer. */
  target: number
  /** True for an answer that is made once. Every other page is rendered for each request. */
  isStatic?: boolean
  /** Kilobytes of scripts (gzip) and their number; none by default. */
  scripts?: { kB: number; files: number }
}

const NONE = { kB: 0, files: 0 }
const LIGHT = { kB: 6, files: 1 }
const MEMBER = { kB: 119, files: 8 }
const BACK_OFFICE = { kB: 140, files: 9 }
const SMALL = 35
const LARGE = 70

const ALL: Page[] = [
  { path: '/healthz', who: 'visitor', target: 1.7, isStatic: true },
  { path: '/', who: 'visitor', target: 3, isStatic: true, scripts: NONE },
  { path: '/faq', who: 'visitor', target: 3, isStatic: true, scripts: NONE },
  { path: '/books', who: 'visitor', target: 3, isStatic: true, scripts: NONE },
  { path: '/login', who: 'visitor', target: SMALL, scripts: LIGHT },
  { path: '/register', who: 'visitor', target: SMALL, scripts: LIGHT },
  { path: '/dashboard', who: 'member', target: SMALL, scripts: LIGHT },
  { path: '/settings', who: 'member', target: SMALL, scripts: MEMBER },
  { path: '/birth-info', who: 'member', target: SMALL, scripts: MEMBER },
  { path: '/analysis', who: 'member', target: LARGE, scripts: LIGHT },
  { path: '/my-path', who: 'member', target: LARGE, scripts: LIGHT },
  { path: '/evenings/1', who: 'member', target: LARGE, scripts: MEMBER },
  { path: '/part-of-fortune', who: 'member', target: LARGE, scripts: NONE },
  { path: '/reports/basic', who: 'member', target: LARGE, scripts: NONE },
  { path: '/reports/detailed', who: 'member', target: LARGE, scripts: NONE },
  { path: '/admin/users', who: 'admin', target: LARGE, scripts: BACK_OFFICE },
  { path: '/admin/natal-charts', who: 'admin', target: LARGE, scripts: BACK_OFFICE },
  { path: '/admin/audit-log', who: 'admin', target: LARGE, scripts: BACK_OFFICE },
]

/** `BENCH_PAGES=/login,/settings` measures only these. */
const wanted = process.env.BENCH_PAGES?.split(',')
const PAGES = ALL.filter(({ path }) => wanted?.includes(path) ?? true)

let requests = 0

/** An address that nobody has requested before, so that nothing can be kept from an earlier request. */
function addressOf({ path, isStatic }: Page): string {
  requests += 1
  return isStatic ? path : `${path}?request=${requests}`
}

/** Measures what each page costs the server and the browser, and compares it with the limits. */
export default async function bench(): Promise<void> {
  if (!existsSync(resolve('build/server/index.js')))
    throw new Error('There is no build yet: npm run build makes one.')
  // Logs as in production. It has no rate limits, because one client requests thousands of pages.
  const server = await measuredServer({ LOG_LEVEL: 'info' }, undefined, RENDERS)
  const bare = await measuredServer({}, 'tests/bench/bare-server.mjs')
  const stock = await measuredServer({ DATA_DIR: server.dataDir }, 'tests/bench/remix-serve.mjs')
  try {
    const people = await pagePeople(server.origin, server.dataDir)
    const headersOf = ({ who }: Page) => ({
      ...BROWSER,
      ...(who === 'visitor' ? {} : { Cookie: people[who] }),
    })
    await expectPages(server, headersOf)
    await publicPagesKept()
    const ratios = await costs({ server, bare, stock }, headersOf)
    const speeds = await speedsOf(server, headersOf)
    await print(server, headersOf, ratios, speeds)
    await printLanguages(server, people, ROUNDS)
  } finally {
    await Promise.all([server.stop(), bare.stop(), stock.end()])
  }
}

/** Waits until the server has cached its public pages, a few seconds after its start. */
async function publicPagesKept(): Promise<void> {
  await setTimeout(KEPT_AFTER)
}

type Client = ReturnType<typeof connection>
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

interface Servers {
  server: MeasuredServer
  bare: MeasuredServer
  stock: MeasuredServer
}

interface Ratios {
  bare: number[]
  rendering: number[]
  stock: number[]
}

interface Costs {
  /** Microseconds of a bare answer. */
  bare: number
  ratios: Map<Page, Ratios>
}

/**
 * Measures in rounds over all pages, each with its own references, so that other work of the machine affects all in the
 * same way.
 */
async function costs({ server, bare, stock }: Servers, headersOf: HeadersOf): Promise<Costs> {
  const clients = [server, bare, stock].map(({ port }) => connection(port))
  const [client, bareClient, stockClient] = clients as [Client, Client, Client]
  const times = async (count: number, ask: () => Promise<unknown>) => {
    for (let i = 0; i < count; i += 1) await ask()
  }
  const costOf = async (of: MeasuredServer, count: number, ask: () => Promise<unknown>) => {
    const before = await of.used()
    await times(count, ask)
    return ((await of.used()).cpu - before.cpu) / count
  }
  const askBare = () => bareClient.get('/', BROWSER)
  const asks = (page: Page) => () => client.get(addressOf(page), headersOf(page))
  const asksStock = (page: Page) => async () => {
    const { status } = await stockClient.get(addressOf(page), headersOf(page))
    if (status !== 200) throw new Error(`remix-serve answered ${page.path} with ${status}`)
  }
  await times(WARM_UP, askBare)
  for (const page of PAGES) {
    await times(WARM_UP, asks(page))
    if (!page.isStatic) await times(WARM_UP, asksStock(page))
  }
  const ratios = new Map<Page, Ratios>(PAGES.map((page) => [page, { bare: [], rendering: [], stock: [] }]))
  const bares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of PAGES) {
      const before = await costOf(bare, BARE_A_ROUND / 2, askBare)
      const cost = await costOf(server, page.isStatic ? STATIC_A_ROUND : A_ROUND, asks(page))
      const rendering = page.isStatic ? Number.NaN : await renderingCost(server, A_ROUND)
      const after = await costOf(bare, BARE_A_ROUND / 2, askBare)
      const ofPage = ratios.get(page)!
      bares.push((before + after) / 2)
      ofPage.bare.push(cost / ((before + after) / 2))
      if (page.isStatic) continue
      ofPage.rendering.push(cost / rendering)
      ofPage.stock.push(cost / (await costOf(stock, A_ROUND, asksStock(page))))
    }
  }
  for (const one of clients) one.close()
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
          await client.get(addressOf(page), headers)
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
    `pages: processor time of a request (all threads), median of ${ROUNDS} interleaved rounds, each with a query that differs: ` +
      `beside a bare node:http answer (${bare.toFixed(0)} µs), beside renderToString of the same tree in the same process ` +
      `(aim ${AIM_BESIDE_RENDERING}), beside remix-serve (aim ${AIM_BESIDE_REMIX_SERVE}); p50 and p99 with ${CONNECTIONS} connections`,
  )
  console.log(
    'page                    bare  aim | rendering remix-serve |   html kB     br   gzip | scripts files  kB gzip      aim  | p50 ms  p99 ms',
  )
  for (const page of PAGES) {
    const size = async (encoding: string) =>
      (await client.get(page.path, { ...headersOf(page), 'Accept-Encoding': encoding })).body
    const html = await size('identity')
    const { bare, rendering, stock } = ratios.get(page)!
    const [ratio, besideRendering, besideStock] = [median(bare), median(rendering), median(stock)]
    const scripts = scriptsOf(html.toString())
    const taken = speeds.get(page)!
    const aim = page.scripts
    const missed = [
      ratio > page.target ? 'bare' : '',
      besideRendering > AIM_BESIDE_RENDERING ? 'rendering' : '',
      besideStock > AIM_BESIDE_REMIX_SERVE ? 'remix-serve' : '',
      aim && (scripts.gzip > aim.kB * 1000 || scripts.files > aim.files) ? 'scripts' : '',
    ].filter(Boolean)
    console.log(
      [
        page.path.padEnd(20),
        ratio.toFixed(1).padStart(7),
        page.target.toFixed(1).padStart(5),
        '|',
        (page.isStatic ? '' : besideRendering.toFixed(2)).padStart(8),
        (page.isStatic ? '' : besideStock.toFixed(2)).padStart(11),
        ' |',
        kB(html.length).padStart(9),
        kB((await size('br')).length).padStart(6),
        kB((await size('gzip')).length).padStart(6),
        '|',
        String(scripts.files).padStart(13),
        kB(scripts.gzip).padStart(8),
        (aim ? `${aim.kB} in ${aim.files}` : '').padStart(9),
        ' |',
        quantile(taken, 0.5).toFixed(1).padStart(6),
        quantile(taken, 0.99).toFixed(1).padStart(7),
        missed.length > 0 ? `  over the aim: ${missed.join(', ')}` : '',
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

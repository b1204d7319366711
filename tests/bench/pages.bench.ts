import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connection, type MeasuredServer, measuredServer, median, quantile } from './measured-server.ts'
import { printLanguages } from './page-languages.ts'
import { pagePeople } from './page-people.ts'
import { firstViewOf, scriptsOf } from './page-weight.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
/** Requests in each round. A kept answer is cheap, so measuring it takes more of them. */
const KEPT_A_ROUND = 300
const A_ROUND = 25
/** Requests before the rounds, for each page of each server, so that V8 has compiled its code. */
const WARM_UP = 400
const CONNECTIONS = 10
const KEPT_AFTER = 8000
const AT_ONCE = 300

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' }

/** Aims for the processor time of a request beside `remix-serve`, which renders every page. */
const AIM = 1
const AIM_OF_KEPT = 0.15

type Who = 'visitor' | 'member' | 'admin'

interface Page {
  path: string
  who: Who
  /** True for an answer that is made once. Every other page is rendered for each request. */
  isKept?: boolean
  /** The aim for its scripts, in kilobytes (gzip). */
  scripts: number
}

const MEMBER = 160
const BACK_OFFICE = 170

const ALL: Page[] = [
  ...['/', '/faq', '/books'].map((path) => ({ path, who: 'visitor', isKept: true, scripts: 0 }) as const),
  ...['/login', '/register'].map((path) => ({ path, who: 'visitor', scripts: MEMBER }) as const),
  ...[
    ...['/dashboard', '/settings', '/birth-info', '/analysis', '/my-path', '/evenings/1'],
    ...['/part-of-fortune', '/reports/basic', '/reports/detailed'],
  ].map((path) => ({ path, who: 'member', scripts: MEMBER }) as const),
  ...['/admin/users', '/admin/natal-charts', '/admin/audit-log'].map(
    (path) => ({ path, who: 'admin', scripts: BACK_OFFICE }) as const,
  ),
]

/** `BENCH_PAGES=/login,/settings` measures only these. */
const wanted = process.env.BENCH_PAGES?.split(',')
const PAGES = ALL.filter(({ path }) => wanted?.includes(path) ?? true)

let requests = 0

/** An address that nobody has requested before, so that nothing can be kept from an earlier request. */
function addressOf({ path, isKept }: Page): string {
  requests += 1
  return isKept ? path : `${path}?request=${requests}`
}

/** Measures what each page costs the server and the browser, and compares it with the limits. */
export default async function bench(): Promise<void> {
  if (!existsSync(resolve('build/server/index.js')))
    throw new Error('There is no build yet: npm run build makes one.')
  // Logs as in production. It has no rate limits, because one client requests thousands of pages.
  const server = await measuredServer({ LOG_LEVEL: 'info' })
  const stock = await measuredServer({ DATA_DIR: server.dataDir }, 'tests/bench/remix-serve.mjs')
  try {
    const people = await pagePeople(server.origin, server.dataDir)
    const headersOf = ({ who }: Page) => ({
      ...BROWSER,
      ...(who === 'visitor' ? {} : { Cookie: people[who] }),
    })
    await expectPages(server, headersOf)
    await publicPagesKept()
    const costs = await costsOf({ server, stock }, headersOf)
    const speeds = await speedsOf(server, headersOf)
    await print(server, headersOf, costs, speeds)
    await printLanguages(server, people, ROUNDS)
  } finally {
    await Promise.all([server.stop(), stock.end()])
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

interface Servers {
  server: MeasuredServer
  stock: MeasuredServer
}

interface Costs {
  /** Microseconds of processor time. */
  own: number[]
  /** Beside the same page of `remix-serve`, in the same round. */
  ratios: number[]
}

/**
 * Measures in rounds over all pages, each with its own reference, so that other work of the machine affects both in the
 * same way.
 */
async function costsOf({ server, stock }: Servers, headersOf: HeadersOf): Promise<Map<Page, Costs>> {
  const client = connection(server.port)
  const stockClient = connection(stock.port)
  const times = async (count: number, ask: () => Promise<unknown>) => {
    for (let i = 0; i < count; i += 1) await ask()
  }
  const costOf = async (of: MeasuredServer, count: number, ask: () => Promise<unknown>) => {
    const before = await of.used()
    await times(count, ask)
    return ((await of.used()).cpu - before.cpu) / count
  }
  const asks = (page: Page) => () => client.get(addressOf(page), headersOf(page))
  const asksStock = (page: Page) => async () => {
    const { status } = await stockClient.get(addressOf(page), headersOf(page))
    if (status !== 200) throw new Error(`remix-serve answered ${page.path} with ${status}`)
  }
  for (const page of PAGES) {
    await times(WARM_UP, asks(page))
    await times(WARM_UP, asksStock(page))
  }
  const costs = new Map<Page, Costs>(PAGES.map((page) => [page, { own: [], ratios: [] }]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of PAGES) {
      const own = await costOf(server, page.isKept ? KEPT_A_ROUND : A_ROUND, asks(page))
      const ofPage = costs.get(page)!
      ofPage.own.push(own)
      ofPage.ratios.push(own / (await costOf(stock, A_ROUND, asksStock(page))))
    }
  }
  client.close()
  stockClient.close()
  return costs
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
  costs: Map<Page, Costs>,
  speeds: Map<Page, number[]>,
): Promise<void> {
  const client = connection(server.port)
  const [reference] = PAGES.filter(({ isKept }) => !isKept)
  console.log(
    `pages: processor time of a request (all threads), median of ${ROUNDS} rounds, each with a query that differs: ` +
      `beside the same page of remix-serve (aim ${AIM}, of a kept page ${AIM_OF_KEPT}), and beside ${reference?.path}; ` +
      `p50 and p99 with ${CONNECTIONS} connections`,
  )
  console.log(
    'page                 remix-serve  aim | beside | html kB   gzip | files  kB gzip  aim | p50 ms  p99 ms',
  )
  const ownOf = (page: Page) => median(costs.get(page)!.own)
  for (const page of PAGES) {
    const inEncoding = async (encoding: string) =>
      (await client.get(page.path, { ...headersOf(page), 'Accept-Encoding': encoding })).body
    const html = await inEncoding('identity')
    const ratio = median(costs.get(page)!.ratios)
    const aim = page.isKept ? AIM_OF_KEPT : AIM
    const scripts = scriptsOf(html.toString())
    const taken = speeds.get(page)!
    const missed = [
      ratio > aim ? 'remix-serve' : '',
      scripts.gzip > page.scripts * 1000 ? 'scripts' : '',
    ].filter(Boolean)
    console.log(
      [
        page.path.padEnd(20),
        ratio.toFixed(2).padStart(11),
        String(aim).padStart(4),
        '|',
        (reference ? ownOf(page) / ownOf(reference) : 1).toFixed(2).padStart(6),
        '|',
        kB(html.length).padStart(7),
        kB((await inEncoding('gzip')).length).padStart(6),
        '|',
        String(scripts.files).padStart(5),
        kB(scripts.gzip).padStart(8),
        String(page.scripts).padStart(4),
        '|',
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

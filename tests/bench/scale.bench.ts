import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as Server from '#app/http/server.server.ts'
import { ensureScale, SIZES } from './scale-data.ts'

const FOLDER = resolve('.cache/scale')
const KEY = '5ca1e'.padEnd(64, '0')
const ORIGIN = 'http://localhost:3000'
const RUNS = 21
/** What a list is to answer within, milliseconds. */
const AIM = 20

const LISTS: [name: string, path: string][] = [
  ['dashboard', '/admin'],
  ['users', '/admin/users'],
  ['users, search, rare', '/admin/users?q=4711'],
  ['users, search, everywhere', '/admin/users?q=example'],
  ['users, search, two letters, none', '/admin/users?q=zq'],
  ['users, by name, page 2,000', '/admin/users?sort=name&page=2000&size=50'],
  ['users, by email', '/admin/users?sort=email'],
  ['users, suspended', '/admin/users?status=suspended'],
  ['natal charts', '/admin/natal-charts'],
  ['natal charts, page 2,000', '/admin/natal-charts?page=2000&size=50'],
  ['natal charts, by user', '/admin/natal-charts?sort=user'],
  ['natal charts, search', '/admin/natal-charts?q=Yusuf.99'],
  ['natal charts, search, city', '/admin/natal-charts?q=Sarajevo'],
  ['natal charts, two letters, none', '/admin/natal-charts?q=zq'],
  ['enhanced charts', '/admin/enhanced-natal-charts'],
  ['enhanced charts, incomplete', '/admin/enhanced-natal-charts?show=incomplete'],
  ['enhanced charts, by sign', '/admin/enhanced-natal-charts?sort=sign'],
  ['enhanced charts, search, sign', '/admin/enhanced-natal-charts?q=Scorpio'],
  ['enhanced charts, search, person', '/admin/enhanced-natal-charts?q=Haddad%2099'],
  ['birth details', '/admin/birth-details'],
  ['birth details, by place', '/admin/birth-details?sort=place&page=1000'],
  ['birth details, search', '/admin/birth-details?q=Haddad%2099'],
  ['correction requests', '/admin/birth-details/corrections'],
  ['correction requests, common words', '/admin/birth-details/corrections?q=garden%20silence'],
  ['correction requests, person', '/admin/birth-details/corrections?q=Haddad%2099'],
  ['correction requests, none', '/admin/birth-details/corrections?q=zq'],
  ['events', '/admin/events'],
  ['enhanced events', '/admin/enhanced-events'],
  ['enhanced events, search, words', '/admin/enhanced-events?q=lamp%20window'],
  ['enhanced events, search, person', '/admin/enhanced-events?q=Haddad%2099'],
  ['stories', '/admin/user-stories'],
  ['stories, pending', '/admin/user-stories?status=pending'],
  ['stories, by title, page 1,000', '/admin/user-stories?sort=title&page=1000'],
  ['stories, search, common words', '/admin/user-stories?q=garden%20silence'],
  ['stories, search, rare', '/admin/user-stories?q=49999'],
  ['stories, search, two letters, none', '/admin/user-stories?q=zq'],
  ['stories, dark, older, page 100', '/admin/user-stories?alignment=dark&age=older&page=100'],
  ['keywords', '/admin/keywords'],
  ['keyword categories', '/admin/keyword-categories'],
  ['audit log', '/admin/audit-log'],
  ['audit log, search', '/admin/audit-log?q=user-49999'],
  ['security log', '/admin/security-events'],
  ['security log, one kind, page 200', '/admin/security-events?kind=sign-in&page=200'],
  ['security log, person', '/admin/security-events?q=Haddad%2099'],
  ['security log, request', '/admin/security-events?q=request-4999'],
  ['security log, none', '/admin/security-events?q=zq'],
  ['reindex', '/admin/reindex'],
]

/** Every list, search and the dashboard over a large database, each as a whole page of the built server and as its data alone. */
export default async function bench(): Promise<void> {
  const built = resolve('build/server/index.js')
  if (!existsSync(built)) throw new Error('There is no build yet: npm run build makes one.')
  await ensureScale(FOLDER, KEY)
  const server = (await import(built)) as typeof Server
  const settings = server.readSettings({
    DATA_DIR: FOLDER,
    PLACES_FILE: '.cache/places.sqlite',
    ORIGIN,
    RATE_LIMITS: 'off',
    DATABASE_KEY: KEY,
    SESSION_SECRET: 'a secret for measuring only, of more than 32 characters',
  })
  const services = await server.openServices(settings)
  const app = server.createApp({
    services,
    build: await server.remixBuild(),
    log: server.createLog('silent'),
  })
  const cookie = await administrator(app, services)
  const ask = (path: string) => app.fetch(new Request(ORIGIN + path, { headers: { Cookie: cookie } }))

  console.log(
    `scale: ${SIZES.users} users, ${SIZES.charts} charts, ${SIZES.charts * SIZES.planetsAChart} planets, ${SIZES.stories} stories, ${SIZES.vectors} vectors; ` +
      `${(statSync(join(FOLDER, 'qismah.sqlite')).size / 1e6).toFixed(0)} MB, encrypted`,
  )
  console.log('                                     data: median      worst   page: median   (ms)')
  for (const [name, path] of LISTS) {
    const [pathname, query] = path.split('?')
    const data = await times(() => ask(`${pathname}.data${query ? `?${query}` : ''}`))
    const page = await times(() => ask(path))
    const over = data.median > AIM ? '  over the aim' : ''
    console.log(
      `  ${name.padEnd(34)} ${data.median.toFixed(1).padStart(12)} ${data.worst.toFixed(1).padStart(10)} ${page.median.toFixed(1).padStart(14)}${over}`,
    )
  }
  console.log(`  memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  services.db.close()
}

async function times(ask: () => Response | Promise<Response>): Promise<{ median: number; worst: number }> {
  const taken: number[] = []
  for (let i = 0; i < RUNS; i += 1) {
    const began = performance.now()
    const response = await ask()
    await response.text()
    taken.push(performance.now() - began)
    if (response.status !== 200) return { median: Number.NaN, worst: Number.NaN }
  }
  // The first one fills the caches, as the first visitor's does.
  const [, ...rest] = taken
  rest.sort((a, b) => a - b)
  return { median: rest[Math.floor(rest.length / 2)]!, worst: rest.at(-1)! }
}

async function administrator(
  app: ReturnType<typeof Server.createApp>,
  { db }: Awaited<ReturnType<typeof Server.openServices>>,
): Promise<string> {
  const account = { name: 'Measure', email: 'measure@qismah.example', password: 'one secret word' }
  const post = (path: string) =>
    app.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      }),
    )
  await post('/api/auth/register')
  db.sqlite.prepare('update users set is_admin = 1 where email = ?').run(account.email)
  const answer = await post('/api/auth/login')
  return answer.headers
    .getSetCookie()
    .map((pair) => pair.split(';')[0]!)
    .join('; ')
}

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type * as Server from '#app/main.server.ts'
import { makeBackup } from '#db/backup.ts'
import { openDatabase } from '#db/client.server.ts'
import { newestIntactBackup, replaceDatabase } from '#db/restore.ts'
import type { BenchOptions } from './run.ts'
import { ensureScale, sizesOf, USUAL_USERS } from './scale-data.ts'

const KEY = '5ca1e'.padEnd(64, '0')
const ORIGIN = 'http://localhost:3000'
const RUNS = 21
/** The time limit for the response of a list, in milliseconds. */
const TARGET = 20

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

/**
 * The database of the usual size stays beside the sources. A larger one is in the machine's folder for temporary files.
 */
const folderOf = (users: number) =>
  users === USUAL_USERS ? resolve('.cache/scale') : join(tmpdir(), `qismah-scale-${users}`)

/**
 * Measures every list, every search and the dashboard over a large database: each as a complete page of the built
 * server and as its data alone. Then it measures sign-in, deletion, reindex, backup and restore.
 * @param users 100,000 by default: `npm run bench -- scale --users 1000000`
 */
export default async function bench({ users = USUAL_USERS }: BenchOptions): Promise<void> {
  const FOLDER = folderOf(users)
  const sizes = sizesOf(users)
  const built = resolve('build/server/index.js')
  if (!existsSync(built)) throw new Error('There is no build yet: npm run build makes one.')
  await ensureScale(FOLDER, KEY, users)
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
    `scale: ${sizes.users} users, ${sizes.charts} charts, ${sizes.charts * sizes.planetsAChart} planets, ${sizes.stories} stories, ${sizes.vectors} vectors; ` +
      `${(statSync(join(FOLDER, 'qismah.sqlite')).size / 1e6).toFixed(0)} MB, encrypted`,
  )
  console.log('                                     data: median      worst   page: median   (ms)')
  for (const [name, path] of LISTS) {
    const [pathname, query] = path.split('?')
    const data = await times(() => ask(`${pathname}.data${query ? `?${query}` : ''}`))
    const page = await times(() => ask(path))
    const over = data.median > TARGET ? '  over the target' : ''
    console.log(
      `  ${name.padEnd(34)} ${data.median.toFixed(1).padStart(12)} ${data.worst.toFixed(1).padStart(10)} ${page.median.toFixed(1).padStart(14)}${over}`,
    )
  }
  console.log(`  memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  await works(app, services)
  services.db.close()
  await copies(FOLDER)
}

type App = ReturnType<typeof Server.createApp>
type Services = Awaited<ReturnType<typeof Server.openServices>>

/** Charts that a reindex computes again. */
const OUTDATED = 1000

/** Work that people and the machine do with a large database. */
async function works(app: App, services: Services): Promise<void> {
  const signIn: number[] = []
  const deletion: number[] = []
  for (let i = 0; i < RUNS; i += 1) {
    const account = { name: 'Leaver', email: `leaver-${i}@qismah.example`, password: 'one secret word' }
    let cookie = cookieOf(await send(app, 'POST', '/api/auth/register', account))
    const birth = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }
    await send(app, 'POST', '/api/birth-data', birth, cookie)
    signIn.push(
      await milliseconds(async () => {
        cookie = cookieOf(await send(app, 'POST', '/api/auth/login', account))
      }),
    )
    deletion.push(
      await milliseconds(() => send(app, 'DELETE', '/api/user/delete-data', { confirm: 'DELETE' }, cookie)),
    )
  }
  report('sign-in', signIn)
  report('deletion of an account with a chart', deletion)
  const administratorId = services.db.sqlite
    .prepare('select id from users where is_admin = 1')
    .pluck()
    .get() as string
  services.db.sqlite
    .prepare(
      "update astrological_readings set engine_version = '1.0.0' where rowid in (select rowid from astrological_readings limit ?)",
    )
    .run(OUTDATED)
  const reindex = await milliseconds(async () => {
    services.reindexer.start(administratorId)
    while (services.reindexer.latest()?.status === 'running') await setTimeout(50)
  })
  const { status } = services.reindexer.latest()!
  console.log(`  reindex, ${OUTDATED} charts cast again: ${(reindex / 1000).toFixed(1)} s (${status})`)
}

/** Makes a backup of the file, finds the newest undamaged one, and copies it to the place of a database. */
async function copies(from: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-scale-copies-'))
  const db = openDatabase({ path: join(from, 'qismah.sqlite'), key: KEY })
  try {
    const backup = await milliseconds(() => makeBackup(db, { folder, key: KEY, now: new Date() }))
    const restore = await milliseconds(() => {
      const found = newestIntactBackup(folder, KEY)
      replaceDatabase(found.backup.path, join(folder, 'restored.sqlite'), new Date())
    })
    const { size } = statSync(join(folder, 'restored.sqlite'))
    console.log(
      `  backup, checked: ${(backup / 1000).toFixed(1)} s; restore, checked: ${(restore / 1000).toFixed(1)} s; ${(size / 1e6).toFixed(0)} MB`,
    )
  } finally {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function milliseconds(run: () => unknown): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

function report(name: string, taken: readonly number[]): void {
  const sorted = [...taken].sort((a, b) => a - b)
  console.log(
    `  ${name}: median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms, worst ${sorted.at(-1)!.toFixed(1)} ms`,
  )
}

async function send(app: App, method: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const answer = await app.fetch(
    new Request(ORIGIN + path, {
      method,
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    }),
  )
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((pair) => pair.split(';')[0]!)
    .join('; ')
}

async function times(ask: () => Response | Promise<Response>): Promise<{ median: number; worst: number }> {
  const taken: number[] = []
  for (let i = 0; i < RUNS; i += 1) {
    const began = performance.now()
    const response = await ask()
    await response.text()
    taken.push(performance.now() - began)
    if (response.status !== 200) throw new Error(`A list answered ${response.status}`)
  }
  // The first request fills the caches, as the first visitor's does.
  const [, ...rest] = taken
  rest.sort((a, b) => a - b)
  return { median: rest[Math.floor(rest.length / 2)]!, worst: rest.at(-1)! }
}

async function administrator(app: App, { db }: Services): Promise<string> {
  const account = { name: 'Measure', email: 'measure@qismah.example', password: 'one secret word' }
  const known = db.sqlite.prepare('select 1 from users where email = ?').get(account.email)
  if (!known) await send(app, 'POST', '/api/auth/register', account)
  db.sqlite.prepare('update users set is_admin = 1 where email = ?').run(account.email)
  return cookieOf(await send(app, 'POST', '/api/auth/login', account))
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Server from '#app/http/server.server.ts'
import { standardHeaders } from '#app/http/standard-headers.server.ts'
import { openDatabase } from '#db/client.server.ts'
import { type Answer, connection } from '../bench/measured-server.ts'
import { Browser, ISTANBUL_BIRTH, ORIGIN, registered } from '../support/app.ts'
import { builtApp } from '../support/built-app.ts'
import { startServer, TEST_KEYS } from '../support/server.ts'

const lines: string[] = []
const server = await startServer(
  { LOG_LEVEL: 'info' },
  { onOutput: (text) => lines.push(...text.split('\n').filter((line) => line.startsWith('{'))) },
)
const client = connection(server.port)
const db = openDatabase({ path: `${server.dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
afterAll(async () => {
  client.close()
  db.close()
  await server.stop()
})

interface Member {
  email: string
  cookie: string
  browser: Browser
}

async function member(): Promise<Member> {
  const browser = new Browser((request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    if (headers.has('Origin')) headers.set('Origin', server.origin)
    return fetch(server.origin + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    } as RequestInit)
  })
  const { email } = await registered(browser)
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { email, cookie, browser }
}

let one: Member
let other: Member
beforeAll(async () => {
  one = await member()
  other = await member()
})

/** Answered from Node's request, only if the client accepts gzip. */
const direct = (path: string, cookie = '', more: Record<string, string> = {}) =>
  client.get(path, { 'Accept-Encoding': 'gzip', ...(cookie ? { Cookie: cookie } : {}), ...more })
/** Answered by the application. */
const fromApplication = (path: string, cookie = '') =>
  client.get(path, { 'Accept-Encoding': 'identity', ...(cookie ? { Cookie: cookie } : {}) })

const textOf = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
const NONCE = /'nonce-([^']+)'/
const nonceOf = ({ headers }: Answer) => NONCE.exec(String(headers['content-security-policy']))![1]!
/** A page without the values that are new in each answer. */
const steady = (answer: Answer) =>
  textOf(answer)
    .replaceAll(nonceOf(answer), 'nonce')
    .replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, 'uuid')
    .replace(/uuid\.\d+\.[\w-]{22}\.[\w-]{43}/g, 'owner')

const OWN = ['x-request-id', 'date', 'content-length', 'content-encoding', 'vary']
const steadyHeaders = ({ headers }: Answer) =>
  Object.fromEntries(
    Object.entries({
      ...headers,
      'content-security-policy': String(headers['content-security-policy']).replace(NONCE, ''),
    }).filter(([name]) => !OWN.includes(name)),
  )

const PAGES = ['/dashboard', '/settings', '/analysis', '/my-path', '/part-of-fortune', '/reports/detailed']
const CALLS = ['/api/auth/me', '/api/birth-data', '/api/natal-chart', '/api/user-stories/my-stories']

describe('an answer from Node’s request', { timeout: 60_000 }, () => {
  it.each([...PAGES, ...CALLS, '/login'])('%s equals the one of the application', async (path) => {
    const cookie = path === '/login' ? '' : one.cookie
    // The first visit composes what later ones read; the second one is cached.
    await fromApplication(path, cookie)
    await fromApplication(path, cookie)
    const made = await fromApplication(path, cookie)
    const kept = await direct(path, cookie)
    expect(kept.status).toBe(made.status)
    expect(steadyHeaders(kept)).toEqual(steadyHeaders(made))
    expect(steady(kept) === steady(made)).toBe(true)
    expect(kept.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(Number(kept.headers['content-length'])).toBe(kept.body.length)
    for (const [script] of textOf(kept).matchAll(/<script\b[^>]*>/g))
      expect(script).toContain(`nonce="${nonceOf(kept)}"`)
  })

  it('belongs to the person who requests it, also on one connection', async () => {
    for (const path of [...PAGES, '/api/auth/me']) {
      for (let i = 0; i < 3; i += 1) {
        const [first, second] = [await direct(path, one.cookie), await direct(path, other.cookie)]
        expect(textOf(first).includes(one.email), path).toBe(true)
        expect(textOf(first).includes(other.email), path).toBe(false)
        expect(textOf(second).includes(other.email), path).toBe(true)
        expect(textOf(second).includes(one.email), path).toBe(false)
      }
      const visitor = await direct(path)
      for (const { email } of [one, other]) expect(textOf(visitor).includes(email), path).toBe(false)
    }
  })

  it('runs each loader once, also if the page is rendered again', async () => {
    const third = await member()
    expect((await direct('/analysis', third.cookie)).status).toBe(200)
    db.sqlite
      .prepare(
        `update astrological_readings set chart = '{}' where birth_detail_id in
           (select b.id from birth_details b join users u on u.id = b.user_id where u.email = ?)`,
      )
      .run(third.email)
    // Makes the engine fail: the ruler of a sign is not a planet. Each run of the loader logs that.
    const setRulers = (change: string) =>
      db.sqlite.exec(`update planetary_rulers set traditional_ruler = ${change}`)
    setRulers("'No ' || traditional_ruler")
    const { status, headers } = await direct('/analysis', third.cookie)
    setRulers("replace(traditional_ruler, 'No ', '')")
    expect(status).toBe(503)
    const logged = () =>
      lines
        .filter((line) => line.includes(String(headers['x-request-id'])))
        .map((line) => JSON.parse(line) as { msg?: string; status?: number })
    // The line about the answer is the last one of a request.
    await vi.waitFor(() => expect(logged().some((line) => line.status === 503)).toBe(true))
    expect(logged().filter(({ msg }) => msg === 'analysis failed')).toHaveLength(1)
  })

  it('has its own nonce, request id and idempotency key', async () => {
    await direct('/send-story', one.cookie)
    const answers = [await direct('/send-story', one.cookie), await direct('/send-story', one.cookie)]
    expect(new Set(answers.map(nonceOf)).size).toBe(2)
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(2)
    const keys = answers.map((answer) => /name="idempotencyKey" value="([^"]+)"/.exec(textOf(answer))?.[1])
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is logged like every other', async () => {
    const { headers } = await direct('/dashboard?a=1', one.cookie)
    await vi.waitFor(() => {
      const found = lines.filter((line) => line.includes(String(headers['x-request-id'])))
      expect(found.map((line) => JSON.parse(line))).toMatchObject([
        { method: 'GET', path: '/dashboard', status: 200 },
      ])
    })
  })

  it('shows a change at once', async () => {
    for (let i = 0; i < 3; i += 1) await direct('/dashboard', one.cookie)
    db.sqlite.prepare("update users set name = 'Another Name' where email = ?").run(one.email)
    expect(textOf(await direct('/dashboard', one.cookie))).toContain('Another Name')
    expect(textOf(await direct('/api/auth/me', one.cookie))).toContain('Another Name')
  })

  it('is not given to a changed cookie or an ended session', async () => {
    const { cookie, browser } = await member()
    for (let i = 0; i < 3; i += 1) expect((await direct('/dashboard', cookie)).status).toBe(200)
    const forged = cookie.replace(
      /(qismah_session=[^;]{10})(.)/,
      (_, start, letter) => start + (letter === 'A' ? 'B' : 'A'),
    )
    expect((await direct('/dashboard', forged)).status).toBe(302)
    await browser.form('/sign-out', {})
    for (const path of PAGES) expect((await direct(path, cookie)).status, path).toBe(302)
    expect(textOf(await direct('/api/auth/me', cookie))).not.toContain('@')
  })

  it('refuses a call as the application does', async () => {
    const [kept, made] = [await direct('/api/admin/users'), await fromApplication('/api/admin/users')]
    expect(kept.status).toBe(made.status)
    expect(textOf(kept)).toBe(textOf(made))
    expect((await direct('/api/not-there')).status).toBe(404)
  })

  it('is left to the application if the request is unusual', async () => {
    for (const path of ['/dashboard//', '/%64ashboard', '/dashboard?_data=root', '/Dashboard', '/dashboard?'])
      expect((await direct(path, one.cookie)).status, path).toBe(
        (await fromApplication(path, one.cookie)).status,
      )
    expect((await direct('/dashboard', one.cookie, { Host: 'odd host' })).status).toBe(400)
    expect((await direct('/dashboard.data', one.cookie)).headers['content-type']).toContain('x-script')
    // An absolute address, as proxies receive it.
    const absolute = (authority: string) => direct(`http://${authority}/dashboard`, one.cookie)
    expect((await absolute('other.example')).status).toBe(200)
    expect((await absolute('name:secret@other.example')).status).toBe(400)
  })
})

it('counts against the limits of an address, and is refused as the application refuses', async () => {
  const build = (await import('#build/server/index.js' as string)) as typeof Server
  const { services, remix } = await builtApp({ origin: ORIGIN, logLevel: 'silent' })
  // The first answer uses up the time limit of an address.
  const limits = build.rateLimits(true, { points: 0.001, duration: 60 })
  const { app, direct } = build.createApplication({
    services: { ...services, limits },
    build: remix,
    log: build.createLog('silent'),
  })
  const standard = standardHeaders(await app.request('/healthz'))
  const listener = getRequestListener(app.fetch)
  const answeredBy: string[] = []
  const http = createServer((incoming, outgoing) => {
    const isDirect = direct(incoming, outgoing, standard, (...both) => {
      answeredBy.push('application')
      return listener(...both)
    })
    expect(isDirect).toBe(true)
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const sender = connection((http.address() as AddressInfo).port)
  try {
    const ask = () => sender.get('/login', { 'Accept-Encoding': 'gzip' })
    expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(textOf(refused)).toContain('Too many requests')
    expect(answeredBy).toEqual(['application', 'application'])
  } finally {
    sender.close()
    http.close()
    services.db.close()
  }
})

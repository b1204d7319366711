import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type * as Server from '#app/http/server.server.ts'
import { administrator } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { renderedPages } = (await import('#build/server/index.js' as string)) as typeof Server

async function withChart(): Promise<Browser> {
  const browser = app.browser()
  await registered(browser)
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  return browser
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')![1]!

/** A page without the values that are new in each answer. */
async function steady(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isGzip = answer.headers.get('Content-Encoding') === 'gzip'
  return (isGzip ? gunzipSync(bytes) : bytes)
    .toString()
    .replaceAll(nonceOf(answer), 'nonce')
    .replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, 'uuid')
    .replace(/uuid\.\d+\.[\w-]{22}\.[\w-]{43}/g, 'owner')
}

const PAGES = [
  '/dashboard',
  '/settings',
  '/birth-info',
  '/analysis',
  '/my-path',
  '/part-of-fortune',
  '/reports/basic',
  '/reports/detailed',
  '/send-story',
]

describe('a page of a person', () => {
  it.each(PAGES)('%s is the same from the cache as when it was rendered', async (path) => {
    const browser = await withChart()
    // The first visit composes what later ones read.
    await browser.get(path)
    const rendered = await steady(await browser.get(`${path}?`))
    await browser.get(path)
    for (let i = 0; i < 3; i += 1) {
      const hits = renderedPages.hits()
      const kept = await browser.get(path)
      expect(renderedPages.hits()).toBe(hits + 1)
      expect(kept.status).toBe(200)
      expect(kept.headers.get('Cache-Control')).toBe('no-store')
      // Not by `toBe`, which would print both pages.
      expect((await steady(kept)) === rendered).toBe(true)
    }
  })

  it.each(PAGES)('%s has its own nonce on each script, also compressed', async (path) => {
    const browser = await withChart()
    for (let i = 0; i < 3; i += 1) {
      const plain = await steady(await browser.get(path))
      const gzip = await browser.send(path, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
      expect(gzip.headers.get('Content-Length')).toMatch(/^\d+$/)
      const html = await steady(gzip)
      expect(html === plain).toBe(true)
      for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toContain('nonce="nonce"')
    }
  })

  it('has a new idempotency key and form owner in each form', async () => {
    const browser = await withChart()
    const keys = new Set<string>()
    for (let i = 0; i < 4; i += 1) {
      const html = await (await browser.get('/send-story')).text()
      const [, key = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(html) ?? []
      expect(key).toMatch(/^[\w-]{36}$/)
      expect(html.split(key).length - 1).toBeGreaterThan(1)
      keys.add(key)
    }
    expect(keys.size).toBe(4)
  })

  it('belongs to the person who requests it', async () => {
    const [one, other] = [await withChart(), await withChart()]
    for (const path of PAGES) {
      await one.get(path)
      await one.get(path)
      const shown = await (await one.get(path)).text()
      const theirs = await (await other.get(path)).text()
      const name = (html: string) => /person-\d+@qismah\.example/.exec(html)?.[0]
      expect(name(theirs), path).toBeDefined()
      expect(name(theirs), path).not.toBe(name(shown))
    }
  })

  it('shows changes at once, and nothing after signing out', async () => {
    const browser = await withChart()
    await browser.get('/dashboard')
    await browser.get('/dashboard')
    const { sqlite } = app.services.db
    const email = /person-\d+@qismah\.example/.exec(await (await browser.get('/dashboard')).text())![0]
    sqlite.prepare("update users set name = 'Another Name' where email = ?").run(email)
    expect(await (await browser.get('/dashboard')).text()).toContain('Another Name')
    await browser.form('/sign-out', {})
    expect((await browser.get('/dashboard')).status).toBe(302)
  })

  it('is not sent to the browser of a former session', async () => {
    const browser = await withChart()
    await browser.get('/analysis')
    await browser.get('/analysis')
    app.services.db.sqlite.prepare('delete from sessions').run()
    expect((await browser.get('/analysis')).status).toBe(302)
  })
})

describe('a page with a secret', () => {
  it.each([
    '/settings/two-step',
    '/Settings/two-step',
    '/%73ettings/two-step',
    '/settings/receipt',
    '/reset-password?token=a-secret-of-a-mailed-link',
    '/verify-email?token=a-secret-of-a-mailed-link',
  ])('%s is never cached', async (path) => {
    const browser = await withChart()
    const before = renderedPages.hits()
    for (let i = 0; i < 3; i += 1) expect((await browser.get(path)).status).toBeLessThan(500)
    expect(renderedPages.hits()).toBe(before)
  })
})

describe('a page of a visitor', () => {
  it('is cached by its path, and never with a query, which can contain the token of a mailed link', async () => {
    const hitsOf = async (path: string) => {
      const before = renderedPages.hits()
      for (let i = 0; i < 3; i += 1) await app.browser().get(path)
      return renderedPages.hits() - before
    }
    expect(await hitsOf('/login')).toBeGreaterThan(1)
    expect(await hitsOf('/reset-password?token=a-secret-of-a-mailed-link')).toBe(0)
    expect(await hitsOf('/login?redirectTo=/analysis')).toBe(0)
  })
})

describe('the list of routes for the browser', () => {
  const manifestOf = async (browser: Browser, path: string) =>
    /import "([^"]*manifest-[^"]*)"/.exec(await (await browser.get(path)).text())?.[1]

  it('has no back-office for a member, and all of it for an administrator', async () => {
    expect(await manifestOf(await withChart(), '/settings')).toMatch(/\/members-manifest-\w+\.js$/)
    const { browser } = await administrator(app)
    for (const path of ['/settings', '/admin/users'])
      expect(await manifestOf(browser, path)).toMatch(/\/assets\/manifest-\w+\.js$/)
  })

  it('names only routes that a page with React can open without a new document', async () => {
    const { browser } = await administrator(app)
    const manifest = await readFile(`build/client${await manifestOf(browser, '/admin/users')}`, 'utf8')
    for (const id of ['root', 'routes/member/settings', 'routes/admin/users', 'routes/admin/undo'])
      expect(manifest).toContain(`"${id}":`)
    for (const id of ['routes/auth/login', 'routes/public/faq', 'routes/member/dashboard', 'users-csv'])
      expect(manifest).not.toContain(`${id}":`)
  })
})

describe('a redirect for a script', () => {
  it('loads a document if the target page has no React', async () => {
    const sent = await app.browser().form('/send-story.data', { title: 'The letter' })
    expect(sent.status).toBe(202)
    expect(await sent.text()).toMatch(/"reload",true/)
    const browser = await withChart()
    const page = await browser.send('/birth-info/correction.data')
    expect(await page.text()).not.toMatch(/"reload",true/)
  })
})

import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app

async function withChart(): Promise<Browser> {
  const browser = await app.newcomer()
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  return browser
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')![1]!

const PAGES = [
  '/dashboard',
  '/settings',
  '/birth-info',
  '/analysis',
  '/my-path',
  '/part-of-fortune',
  '/part-of-fortune/lots',
  '/reports/basic',
  '/reports/detailed',
  '/send-story',
]

describe('a page of a person', () => {
  it.each(PAGES)('%s is made for one response, with its nonce on each script', async (path) => {
    const browser = await withChart()
    const nonces = new Set<string>()
    for (let i = 0; i < 2; i += 1) {
      const gzip = await browser.send(path, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(gzip.headers.get('Cache-Control')).toBe('no-store')
      expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
      expect(gzip.headers.get('Content-Length')).toMatch(/^\d+$/)
      const nonce = nonceOf(gzip)
      nonces.add(nonce)
      const html = gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()
      for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
    }
    expect(nonces.size).toBe(2)
  })

  it('has a new idempotency key and form owner in each form', async () => {
    const browser = await withChart()
    const keys = new Set<string>()
    for (let i = 0; i < 4; i += 1) {
      const html = await browser.page('/send-story')
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
      const shown = await one.page(path)
      const theirs = await other.page(path)
      const name = (html: string) => /person-\d+@qismah\.example/.exec(html)?.[0]
      expect(name(theirs), path).toBeDefined()
      expect(name(theirs), path).not.toBe(name(shown))
    }
  })

  it('shows changes at once, and nothing after signing out', async () => {
    const browser = await withChart()
    const email = /person-\d+@qismah\.example/.exec(await browser.page('/dashboard'))![0]
    sql.run("update users set name = 'Another Name' where email = ?", email)
    expect(await browser.page('/dashboard')).toContain('Another Name')
    await browser.form('/sign-out', {})
    expect((await browser.get('/dashboard')).status).toBe(302)
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

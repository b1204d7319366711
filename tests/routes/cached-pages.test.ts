import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'

const app = await testApp()
const PAGES = ['/', '/books', '/faq', '/api', '/data-sources', '/adab']

const text = async (answer: Response) => (await answer.text()).replace(/nonce="[^"]*"/g, '')

describe('a public page', () => {
  it.each(PAGES)('%s is the same from the cache as when it was rendered', async (path) => {
    const made = await app.browser().get(path)
    const kept = await app.browser().get(path)
    expect(kept.status).toBe(200)
    expect(await text(kept)).toBe(await text(made))
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy', 'X-Frame-Options'])
      expect(kept.headers.get(name)?.replace(/nonce-[^']+/, ''), name).toBe(
        made.headers.get(name)?.replace(/nonce-[^']+/, ''),
      )
    expect(kept.headers.get('Vary')).toContain('Cookie')
  })

  it('is sent compressed, and as unchanged to browsers that have it', async () => {
    const plain = await app.browser().page('/books')
    const gz = await app.browser().send('/books', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gz.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(plain)
    const asked = { 'Accept-Encoding': 'gzip', 'If-None-Match': gz.headers.get('ETag') ?? '' }
    const again = await app.browser().send('/books', { headers: asked })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const head = await app.browser().send('/books', { method: 'HEAD', headers: asked })
    expect(head.headers.get('ETag')).toBe(gz.headers.get('ETag'))
  })

  it('has the request id and the nonce of its own answer', async () => {
    const [one, other] = [await app.browser().get('/faq'), await app.browser().get('/faq')]
    for (const name of ['X-Request-Id', 'Content-Security-Policy'])
      expect(one.headers.get(name), name).not.toBe(other.headers.get(name))
  })

  it('is made again in a new year, which its footer shows', async () => {
    expect(await app.browser().page('/faq')).toContain('2024–2026')
    app.clock.advance(366 * 24 * 60 * 60 * 1000)
    expect(await app.browser().page('/faq')).toContain('2024–2027')
  })

  it('suggests Arabic on the landing page to those who prefer it', async () => {
    for (const [prefers, suggests] of [
      ['ar-EG,ar;q=0.9,en;q=0.8', true],
      ['en-US,en;q=0.9,ar;q=0.8', false],
    ] as const) {
      const answer = await app.browser().send('/', { headers: { 'Accept-Language': prefers } })
      expect((await answer.text()).includes('هذه الصفحة بالعربية أيضًا')).toBe(suggests)
    }
  })

  it('does not answer the data requests of older pages, which are refused', async () => {
    for (const query of ['_data=routes%2Fpublic%2Ffaq', 'a=1&_data=x'])
      expect((await app.browser().get(`/faq?${query}`)).status, query).toBe(400)
  })

  it.each([
    '/FAQ',
    '/faq/',
    '/faq//',
    '//faq',
    '/%66aq',
    '/faq?x=1',
    '/FAQ/?index',
  ])('is cached under its own address only: %s redirects there', async (path) => {
    const { status, headers } = await app.browser().get(path)
    expect([status, headers.get('Location')]).toEqual([308, '/faq'])
    const posted = await app.browser().form(path, {})
    expect(posted.status).not.toBe(308)
  })

  it.each([
    ['/?x', '/'],
    ['/API/?1', '/api'],
  ])('%s redirects to %s', async (path, address) => {
    const { status, headers } = await app.browser().get(path)
    expect([status, headers.get('Location')]).toEqual([308, address])
  })

  it.each([
    'qismah_session',
    'qismah_toast',
    'qismah_reading',
  ])('comes from the cache for a browser with a cookie %s that is not ours', async (name) => {
    const plain = await app.browser().get('/books')
    for (const method of ['GET', 'HEAD']) {
      const forged = await app.browser().send('/books', { method, headers: { Cookie: `${name}=x` } })
      expect(forged.headers.get('ETag'), method).toBe(plain.headers.get('ETag'))
    }
  })

  it('comes from the cache for a browser whose session has ended', async () => {
    const { headers } = await app.browser().get('/books')
    const browser = await app.newcomer()
    const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = () => app.browser().send('/books', { headers: { Cookie } })
    expect((await asked()).headers.get('ETag')).toBeNull()
    await browser.form('/sign-out', {})
    expect((await asked()).headers.get('ETag')).toBe(headers.get('ETag'))
  })

  it('is rendered for each signed-in person, and not shown to anyone else', async () => {
    const browser = await app.newcomer()
    const before = await text(await app.browser().get('/delete-my-data'))
    const own = await browser.get('/delete-my-data')
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect(await text(own)).not.toBe(before)
    expect(await text(await app.browser().get('/delete-my-data'))).toBe(before)
  })

  it('shows a waiting message only to its recipient', async () => {
    await app.browser().get('/')
    const browser = await app.newcomer()
    await browser.form('/sign-out', {})
    const shown = await text(await browser.get('/'))
    expect(shown).not.toBe(await text(await app.browser().get('/')))
  })
})

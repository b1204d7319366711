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
    const tag = gz.headers.get('ETag') ?? ''
    const again = await app.browser().send('/books', { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
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
    ['/Calls/Charts', '/calls/charts'],
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

import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { registered, testApp } from '../support/app.ts'

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
    const plain = await (await app.browser().get('/books')).text()
    const gz = await app.browser().send('/books', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gz.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(plain)
    const tag = gz.headers.get('ETag') ?? ''
    const again = await app.browser().send('/books', { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
  })

  it('is cached under its own address only, because other spellings are unlimited', async () => {
    for (const path of ['/FAQ', '/faq/', '/faq//', '/%66aq'])
      for (let i = 0; i < 2; i++) expect((await app.browser().get(path)).headers.get('ETag'), path).toBeNull()
    await app.browser().get('/faq')
    expect((await app.browser().get('/faq?x=1')).headers.get('ETag')).not.toBeNull()
  })

  it('is rendered for each signed-in person, and not shown to anyone else', async () => {
    const browser = app.browser()
    await registered(browser)
    const before = await text(await app.browser().get('/delete-my-data'))
    const own = await browser.get('/delete-my-data')
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect(await text(own)).not.toBe(before)
    expect(await text(await app.browser().get('/delete-my-data'))).toBe(before)
  })

  it('shows a waiting message only to its recipient', async () => {
    await app.browser().get('/')
    const browser = app.browser()
    await registered(browser)
    await browser.form('/sign-out', {})
    const shown = await text(await browser.get('/'))
    expect(shown).not.toBe(await text(await app.browser().get('/')))
  })
})

import { describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { page } from '../support/stories.ts'

const app = await testApp()

const CHOSEN = { size: 'larger', spacing: 'wide', face: 'plain', theme: 'night' }
const ATTRIBUTES =
  '<html lang="en" data-size="larger" data-spacing="wide" data-face="plain" data-theme="night">'

describe('the reading preferences', () => {
  it('are chosen without an account, and kept for all pages of this browser', async () => {
    const browser = app.browser()
    expect(await page(browser, '/faq')).toContain('<html lang="en">')
    const answer = await browser.form('/reading-preferences', { ...CHOSEN, back: '/faq' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/faq')
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /qismah_reading=.*Max-Age=31536000.*HttpOnly.*SameSite=Lax/,
    )
    for (const path of ['/faq', '/', '/login', '/no-such-page']) {
      const html = await page(browser, path)
      expect(html, path).toContain(ATTRIBUTES)
      expect(html, path).toContain('<meta name="color-scheme" content="dark"/>')
    }
  })

  it('affect only one reader: the cached page of others does not change', async () => {
    const before = await page(app.browser(), '/faq')
    const browser = app.browser()
    await browser.form('/reading-preferences', { ...CHOSEN, back: '/faq' })
    const own = await browser.get('/faq')
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect(await own.text()).toContain('data-theme="night"')
    expect(await page(app.browser(), '/faq')).toBe(before)
  })

  it('can be reset to the defaults, which removes the cookie', async () => {
    const browser = app.browser()
    await browser.form('/reading-preferences', { ...CHOSEN, back: '/faq' })
    expect(browser.cookies.has('qismah_reading')).toBe(true)
    await browser.form('/reading-preferences', {
      size: 'usual',
      spacing: 'usual',
      face: 'book',
      theme: 'system',
      back: '/faq',
    })
    expect(browser.cookies.has('qismah_reading')).toBe(false)
    expect(await page(browser, '/faq')).toContain('<html lang="en">')
  })

  it('are on every reading page and in Settings, with the present choice', async () => {
    const browser = await app.newcomer()
    await browser.call('POST', '/api/birth-data', {
      dateOfBirth: '1978-07-15',
      birthTime: '14:30',
      country: 'Türkiye',
      cityId: '745044',
    })
    await browser.form('/reading-preferences', { ...CHOSEN, back: '/analysis' })
    const pages = [
      '/analysis',
      '/my-path',
      '/my-book',
      '/my-book/years',
      '/part-of-fortune',
      '/part-of-fortune/lots',
      '/reports/basic',
    ]
    for (const path of [...pages, '/reports/detailed', '/settings', '/books', '/masters', '/adab', '/faq']) {
      const html = await page(browser, path)
      expect(html, path).toContain(ATTRIBUTES)
      expect(html.match(/name="theme"/g), path).toHaveLength(3)
      expect(html, path).toMatch(/name="theme"[^>]* checked="" value="night"/)
      expect(html, path).toContain(`name="back" value="${path}"`)
    }
  })

  it('accept no other values, and redirect to no other site', async () => {
    const browser = app.browser()
    const wrong = { size: '"><script>', spacing: '9', face: 'x'.repeat(5_000), theme: 'night' }
    for (const back of [
      'https://evil.example/',
      '//evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      const answer = await browser.form('/reading-preferences', { ...wrong, back })
      expect(answer.headers.get('Location')).toMatch(/^\/(?!\/)/)
    }
    expect(await page(browser, '/faq')).toContain('<html lang="en" data-theme="night">')
    browser.cookies.set('qismah_reading', 'a-forged-value')
    expect(await page(browser, '/faq')).toContain('<html lang="en">')
    expect((await browser.get('/reading-preferences')).status).toBe(302)
  })
})

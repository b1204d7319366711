import { describe, expect, it } from 'vitest'
import { routesOf } from '../support/access.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, ORIGIN, testApp } from '../support/app.ts'

const app = await testApp()
const TLS = 'https://qismah.example'
const overTls = await testApp({ ORIGIN: TLS })

const addresses = (await routesOf())
  .map(({ path }) => path.replace(/:\w+/g, 'none').replace('*', 'none'))
  .filter((path, index, all) => all.indexOf(path) === index)

const person = await app.newcomer()

const refused = [
  ['not well formed', '/%E0%A4%A', {}],
  ['from another site', '/login', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
  ['too large', '/login', { method: 'POST', headers: { Origin: ORIGIN }, body: 'x'.repeat(300_000) }],
  ['a call that is not there', '/api/none', {}],
] as const

function expectStrict(headers: Headers, path: string): void {
  const policy = headers.get('Content-Security-Policy') ?? ''
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
  expect(directives).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self' 'nonce-[\w+/=]{22,}'$/),
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('same-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  const mayHaveOpener = path.startsWith('/auth/')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe(
    mayHaveOpener ? 'unsafe-none' : 'same-origin-allow-popups',
  )
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(headers.get('Permissions-Policy')).toContain(`${feature}=()`)
  }
  expect(headers.get('X-Powered-By')).toBeNull()
  expect(headers.get('Strict-Transport-Security')).toBeNull()
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
}

describe('every answer', () => {
  it.each(refused)('to a request that is %s (%s) has strict security headers', async (_, path, init) =>
    expectStrict((await app.browser().send(path, init)).headers, path))

  it('has a different nonce for each answer', async () => {
    const nonce = async () =>
      /'nonce-([^']+)'/.exec((await app.browser().get('/login')).headers.get('Content-Security-Policy')!)![1]
    expect(await nonce()).not.toBe(await nonce())
  })
})

describe.each(addresses)('%s', (path) => {
  it('has strict security headers, and sets no cookie if it may be cached', async () => {
    const { headers } = await app.browser().get(path)
    expectStrict(headers, path)
    if (headers.get('Cache-Control')?.includes('public')) expect(headers.getSetCookie()).toEqual([])
    else expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('is not cached for a person, and has only scripts with its nonce, no inline style and no handler', async () => {
    const response = await person.copy().get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const html = await response.text()
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy')!)![1]!
    for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<style\b|<[a-z][^>]* style="|<[a-z][^>]* on[a-z]+="|href="javascript:/)
  })
})

describe('over TLS', () => {
  it('tells browsers to use only TLS, and binds the session cookie to the host', async () => {
    const response = await overTls.browser().send('/api/auth/register', {
      method: 'POST',
      headers: { Origin: TLS, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Amina', email: 'tls@qismah.example', password: 'one secret word' }),
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    const cookies = response.headers.getSetCookie()
    const names = cookies.map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(['__Host-qismah_session', '__Host-qismah_device'])
    for (const cookie of cookies) {
      const attributes = cookie.split('; ').slice(1)
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
      expect(cookie).not.toContain('Domain')
    }
  })

  it.each([
    'X-Forwarded-Host',
    'Host',
    'Forwarded',
  ])('takes its own address from the settings, never from %s', async (name) => {
    const browser = overTls.browser()
    const said = name === 'Forwarded' ? 'host=evil.example;proto=https' : 'evil.example'
    const refused = await browser.send('/login', {
      method: 'POST',
      headers: {
        [name]: said,
        Origin: 'https://evil.example',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'email=a',
    })
    expect(refused.status).toBe(403)
    const taken = await browser.send('/forgot-password', {
      method: 'POST',
      headers: { [name]: said, Origin: TLS, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=nobody%40qismah.example&website=',
    })
    expect(taken.status).toBe(303)
    expect(taken.headers.get('Location')).toBe('/forgot-password')
  })
})

describe('whether the server is ready', async () => {
  const app = await testApp()

  it('is the only thing that a stranger sees', async () => {
    for (const from of ['203.0.113.7', '2001:db8::1', undefined]) {
      const answer = await app.browser(from).get('/readyz')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ ready: true })
    }
  })

  it('is detailed for this machine and for administrators', async () => {
    const { browser } = await administrator(app)
    for (const one of [app.browser('127.0.0.1'), app.browser('::1'), browser])
      expect(await (await one.get('/readyz')).json()).toMatchObject({
        database: 'ok',
        schemaVersion: expect.any(String),
      })
    const { browser: other } = await member(app)
    expect(await (await other.get('/readyz')).json()).toEqual({ ready: true })
  })

  it('is not detailed for clients of a proxy on this machine', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    expect(await (await app.browser('127.0.0.1').send('/readyz', { headers })).json()).toEqual({
      ready: true,
    })
    const behind = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
    const asked = async (way: string) =>
      (await behind.browser('127.0.0.1').send('/readyz', { headers: { 'X-Forwarded-For': way } })).json()
    expect(await asked('203.0.113.7')).toEqual({ ready: true })
    expect(await asked('127.0.0.1')).toMatchObject({ database: 'ok' })
  })
})

it.each([
  ['/faq', 'text/html'],
  ['/no-such-page', 'text/html'],
  ['/healthz', 'text/plain'],
  ['/api/openapi.json', 'application/json'],
  ['/api/none', 'application/json'],
  ['/login.data', 'text/x-script'],
  ['/dashboard.data', 'text/x-script'],
  ['/no-such-page.data', 'text/x-script'],
])('%s states its character set', async (path, type) => {
  const { headers } = await person.get(path)
  expect(headers.get('Content-Type')?.toLowerCase()).toBe(`${type}; charset=utf-8`)
})

describe('the end of a session', () => {
  const send = (method: string, path: string) => (browser: Browser, Origin: string) =>
    browser.send(path, { method, headers: { Origin } })

  it.each([
    ['a page', send('POST', '/sign-out')],
    ['a call', send('POST', '/api/auth/logout')],
    ['the deletion of the account', send('DELETE', '/api/privacy/delete-data')],
  ])('by %s tells the browser to forget its pages', async (_, end) => {
    for (const at of [app, overTls]) {
      const browser = await at.newcomer()
      expect((await browser.get('/dashboard')).headers.get('Clear-Site-Data')).toBeNull()
      const { status, headers } = await end(browser, at.services.settings.origin)
      expect([status < 400, headers.get('Clear-Site-Data')]).toEqual([true, '"cache"'])
    }
  })
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#app/operations/clock.ts'
import { proves } from '../specification/proves.ts'
import { type Browser, ORIGIN, registered, testApp } from '../support/app.ts'
import { openProvider } from '../support/openid.ts'

const provider = await openProvider()
afterAll(() => provider.stop())

const OWNER = 'owner@qismah.example'
const app = await testApp({ ...provider.environment, OWNER_EMAIL: OWNER })

let people = 0
beforeEach(() => {
  people += 1
  const email = `google-${people}@qismah.example`
  provider.reset({ sub: `subject-${people}`, email, email_verified: true, name: `Google ${people}` })
})

/** Goes to the provider and back, as a browser does. */
async function throughGoogle(browser: Browser, start = '/auth/google'): Promise<Response> {
  const out = await browser.get(start)
  expect(out.status).toBe(302)
  return browser.get(await backFrom(out))
}

async function backFrom(out: Response): Promise<string> {
  const back = await fetch(out.headers.get('Location')!, { redirect: 'manual' })
  const url = new URL(back.headers.get('Location')!)
  expect(url.origin).toBe(ORIGIN)
  return url.pathname + url.search
}

async function me(browser: Browser) {
  return (await browser.call('GET', '/api/auth/me')).body as {
    email: string
    name: string
    isAdmin: boolean
  } | null
}

function locationOf(response: Response): string {
  return response.headers.get('Location') ?? ''
}

async function shownAfter(browser: Browser, response: Response): Promise<string> {
  return (await browser.get(locationOf(response))).text()
}

describe('signing in with Google', () => {
  it('asks the provider with a state, an absolute address and only the scopes it needs', async () => {
    const url = new URL(locationOf(await app.browser().get('/auth/google')))
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: `${ORIGIN}/auth/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it.each([
    ['/login', 'Sign in with Google'],
    ['/register', 'Continue with Google'],
  ])('on %s comes after the framing notice, because it may make an account', async (path, button) => {
    const html = await app.browser().page(path)
    const notice = html.indexOf('Most Muslim scholars prohibit astrology')
    expect(notice).toBeGreaterThan(0)
    expect(html.indexOf(button)).toBeGreaterThan(notice)
  })

  it('makes an account, and finds it the next time', async () => {
    const first = app.browser()
    expect(locationOf(await throughGoogle(first))).toBe('/redirect')
    expect(await me(first)).toMatchObject({ ...pick(), isAdmin: false })
    const second = app.browser()
    await throughGoogle(second)
    expect(await me(second)).toEqual({ ...(await me(first)), lastLogin: expect.any(String) })
    const count = app.services.db.sqlite.prepare('select count(*) from users where email = ?').pluck()
    expect(count.get(provider.claims.email)).toBe(1)
  })

  function pick() {
    return { email: provider.claims.email, name: provider.claims.name }
  }

  it('goes where the person wanted to be, if that is here', async () => {
    expect(locationOf(await throughGoogle(app.browser(), '/auth/google?redirectTo=/settings'))).toBe(
      '/settings',
    )
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/%09/evil.example']) {
      const start = `/auth/google?redirectTo=${encodeURIComponent(elsewhere)}`
      expect(locationOf(await throughGoogle(app.browser(), start))).toMatch(/^\/(?![/\\])/)
    }
  })

  it.each([
    ['the address is not verified', { email_verified: false }, 'Google has not verified the email address'],
    [
      'nothing is said of the address',
      { email_verified: undefined },
      'Google has not verified the email address',
    ],
    ['it is verified as a text', { email_verified: 'true' }, 'Google has not verified the email address'],
    ['there is no address', { email: undefined }, 'Authentication failed'],
  ])('refuses when %s', async (_, claims, message) => {
    Object.assign(provider.claims, claims)
    const browser = app.browser()
    const answer = await throughGoogle(browser)
    expect(locationOf(answer)).toBe('/login')
    const page = await shownAfter(browser, answer)
    expect(page).toContainAll('Sign-in Error', message)
    expect(await me(browser)).toBeNull()
  })

  it.each([
    ['no-token', 'Authentication failed'],
    ['no-userinfo', 'Authentication failed'],
    ['no-id-token', 'Authentication failed'],
    ['forged', 'Authentication failed'],
    ['endless', 'Authentication failed'],
    ['elsewhere', 'Authentication failed'],
  ] as const)('says so when the provider fails (%s)', async (trouble, message) => {
    provider.trouble = trouble
    const browser = app.browser()
    expect(await shownAfter(browser, await throughGoogle(browser))).toContain(message)
  })

  it.each([
    ['another issuer', { iss: 'https://accounts.evil.example' }],
    ['another client', { aud: 'another client' }],
    ['another party', { azp: 'another client' }],
    ['two clients, which does not say whose it is', { aud: ['client', 'another client'] }],
    ['long ago', { exp: 1_000_000 }],
    ['another request', { nonce: 'of another request' }],
    ['no request', { nonce: undefined }],
    ['another person than userinfo', { sub: 'another person' }],
  ])('refuses an ID token of %s', async (_, claims) => {
    provider.idToken = claims
    const browser = app.browser()
    expect(await shownAfter(browser, await throughGoogle(browser))).toContain('Authentication failed')
    expect(await me(browser)).toBeNull()
    provider.idToken = {}
    await throughGoogle(browser)
    expect(await me(browser)).toMatchObject(pick())
  })

  it('refuses an ID token that is signed by another algorithm than RS256', async () => {
    const other = await openProvider('ES256')
    const { claims } = provider
    const { browser: newBrowser } = await testApp(other.environment)
    other.reset({ ...claims })
    const browser = newBrowser()
    const page = await shownAfter(browser, await throughGoogle(browser))
    expect(page).toContain('Authentication failed')
    expect(await me(browser)).toBeNull()
    await other.stop()
  })

  it.each([
    ['Ami\u202Ena\n\tNoor', 'Amina Noor'],
    ['x', null],
    ['y'.repeat(300), null],
  ])('cleans a name as at registration: %j', async (name, taken) => {
    provider.claims.name = name
    const browser = app.browser()
    await throughGoogle(browser)
    expect(await me(browser)).toMatchObject({ email: provider.claims.email, name: taken })
  })

  it('is a fresh proof for the same person, and for nobody else', async () => {
    const browser = app.browser()
    await throughGoogle(browser)
    const PROVE = '/settings/prove?redirectTo=%2Fsettings%2Fdelete'
    app.clock.advance(60 * MINUTE)
    const asked = await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(locationOf(asked)).toBe(PROVE)
    expect(await browser.page(PROVE)).toContain('Sign in with Google again')
    const start = '/auth/google?prove=1&redirectTo=%2Fsettings%2Fdelete'
    const own = provider.claims
    provider.claims = { ...own, sub: 'somebody else' }
    expect(locationOf(await throughGoogle(browser, start))).toBe(PROVE)
    expect(locationOf(await browser.form('/settings/delete', { confirm: 'DELETE' }))).toBe(PROVE)
    provider.claims = own
    expect(locationOf(await throughGoogle(browser, start))).toBe('/settings/delete')
    expect(locationOf(await browser.form('/settings/delete', { confirm: 'DELETE' }))).toBe('/data-deleted')
  })

  it('says so when the person refuses', async () => {
    provider.person = 'refuses'
    const browser = app.browser()
    const page = await shownAfter(browser, await throughGoogle(browser))
    expect(page).toContain('Authentication failed or was cancelled')
  })

  it('accepts only the state that this browser was sent with, once', async () => {
    const browser = app.browser()
    const back = await backFrom(await browser.get('/auth/google'))
    expect(locationOf(await app.browser().get(back))).toBe('/login')
    expect(locationOf(await browser.get(back.replace(/state=[^&]+/, 'state=another')))).toBe('/login')
    expect(locationOf(await browser.get(back))).toBe('/login')
    expect(await me(browser)).toBeNull()
  })

  it('refuses a suspended account, and one whose address is connected to another Google account', async () => {
    await throughGoogle(app.browser())
    const { email } = provider.claims
    provider.claims = { ...provider.claims, sub: 'somebody else' }
    const other = app.browser()
    expect(await shownAfter(other, await throughGoogle(other))).toContain(
      'connected to another Google account',
    )
    provider.claims = { ...provider.claims, sub: `subject-${people}` }
    app.sql.run("update users set account_status = 'suspended' where email = ?", email)
    const browser = app.browser()
    expect(await shownAfter(browser, await throughGoogle(browser))).toContain(
      'Your account is suspended. Please contact support.',
    )
    expect(await me(browser)).toBeNull()
  })

  it("proves the owner's address", async () => {
    provider.claims = { sub: 'the owner', email: OWNER, email_verified: true, name: 'Owner' }
    const browser = app.browser()
    await throughGoogle(browser)
    expect(await me(browser)).toMatchObject({ email: OWNER, isAdmin: true })
  })
})

describe('an account with the same address', () => {
  it('is connected only after its own password', async () => {
    const { email, password } = await registered(app.browser())
    provider.claims.email = email
    const browser = app.browser()
    expect(locationOf(await throughGoogle(browser, '/auth/google?redirectTo=/settings'))).toBe('/auth/link')
    expect(await me(browser)).toBeNull()
    expect(await browser.page('/auth/link')).toContain(email)

    const wrong = await browser.form('/auth/link', { password: 'not the word' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('Please check your credentials and try again.')
    expect(await me(browser)).toBeNull()

    expect(locationOf(await browser.form('/auth/link', { password }))).toBe('/settings')
    expect(await me(browser)).toMatchObject({ email })
    expect(locationOf(await browser.get('/auth/link'))).toBe('/login')

    const next = app.browser()
    expect(locationOf(await throughGoogle(next))).toBe('/redirect')
    expect(await me(next)).toMatchObject({ email })
  })

  it('waits for its password for ten minutes', async () => {
    const { email, password } = await registered(app.browser())
    provider.claims.email = email
    const browser = app.browser()
    await throughGoogle(browser)
    app.clock.advance(10 * MINUTE)
    expect(locationOf(await browser.get('/auth/link'))).toBe('/login')
    await browser.form('/auth/link', { password })
    expect(await me(browser)).toBeNull()
  })
})

describe('in Arabic', () => {
  const IN_ARABIC = '<html lang="ar" dir="rtl">'

  it('a new account and the page for the password have the language of the page where it began', async () => {
    const newcomer = app.browser()
    await throughGoogle(newcomer, '/ar/auth/google')
    expect(await newcomer.page('/settings')).toContain(IN_ARABIC)

    const { email, password } = await registered(app.browser())
    provider.claims = { ...provider.claims, sub: 'another', email }
    const browser = app.browser()
    await throughGoogle(browser, '/api/auth/google?language=ar')
    expect(await browser.page('/auth/link')).toContain(IN_ARABIC)
    await browser.form('/auth/link', { password })
    expect(await browser.page('/settings')).toContain(IN_ARABIC)
  })

  it('leads back to the Arabic page for signing in', async () => {
    provider.person = 'refuses'
    expect(locationOf(await throughGoogle(app.browser(), '/ar/auth/google'))).toBe('/ar/login')
  })
})

describe('the popup', () => {
  it('ends on a page that has the outcome and no code', async () => {
    proves('screen: /auth/callback')
    const browser = app.browser()
    const done = await throughGoogle(browser, '/api/auth/google')
    expect(locationOf(done)).toBe('/auth/callback?popup=done')
    const page = await browser.get('/auth/callback?popup=done')
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    const html = await page.text()
    expect(html).toContainAll('GOOGLE_AUTH_SUCCESS', provider.claims.name!)

    provider.person = 'refuses'
    const other = app.browser()
    const failed = await throughGoogle(other, '/api/auth/google')
    expect(locationOf(failed)).toBe('/auth/callback?popup=failed')
    const text = await shownAfter(other, failed)
    expect(text).toContainAll('GOOGLE_AUTH_ERROR', 'Authentication failed or was cancelled')
  })
})

describe('without Google', () => {
  it('hides its buttons and answers 404', async () => {
    const plain = await testApp()
    for (const path of ['/login', '/register', '/login?redirectTo=/dashboard']) {
      expect(await plain.browser().page(path)).not.toContain('Google')
      expect(await app.browser().page(path)).toContain('with Google')
    }
    const browser = plain.browser()
    const answer = await browser.get('/auth/google')
    expect(locationOf(answer)).toBe('/login')
    expect(await shownAfter(browser, answer)).toContain('Sign-in with Google is not set up here.')
    expect((await plain.browser().call('GET', '/api/auth/google')).status).toBe(404)
  })

  it('says so when the provider cannot be reached', async () => {
    proves('message: sign-in not begun')
    const gone = await openProvider()
    await gone.stop()
    const lost = await testApp(gone.environment)
    const browser = lost.browser()
    const page = await shownAfter(browser, await browser.get('/auth/google'))
    expect(page).toContainAll('Sign-in Error', 'Failed to initiate sign in. Please try again.')
  })
})

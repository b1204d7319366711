import { describe, expect, it } from 'vitest'
import { listAdmins, setAdmin } from '#app/features/account/admins.server.ts'
import { HOUR } from '#app/operations/clock.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { type Browser, registered, testApp } from '../support/app.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'

const OWNER = 'owner@qismah.example'
const owner = { name: 'Owner', email: OWNER, password: 'one secret word' }

type App = Awaited<ReturnType<typeof testApp>>

async function isAdmin(browser: Browser): Promise<boolean> {
  const { body } = await browser.call('GET', '/api/auth/me')
  return (body as { isAdmin: boolean }).isAdmin
}

async function lastLink(app: App): Promise<{ path: string; token: string }> {
  await app.services.mailer.close()
  const url = new URL(linkIn(readOutbox(app.services.settings.dataDir).at(-1)!))
  return { path: url.pathname + url.search, token: url.searchParams.get('token')! }
}

describe("registering with the owner's address", () => {
  it('grants nothing until the mailed link is used by the person signed in to that account', async () => {
    const app = await testApp({ OWNER_EMAIL: 'Owner@Qismah.example' })
    const browser = app.browser()
    await browser.call('POST', '/api/auth/register', owner)
    expect(await isAdmin(browser)).toBe(false)

    const { path, token } = await lastLink(app)
    expect((await app.browser().get(path)).headers.get('Location')).toBe(
      `/login?redirectTo=${encodeURIComponent(path)}`,
    )

    const stranger = await app.newcomer()
    expect((await stranger.get(path)).status).toBe(410)
    expect((await stranger.form(path, { token })).status).toBe(400)
    expect(await isAdmin(stranger)).toBe(false)

    expect(await browser.page(path)).toContain('Confirm this address')
    expect(await isAdmin(browser)).toBe(false)
    expect((await browser.form(path, { token })).headers.get('Location')).toBe('/dashboard')
    expect(await browser.page('/dashboard')).toContain('Your email address is confirmed.')
    expect(await isAdmin(browser)).toBe(true)
    expect((await browser.get(path)).status).toBe(410)
    // The button was pressed twice.
    expect((await browser.form(path, { token })).headers.get('Location')).toBe('/dashboard')
  })

  it('keeps the link for a day', async () => {
    const app = await testApp({ OWNER_EMAIL: OWNER })
    const browser = app.browser()
    await browser.call('POST', '/api/auth/register', owner)
    const { path, token } = await lastLink(app)
    app.clock.advance(24 * HOUR)
    expect((await browser.get(path)).status).toBe(410)
    await browser.form(path, { token })
    expect(await isAdmin(browser)).toBe(false)
  })

  it('does not help a stranger when the owner resets the password by mail', async () => {
    const app = await testApp({ OWNER_EMAIL: OWNER })
    const stranger = app.browser()
    await stranger.call('POST', '/api/auth/register', owner)
    await app.browser().call('POST', '/api/auth/forgot-password', { email: OWNER })
    await app.services.mailer.close()
    const mail = readOutbox(app.services.settings.dataDir).find(({ subject }) => subject.startsWith('Reset'))!
    const url = new URL(linkIn(mail))
    await app.browser().form(url.pathname + url.search, {
      token: url.searchParams.get('token')!,
      password: 'the rightful one',
      confirmPassword: 'the rightful one',
    })
    expect((await stranger.call('GET', '/api/auth/me')).body).toBeNull()
    const real = app.browser()
    await real.call('POST', '/api/auth/login', { email: OWNER, password: 'the rightful one' })
    expect(await isAdmin(real)).toBe(true)
  })

  it('sends no such mail to anybody else', async () => {
    const app = await testApp({ OWNER_EMAIL: OWNER })
    await registered(app.browser())
    await app.services.mailer.close()
    expect(readOutbox(app.services.settings.dataDir)).toEqual([])
  })
})

describe('administrators by command', async () => {
  const app = await testApp({ OWNER_EMAIL: OWNER })
  const db = app.services.db

  it('are granted and revoked by address, but never the last one', async () => {
    const [first, second] = await Promise.all([registered(app.browser()), registered(app.browser())])
    setAdmin(db, first.email.toUpperCase(), true)
    expect(() => setAdmin(db, first.email, false)).toThrow(Refusal)
    setAdmin(db, second.email, true)
    expect(listAdmins(db).map(({ email }) => email)).toEqual([first.email, second.email].sort())
    setAdmin(db, first.email, false)
    expect(listAdmins(db).map(({ email }) => email)).toEqual([second.email])
  })

  it('need an account', () => {
    expect(() => setAdmin(db, 'nobody@qismah.example', true)).toThrow(
      'There is no account with this address.',
    )
    expect(() => setAdmin(db, 'nobody@qismah.example', false)).toThrow(
      'There is no account with this address.',
    )
  })
})

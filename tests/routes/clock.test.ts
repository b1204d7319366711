import { describe, expect, it } from 'vitest'
import { registered, testApp } from '../support/app.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'
import { mine, STORY } from '../support/stories.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000
const story = { title: 'The door that opened', storyContent: STORY }

/** An application that sends mails at once. */
async function started() {
  const app = await testApp()
  const browser = app.browser()
  const { email, password } = await registered(browser)
  const signIn = () => browser.call('POST', '/api/auth/login', { email, password })
  const isSignedIn = async () => (await browser.call('GET', '/api/auth/me')).body !== null
  const forgotten = async (wanted: number) => {
    await browser.call('POST', '/api/auth/forgot-password', { email })
    return expect.poll(() => readOutbox(app.services.settings.dataDir).length).toBe(wanted)
  }
  return { app, browser, email, signIn, isSignedIn, forgotten }
}

describe.each([
  ['a year ahead', YEAR],
  ['a year back', -YEAR],
])('a clock that jumps %s', (_, jump) => {
  it('ends sessions, and lets people sign in again', async () => {
    const { app, browser, signIn, isSignedIn } = await started()
    expect(await isSignedIn()).toBe(true)
    app.clock.advance(jump)
    expect(await isSignedIn()).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect(await isSignedIn()).toBe(true)
    expect((await browser.get('/dashboard')).status).toBe(200)
    // And after the clock is corrected.
    app.clock.advance(-jump)
    expect(await isSignedIn()).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect(await isSignedIn()).toBe(true)
  })

  it('invalidates mailed links, and does not prevent new ones', async () => {
    const { app, browser, forgotten } = await started()
    await forgotten(1)
    const [letter] = readOutbox(app.services.settings.dataDir)
    const link = new URL(linkIn(letter!))
    app.clock.advance(jump)
    expect(await browser.page(link.pathname + link.search)).toContain('This link is not valid any more')
    await forgotten(2)
  })

  it('neither loses nor repeats a write', async () => {
    const { app, browser, signIn } = await started()
    const key = { 'Idempotency-Key': 'one' }
    await browser.call('POST', '/api/user-stories', story, key)
    app.clock.advance(jump)
    await signIn()
    const again = await browser.call('POST', '/api/user-stories', story, key)
    expect(again.status).toBe(201)
    // A day later the key is forgotten. A key dated in the future is still known.
    expect(await mine(browser)).toHaveLength(jump > 0 ? 2 : 1)
    await browser.call('POST', '/api/user-stories', story, key)
    expect(await mine(browser)).toHaveLength(jump > 0 ? 2 : 1)
  })

  it('triggers a backup', async () => {
    const { app } = await started()
    const { backups } = app.services
    await backups.makeNow()
    app.clock.advance(jump)
    await backups.makeNow()
    expect(backups.state()).toMatchObject({ state: 'good', ageMs: 0, count: 2 })
  })
})

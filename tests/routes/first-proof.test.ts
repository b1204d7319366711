import { describe, expect, it } from 'vitest'
import { MINUTE } from '#app/operations/clock.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { addPasskey, signInByPasskey } from '../support/authenticator.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'
import { writeNote } from '../support/notes.ts'
import { typed } from '../support/stories.ts'
import { turnOnTwoStep } from '../support/two-step.ts'

type App = Awaited<ReturnType<typeof testApp>>

const app = await testApp()

const OFFER = 'Did you put this into the account?'
const REMOVED = 'two-step sign-in and passkeys that were set up before are removed'
const CHOSEN = 'the rightful one'

let people = 0

/** A stranger registers with somebody's address, and sets up everything that there is. */
async function squatted(at: App, email = `victim-${++people}@qismah.example`) {
  const browser = at.browser()
  const password = 'one secret word'
  await browser.call('POST', '/api/auth/register', { name: 'Visit evil.example', email, password })
  const stranger = { browser, password }
  const { recoveryCodes, code } = await turnOnTwoStep(at, stranger)
  const authenticator = await addPasskey(browser)
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  expect((await browser.form('/send-story', typed)).status).toBeLessThan(400)
  expect((await writeNote(browser)).status).toBe(303)
  at.clock.advance(11 * MINUTE)
  return { ...stranger, email, recoveryCodes, code, authenticator }
}

async function mailedLink(at: App, subject: RegExp): Promise<string> {
  await at.services.mailer.flush()
  const mail = readOutbox(at.services.settings.dataDir)
    .filter((one) => subject.test(one.subject))
    .at(-1)!
  const { pathname, search } = new URL(linkIn(mail))
  return pathname + search
}

async function resetLink(email: string): Promise<string> {
  app.clock.advance(11 * MINUTE)
  await app.browser().call('POST', '/api/auth/forgot-password', { email })
  return mailedLink(app, /^Reset/)
}

const tokenIn = (link: string) => new URL(link, 'http://localhost').searchParams.get('token')!

async function reset(link: string, more: Record<string, string> = {}): Promise<void> {
  const fields = { token: tokenIn(link), password: CHOSEN, confirmPassword: CHOSEN, ...more }
  expect((await app.browser().form(link, fields)).headers.get('Location')).toBe('/login')
}

async function signIn(email: string, at: App = app, password = CHOSEN) {
  const browser = at.browser()
  const { status, body } = await browser.call('POST', '/api/auth/login', { email, password })
  return { browser, status, code: (body as { code?: string }).code }
}

const me = async (browser: Browser) =>
  (await browser.call('GET', '/api/auth/me')).body as { name: string } | null

const countsOf = (at: App, email: string) =>
  Object.fromEntries(
    ['birth_details', 'user_stories', 'notes', 'second_factors', 'recovery_codes', 'passkeys'].map(
      (table) => [
        table,
        at.sql.value(
          `select count(*) from ${table} where user_id = (select id from users where email = ?)`,
          email,
        ),
      ],
    ),
  )

const NO_FACTORS = { second_factors: 0, recovery_codes: 0, passkeys: 0 }

describe('a link that proves an address for the first time', () => {
  it('removes the stranger’s second factor, recovery codes and passkeys, and says so before', async () => {
    const { email, browser: stranger, authenticator } = await squatted(app)
    const link = await resetLink(email)
    const page = (await app.browser().page(link)).replaceAll('<!-- -->', '')
    expect(page).toContainAll(
      REMOVED,
      OFFER,
      'Birth information: 1; Notes of My Book: 1; Stories, with the questions they answer: 1.',
    )

    await reset(link)
    expect(await me(stranger)).toBeNull()
    const { browser, status } = await signIn(email)
    expect(status).toBe(200)
    expect(await me(browser)).toMatchObject({ email })
    expect((await signInByPasskey(app.browser(), authenticator)).status).toBe(401)
    expect(countsOf(app, email)).toEqual({ ...NO_FACTORS, birth_details: 1, user_stories: 1, notes: 1 })
    await app.services.mailer.flush()
    const mail = readOutbox(app.services.settings.dataDir).find(
      ({ to, subject }) => to === email && subject === 'Your Qismah password was changed',
    )!
    expect(mail.text).toContain('Two-step sign-in is off, because this email address had not been confirmed')
  })

  it('empties the account too if the person asks for it', async () => {
    const { email, browser: stranger } = await squatted(app)
    await reset(await resetLink(email), { empty: 'on' })
    expect(await me(stranger)).toBeNull()
    const { browser } = await signIn(email)
    expect(await me(browser)).toMatchObject({ email, name: null })
    expect(countsOf(app, email)).toEqual({ ...NO_FACTORS, birth_details: 0, user_stories: 0, notes: 0 })
    expect((await browser.call('GET', '/api/birth-data')).body).toBeNull()
    await app.services.mailer.flush()
    const mails = readOutbox(app.services.settings.dataDir).filter(({ to }) => to === email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Qismah password was changed'])
  })

  it('offers nothing if there is nothing, and asks for nothing', async () => {
    const email = `plain-${++people}@qismah.example`
    const browser = app.browser()
    await browser.call('POST', '/api/auth/register', { name: 'Amina', email, password: 'one secret word' })
    const page = await app.browser().page(await resetLink(email))
    expect(page).not.toContainAll(OFFER, REMOVED)
  })
})

describe('a later link', () => {
  it('leaves two-step sign-in on, offers nothing, and does not empty the account', async () => {
    const email = `later-${++people}@qismah.example`
    await app
      .browser()
      .call('POST', '/api/auth/register', { name: 'Amina', email, password: 'one secret word' })
    await reset(await resetLink(email))
    const { browser } = await signIn(email)
    await turnOnTwoStep(app, { browser, password: CHOSEN })
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const link = await resetLink(email)
    const page = await app.browser().page(link)
    expect(page).not.toContainAll(OFFER, REMOVED)
    await reset(link, { empty: 'on' })
    expect(await signIn(email)).toMatchObject({ status: 401, code: 'sign-in.code-needed' })
    expect(countsOf(app, email)).toMatchObject({ birth_details: 1, second_factors: 1, recovery_codes: 10 })
  })
})

describe('the link that confirms the owner’s address', () => {
  const EMAIL = 'owner@qismah.example'

  it.each([
    ['leaves what is in the account', {}, 1],
    ['empties the account if the person asks for it', { empty: 'on' }, 0],
  ])('removes factors, ends other sessions, and %s', async (_, more: Record<string, string>, births) => {
    const guarded = await testApp({ OWNER_EMAIL: EMAIL })
    const { browser, authenticator, password, recoveryCodes } = await squatted(guarded, EMAIL)
    const other = guarded.browser()
    await other.form('/login', { email: EMAIL, password })
    await other.form('/login/code', { code: recoveryCodes[0]! })
    expect(await me(other)).toMatchObject({ email: EMAIL })
    const link = await mailedLink(guarded, /^Confirm/)
    expect(await browser.page(link)).toContain(OFFER)
    const answer = await browser.form(link, { token: tokenIn(link), ...more })
    expect(answer.headers.get('Location')).toBe('/dashboard')
    expect(await me(browser)).toMatchObject({ email: EMAIL, isAdmin: true })
    expect(await me(other)).toBeNull()
    expect((await signInByPasskey(guarded.browser(), authenticator)).status).toBe(401)
    expect(countsOf(guarded, EMAIL)).toMatchObject({ ...NO_FACTORS, birth_details: births })
    expect((await signIn(EMAIL, guarded, password)).status).toBe(200)
  })
})

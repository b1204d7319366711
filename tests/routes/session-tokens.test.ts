import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#app/operations/clock.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, isSignedIn, testApp } from '../support/app.ts'
import { endSessionsByTime } from '../support/form-drafts.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'
import { confirmed } from '../support/stories.ts'
import { codeOf } from '../support/two-step.ts'

const app = await testApp()
const { sql } = app
const SESSION = 'qismah_session'

async function mailsTo(email: string) {
  await app.services.mailer.close()
  return readOutbox(app.services.settings.dataDir).filter(({ to }) => to === email)
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

const change = (browser: Browser, currentPassword: string, password: string) =>
  browser.form('/settings', { form: 'password', currentPassword, password, confirmPassword: password })

async function turnOnTwoStep(browser: Browser, password: string) {
  await browser.form('/settings/two-step', { step: 'begin', currentPassword: password })
  const html = await browser.page('/settings/two-step')
  const secret = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(html)![1]!.replaceAll(' ', '')
  const confirm = (code: string) => browser.form('/settings/two-step', { step: 'confirm', code })
  return { secret, html, answer: await confirm(codeOf(secret, app.clock.now())) }
}

describe('the session’s token', () => {
  it('is renewed after a change of the password, and a copied one is invalid', async () => {
    const { browser, password } = await member(app)
    const thief = browser.copy()
    expect((await change(browser, password, 'another word')).status).toBe(303)
    expect(browser.cookies.get(SESSION)).not.toBe(thief.cookies.get(SESSION))
    expect(await isSignedIn(browser)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('is renewed after two-step sign-in is turned on', async () => {
    const { browser, password } = await member(app)
    const thief = browser.copy()
    expect((await turnOnTwoStep(browser, password)).answer.status).toBe(303)
    expect(await isSignedIn(browser)).toBe(true)
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('is renewed by another request meanwhile: a new password still ends every other session', async () => {
    const { browser, email, password } = await member(app)
    const thief = app.browser()
    await thief.call('POST', '/api/auth/login', { email, password })
    // Both are hashed at the same time. The proof needs one hash and the change needs two, so the proof is first.
    const [changed, proved] = await Promise.all([
      change(browser.copy(), password, 'another word'),
      browser.copy().form('/settings/prove', { password }),
    ])
    expect([changed.status, proved.status]).toEqual([303, 303])
    expect(await isSignedIn(thief)).toBe(false)
    expect((await thief.call('POST', '/api/auth/login', { email, password })).status).toBe(401)
  })

  it('keeps the time at which the session ends', async () => {
    const { browser, password, id } = await member(app)
    const ends = () => sql.values('select expires_at from sessions where user_id = ?', id)
    const before = ends()
    app.clock.advance(5 * MINUTE)
    await change(browser, password, 'another word')
    expect(ends()).toEqual(before)
  })
})

describe('a signed cookie', () => {
  it('is invalid under another name', async () => {
    const { browser } = await member(app)
    await browser.form('/settings', { form: 'name', name: 'Somebody' })
    const toast = browser.cookies.get('qismah_toast')!
    const device = browser.cookies.get('qismah_device')!
    expect(toast).toBeTruthy()
    const other = app.browser()
    for (const value of [toast, device, browser.cookies.get(SESSION)!]) {
      for (const name of [
        'qismah_receipt',
        'qismah_session',
        'qismah_toast',
        'qismah_link',
        'qismah_google',
      ]) {
        if (browser.cookies.get(name) === value) continue
        other.cookies.clear()
        other.cookies.set(name, value)
        for (const path of ['/data-deleted', '/auth/link', '/auth/callback', '/']) {
          const answer = await other.get(path)
          expect(answer.status, `${name} at ${path}`).toBeLessThan(500)
          expect(await answer.text()).not.toContain('Your name has been changed.')
        }
        other.cookies.set(name, value)
        expect(await isSignedIn(other)).toBe(false)
      }
    }
  })
})

describe('the signed owner of a form', () => {
  const STORY = {
    title: 'A night of light',
    storyContent: 'What was typed before the session ended. '.repeat(3),
    ...confirmed,
  }
  const markOf = async (browser: Browser) => {
    const html = await browser.page('/send-story')
    return /name="formOwner" value="([^"]+)"/.exec(html)![1]!
  }
  const keptOf = (id: string) => sql.value('select count(*) from form_drafts where user_id = ?', id)

  it('keeps nothing from a browser that never had the session', async () => {
    const { browser, id } = await member(app)
    const formOwner = await markOf(browser)
    const stranger = app.browser()
    await stranger.form('/send-story', { ...STORY, formOwner })
    await member(app, stranger)
    await stranger.call('POST', '/api/auth/logout')
    await stranger.form('/send-story', { ...STORY, formOwner })
    expect(keptOf(id)).toBe(0)
  })

  it.each([
    ['it has signed out', (browser: Browser) => browser.call('POST', '/api/auth/logout')],
    ['its session has ended by time', () => endSessionsByTime(app)],
    [
      'somebody else has signed in and out since',
      async (browser: Browser) => {
        await member(app, browser)
        await browser.call('POST', '/api/auth/logout')
      },
    ],
  ])('keeps what was typed if %s', async (_, ended) => {
    const { browser, id } = await member(app)
    const formOwner = await markOf(browser)
    await ended(browser)
    await browser.form('/send-story', { ...STORY, formOwner })
    expect(keptOf(id)).toBe(1)
  })

  it('keeps what was typed before the session got another token', async () => {
    const { browser, id, password } = await member(app)
    const formOwner = await markOf(browser)
    const changed = { password: 'another word', confirmPassword: 'another word' }
    await browser.form('/settings', { form: 'password', currentPassword: password, ...changed })
    await browser.call('POST', '/api/auth/logout')
    await browser.form('/send-story', { ...STORY, formOwner })
    expect(keptOf(id)).toBe(1)
  })

  type Person = Awaited<ReturnType<typeof member>>
  const ANOTHER = { password: 'another word', confirmPassword: 'another word' }
  const enders: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
    [
      'a mailed link for a new password',
      async ({ email }) => {
        await app.browser().call('POST', '/api/auth/forgot-password', { email })
        await app.services.mailer.flush()
        const mail = readOutbox(app.services.settings.dataDir).findLast(({ to }) => to === email)
        const token = new URL(linkIn(mail!)).searchParams.get('token')!
        await app.browser().form(`/reset-password?token=${token}`, { token, ...ANOTHER })
      },
    ],
    [
      'a changed password',
      ({ browser, password }) =>
        browser.form('/settings', { form: 'password', currentPassword: password, ...ANOTHER }),
    ],
    ['the end of all other sessions', ({ browser }) => browser.form('/settings', { form: 'sessions' })],
    [
      'the end of this session elsewhere',
      async ({ browser }) => {
        const session = /name="session" value="([^"]+)"/.exec(await browser.page('/settings'))![1]!
        await browser.form('/settings', { form: 'session', session })
      },
    ],
    [
      'a suspension',
      async ({ id }) => {
        const { browser } = await administrator(app)
        for (const accountStatus of ['suspended', 'active'])
          await browser.call('PATCH', `/api/admin/users/${id}`, { accountStatus })
      },
    ],
  ]

  it.each(enders)('keeps nothing from a browser that was signed out by %s', async (_, end) => {
    const person = await member(app)
    const { id, email, password } = person
    const stranger = app.browser()
    await stranger.call('POST', '/api/auth/login', { email, password })
    const formOwner = await markOf(stranger)
    await end(person)
    expect(await isSignedIn(stranger)).toBe(false)
    await stranger.form('/send-story', { ...STORY, formOwner })
    expect(keptOf(id)).toBe(0)
  })

  it.each([
    ['signing out', 0, (browser: Browser) => browser.call('POST', '/api/auth/logout')],
    ['its end by time', 7 * DAY, async () => {}],
  ])('keeps nothing more than a day after %s', async (_, after, end) => {
    const { browser, id } = await member(app)
    const formOwner = await markOf(browser)
    await end(browser)
    app.clock.advance(after + DAY + MINUTE)
    await browser.form('/send-story', { ...STORY, formOwner })
    expect(keptOf(id)).toBe(0)
  })
})

describe('sessions', () => {
  it('are ended one by one, and only the person’s own', async () => {
    const { browser, email, password } = await member(app)
    const [one, two] = [app.browser(), app.browser()]
    for (const other of [one, two]) await other.call('POST', '/api/auth/login', { email, password })
    const html = await browser.page('/settings')
    const names = [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, name]) => name!)
    expect(names).toHaveLength(2)
    const stranger = await member(app)
    await stranger.browser.form('/settings', { form: 'session', session: names[0]! })
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([true, true])
    expect((await browser.form('/settings', { form: 'session', session: names[0]! })).status).toBe(303)
    expect([await isSignedIn(one), await isSignedIn(two)].sort()).toEqual([false, true])
    expect(await isSignedIn(browser)).toBe(true)
    expect((await browser.form('/settings', { form: 'session', session: 'none' })).status).toBe(303)
  })
})

describe('the person gets a mail', () => {
  it('after a change of the password, and after choosing one by a link', async () => {
    const { browser, email, password } = await member(app)
    await change(browser, password, 'another word')
    expect(await subjectsTo(email)).toEqual(['Your Qismah password was changed'])
    await browser.call('POST', '/api/auth/forgot-password', { email })
    const reset = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Reset'))!
    const token = /token=([\w-]+)/.exec(reset.text)![1]!
    const word = 'a third word'
    await app
      .browser()
      .form(`/reset-password?token=${token}`, { token, password: word, confirmPassword: word })
    expect((await subjectsTo(email)).filter((subject) => subject.includes('was changed'))).toHaveLength(2)
  })

  it('after two-step sign-in is turned on or off', async () => {
    const { browser, email, password } = await member(app)
    const { secret } = await turnOnTwoStep(browser, password)
    expect(await subjectsTo(email)).toEqual(['Two-step sign-in is on'])
    app.clock.advance(MINUTE)
    const code = codeOf(secret, app.clock.now())
    expect((await browser.form('/settings/two-step', { step: 'disable', code })).status).toBe(303)
    expect(await subjectsTo(email)).toContain('Two-step sign-in is off')
  })

  it('after the first sign-in from a new browser, but not after the next or after registering', async () => {
    const { browser, email, password } = await member(app)
    expect(await subjectsTo(email)).toEqual([])
    const login = (from: Browser) => from.call('POST', '/api/auth/login', { email, password })
    await login(browser)
    expect(await subjectsTo(email)).toEqual([])
    const other = app.browser()
    await login(other)
    await login(other)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your Qismah account'])
    expect(mails[0]!.text).toContain('If it was not you, choose a new password')
    await login(app.browser())
    expect(await subjectsTo(email)).toHaveLength(2)
  })
})

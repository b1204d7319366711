import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { readOutbox } from '../support/mailbox.ts'
import { codeOf, turnOnTwoStep } from '../support/two-step.ts'

const app = await testApp()

type Person = Awaited<ReturnType<typeof member>>

const signIn = (browser: Browser, { email, password }: Pick<Person, 'email' | 'password'>) =>
  browser.call('POST', '/api/auth/login', { email, password })

async function mailsTo(email: string) {
  await app.services.mailer.close()
  return readOutbox(app.services.settings.dataDir).filter(({ to }) => to === email)
}

/** Signs in. @returns true if the account did not know the browser, and wrote to the person about it. */
async function isNewTo(person: Pick<Person, 'email' | 'password'>, browser: Browser): Promise<boolean> {
  const count = async () =>
    (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('New sign-in')).length
  const before = await count()
  expect((await signIn(browser, person)).status).toBe(200)
  return (await count()) > before
}

/** A person, and a stranger's browser that has signed in to the account. */
async function personAndStranger() {
  const person = await member(app)
  const stranger = app.browser()
  expect(await isNewTo(person, stranger)).toBe(true)
  expect(await isNewTo(person, stranger)).toBe(false)
  return { person, stranger }
}

const OTHER = { password: 'another word', confirmPassword: 'another word' }

describe('the browsers that an account knows', () => {
  it('are the eight that signed in last', async () => {
    const person = await member(app)
    const browsers = Array.from({ length: 8 }, () => app.browser())
    for (const browser of browsers) expect(await isNewTo(person, browser)).toBe(true)
    for (const browser of browsers) expect(await isNewTo(person, browser)).toBe(false)
    expect(await isNewTo(person, person.browser)).toBe(true)
    expect(await isNewTo(person, browsers[0]!)).toBe(true)
  })

  it('are those of each account alone', async () => {
    const [one, other] = [await member(app), await member(app)]
    const browser = app.browser()
    for (const person of [one, other]) expect(await isNewTo(person, browser)).toBe(true)
    for (const person of [one, other]) expect(await isNewTo(person, browser)).toBe(false)
  })

  it('are forgotten by a reset', async () => {
    const { person, stranger } = await personAndStranger()
    await person.browser.call('POST', '/api/auth/forgot-password', { email: person.email })
    const reset = (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Reset'))!
    const token = /token=([\w-]+)/.exec(reset.text)![1]!
    const done = await app.browser().form(`/reset-password?token=${token}`, { token, ...OTHER })
    expect(done.status).toBe(303)
    const now = { ...person, password: OTHER.password }
    for (const browser of [stranger, person.browser]) expect(await isNewTo(now, browser)).toBe(true)
  })

  it('are forgotten when the password is changed, except this one', async () => {
    const { person, stranger } = await personAndStranger()
    const changed = await person.browser.form('/settings', {
      form: 'password',
      currentPassword: person.password,
      ...OTHER,
    })
    expect(changed.status).toBe(303)
    const now = { ...person, password: OTHER.password }
    expect(await isNewTo(now, stranger)).toBe(true)
    expect(await isNewTo(now, person.browser)).toBe(false)
  })

  it('are forgotten when every other session is ended, except this one', async () => {
    const { person, stranger } = await personAndStranger()
    const ended = await person.browser.form('/settings', { form: 'sessions' })
    expect(ended.status).toBe(303)
    expect(await isNewTo(person, stranger)).toBe(true)
    expect(await isNewTo(person, person.browser)).toBe(false)
  })

  it('are forgotten when two-step sign-in is turned on', async () => {
    const { person, stranger } = await personAndStranger()
    const { secret } = await turnOnTwoStep(app, person)
    await stranger.form('/login', { email: person.email, password: person.password })
    const answer = await stranger.form('/login/code', { code: codeOf(secret, app.clock.now()) })
    expect(answer.status).toBe(303)
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('New sign-in'))).toHaveLength(2)
  })

  it('are forgotten by a suspension', async () => {
    const { person, stranger } = await personAndStranger()
    const { browser } = await administrator(app)
    for (const accountStatus of ['suspended', 'active']) {
      const { status } = await browser.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus })
      expect(status).toBe(200)
    }
    for (const known of [stranger, person.browser]) expect(await isNewTo(person, known)).toBe(true)
  })
})

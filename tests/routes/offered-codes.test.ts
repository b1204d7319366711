import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#app/operations/clock.ts'
import { member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { twoStepAdministrator } from '../support/two-step.ts'

const app = await testApp()

const PAGE = '/settings/two-step'
const page = async (browser: Browser) => (await browser.get(PAGE)).text()
const codesIn = async (browser: Browser) =>
  [...(await page(browser)).matchAll(/<code>([\w-]{14})<\/code>/g)].map(([, code]) => code!)

async function signedIn({ email, password }: { email: string; password: string }, code?: string) {
  const browser = app.browser()
  await browser.form('/login', { email, password })
  if (code) expect((await browser.form('/login/code', { code })).status).toBe(303)
  return browser
}

/** A person who is offered new codes, and another session of theirs. */
async function offered() {
  const person = await twoStepAdministrator(app)
  const other = await signedIn(person, person.recoveryCodes[0])
  await person.browser.form(PAGE, { step: 'new-codes', code: person.code() })
  expect(await codesIn(person.browser)).toHaveLength(10)
  return { ...person, other }
}

describe('new recovery codes', () => {
  it('are shown only in the session that asked for them, and kept only there', async () => {
    const { browser, other, ...person } = await offered()
    expect(await codesIn(other)).toEqual([])
    expect(await page(other)).toContain('Make new codes')
    await other.form(PAGE, { step: 'keep-codes' })
    expect(await page(other)).toContain('These codes are no longer offered. Please make new ones.')
    expect(await codesIn(browser)).toHaveLength(10)
    // The former codes are still the valid ones.
    await signedIn(person, person.recoveryCodes[1])
  })

  it('are no longer shown after an hour, and cannot be kept then', async () => {
    const { browser, ...person } = await offered()
    const [first] = await codesIn(browser)
    app.clock.advance(HOUR - MINUTE)
    expect(await codesIn(browser)).toHaveLength(10)
    app.clock.advance(MINUTE)
    expect(await codesIn(browser)).toEqual([])
    await browser.form(PAGE, { step: 'keep-codes' })
    expect(await page(browser)).toContain('These codes are no longer offered. Please make new ones.')
    await signedIn(person, person.recoveryCodes[1])
    const late = app.browser()
    await late.form('/login', { email: person.email, password: person.password })
    expect((await late.form('/login/code', { code: first! })).status).toBe(422)
  })
})

describe('the key and the codes of a set-up that is not finished', () => {
  it('are shown only in the session that began it', async () => {
    const person = await member(app)
    const other = await signedIn(person)
    await person.browser.form(PAGE, { step: 'begin', currentPassword: person.password })
    expect(await codesIn(person.browser)).toHaveLength(10)
    const html = await page(other)
    expect(html).not.toContain('otpauth:')
    expect(await codesIn(other)).toEqual([])
    expect(html).toContain('Begin')
  })
})

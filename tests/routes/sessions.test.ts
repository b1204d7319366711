import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#app/operations/clock.ts'
import { administrator, member } from '../support/admin.ts'
import { isSignedIn, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db
const COOKIE = 'qismah_session'

const sessionsOf = (id: string) => sql.rows('select token_hash, user_id from sessions where user_id = ?', id)

async function signedIn({ email, password }: { email: string; password: string }, browser = app.browser()) {
  expect((await browser.call('POST', '/api/auth/login', { email, password })).status).toBe(200)
  return browser
}

describe('a session', () => {
  it('is a new one after each sign-in, and the old cookie is invalid', async () => {
    const person = await member(app)
    const planted = person.browser.copy()
    const before = person.browser.cookies.get(COOKIE)
    await signedIn(person, person.browser)
    expect(person.browser.cookies.get(COOKIE)).not.toBe(before)
    expect(await isSignedIn(person.browser)).toBe(true)
    expect(await isSignedIn(planted)).toBe(false)
  })

  it('is not started by an invented cookie, signed or not', async () => {
    const { browser } = await member(app)
    const [value] = browser.cookies.get(COOKIE)!.split('.')
    for (const made of [value!, `${value}.`, `${value}.AAAA`, 'null', '']) {
      const stranger = app.browser()
      stranger.cookies.set(COOKIE, made)
      expect(await isSignedIn(stranger), made).toBe(false)
    }
  })

  it('is read from its row, in the format of the libraries', async () => {
    const { sessions } = app.services
    const person = await member(app)
    const header = `${COOKIE}=${person.browser.cookies.get(COOKIE)}`
    const session = await sessions.getSession(header)
    expect(session.get('state')?.person).toMatchObject({ id: person.id, email: person.email })
    await expect(sessions.commitSession(session)).rejects.toThrow('by operations only')
    await expect(sessions.commitSession(await sessions.getSession())).rejects.toThrow('somebody signs in')

    expect(await sessions.destroySession(session)).toMatch(/^qismah_session=;.*Expires=Thu, 01 Jan 1970/)
    expect((await sessions.getSession(header)).get('state')).toBeUndefined()
    expect(await isSignedIn(person.browser)).toBe(false)
  })

  it('is stored as a digest, from which no cookie can be made', async () => {
    const { browser, id } = await member(app)
    const token = JSON.parse(atob(decodeURIComponent(browser.cookies.get(COOKIE)!).split('.')[0]!))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(sessionsOf(id))).not.toContain(token)
  })

  it('ends seven days after the last visit', async () => {
    const { browser } = await member(app)
    app.clock.advance(7 * DAY - HOUR)
    expect(await isSignedIn(browser)).toBe(true)
    app.clock.advance(7 * DAY + HOUR)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('ends thirty days after it was begun, however often it is used', async () => {
    const { browser } = await member(app)
    for (let days = 0; days < 29; days += 1) {
      app.clock.advance(DAY)
      expect(await isSignedIn(browser), `after ${days + 1} days`).toBe(true)
    }
    app.clock.advance(DAY)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('ends when its owner signs out, also for a copied cookie', async () => {
    const { browser } = await member(app)
    const copy = browser.copy()
    expect((await browser.form('/sign-out', {})).status).toBe(303)
    expect(browser.cookies.has(COOKIE)).toBe(false)
    expect(await isSignedIn(copy)).toBe(false)
  })

  it('is removed, and not only refused, after it has ended', async () => {
    const { id } = await member(app)
    app.clock.advance(8 * DAY + 1)
    await member(app)
    expect(sessionsOf(id)).toEqual([])
  })
})

describe('all sessions of an account end', () => {
  it('when it is suspended, and stay ended when it is activated', async () => {
    const { browser: admin } = await administrator(app)
    const person = await member(app)
    const elsewhere = await signedIn(person)
    await admin.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus: 'suspended' })
    expect(sessionsOf(person.id)).toEqual([])
    await admin.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus: 'active' })
    expect([await isSignedIn(person.browser), await isSignedIn(elsewhere)]).toEqual([false, false])
  })

  it.each(['its owner', 'an administrator'])('when it is deleted by %s', async (by) => {
    const { browser: admin } = await administrator(app)
    const person = await member(app)
    const elsewhere = await signedIn(person)
    const deleted =
      by === 'its owner'
        ? await elsewhere.call('DELETE', '/api/user/delete-data', { confirm: 'DELETE' })
        : await admin.call('DELETE', `/api/admin/users/${person.id}`)
    expect(deleted.status).toBe(200)
    expect([await isSignedIn(person.browser), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect(sessionsOf(person.id)).toEqual([])
  })
})

it('the cookie of an ended session is removed without a write', async () => {
  const { sessions } = app.services
  sqlite.pragma('query_only = on')
  try {
    expect(await sessions.destroySession(await sessions.getSession())).toMatch(/^qismah_session=;/)
  } finally {
    sqlite.pragma('query_only = off')
  }
})

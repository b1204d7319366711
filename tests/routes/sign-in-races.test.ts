import { setImmediate, setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { member } from '../support/admin.ts'
import { type Browser, isSignedIn, testApp } from '../support/app.ts'
import { Authenticator, passkeyRequest } from '../support/authenticator.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'
import { computeEachHash } from '../support/remembered-hashes.ts'
import { twoStepAdministrator } from '../support/two-step.ts'

computeEachHash()
const app = await testApp({ RATE_LIMITS: 'on' })
const { sql } = app
const { mailer, settings } = app.services
let addresses = 0
const anywhere = () => {
  addresses += 1
  return app.browser(`203.0.113.${addresses % 250}`)
}

/** An account at which somebody guesses, so that the next attempt from an unknown browser waits for a while. */
async function guessedAt() {
  const owner = await member(app)
  const wrong = { email: owner.email, password: 'not the word' }
  await Promise.all(Array.from({ length: 33 }, () => anywhere().call('POST', '/api/auth/login', wrong)))
  return owner
}

/** Signs in from an unknown browser. `meanwhile` runs while the attempt waits. */
async function signInWhile(
  { email, password }: { email: string; password: string },
  meanwhile: () => unknown,
) {
  const browser = anywhere()
  const answer = browser.call('POST', '/api/auth/login', { email, password })
  await setTimeout(100)
  await meanwhile()
  return { browser, ...(await answer) }
}

async function resetLink(email: string): Promise<string> {
  await anywhere().call('POST', '/api/auth/forgot-password', { email })
  await mailer.flush()
  const mail = readOutbox(settings.dataDir).findLast(
    ({ to, subject }) => to === email && subject === 'Reset your Qismah password',
  )
  return new URL(linkIn(mail!)).searchParams.get('token')!
}

describe('a sign-in under way', () => {
  it('is refused with the old password once the password was reset', async () => {
    const owner = await guessedAt()
    const token = await resetLink(owner.email)
    const fields = { token, password: 'another secret word', confirmPassword: 'another secret word' }
    const { status, browser } = await signInWhile(owner, async () => {
      const reset = await anywhere().form(`/reset-password?token=${token}`, fields)
      expect(reset.status).toBe(303)
    })
    expect(status).toBe(401)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('is refused once the account was suspended, and stays so when it is active again', async () => {
    const owner = await guessedAt()
    const setStatus = (status: string) =>
      sql.run('update users set account_status = ? where id = ?', status, owner.id)
    const { status, browser } = await signInWhile(owner, () => setStatus('suspended'))
    expect(status).toBe(403)
    setStatus('active')
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('is refused like an unknown account once the account was deleted', async () => {
    const owner = await guessedAt()
    const { status } = await signInWhile(owner, () =>
      owner.browser.call('DELETE', '/api/user/delete-data', { confirmation: 'DELETE' }),
    )
    expect(status).toBe(401)
  })

  it('is refused with a right recovery code once the session that waits for it has ended', async () => {
    const { id, email, password, recoveryCodes } = await twoStepAdministrator(app)
    const browser = anywhere()
    await browser.call('POST', '/api/auth/login', { email, password })
    const answer = browser.call('POST', '/api/auth/code', { code: recoveryCodes[0] })
    // The code is being hashed now.
    for (let turns = 0; turns < 5; turns += 1) await setImmediate()
    sql.run('delete from sessions where user_id = ?', id)
    expect((await answer).status).toBe(401)
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('an account that is deleted while a request of its person is answered', () => {
  /** The statuses of an answer, for a deletion that comes after 0, 1, 2, … turns of the event loop. */
  async function statuses(
    begin: (
      person: Awaited<ReturnType<typeof member>>,
    ) => Promise<() => Promise<Response | { status: number }>>,
  ) {
    const found = new Set<number>()
    for (let wait = 0; wait < 12; wait += 1) {
      const person = await member(app)
      const send = await begin(person)
      const answer = send()
      for (let turns = 0; turns < wait; turns += 1) await setImmediate()
      sql.run('delete from users where id = ?', person.id)
      found.add((await answer).status)
    }
    return [...found].sort()
  }

  it('sends the person to sign in, whenever the deletion comes: two-step sign-in', async () => {
    const found = await statuses(
      async ({ browser, password }) =>
        () =>
          browser.form('/settings/two-step', { step: 'begin', currentPassword: password }),
    )
    expect(found).toEqual([303])
  })

  it('refuses, whenever the deletion comes: a passkey', async () => {
    const found = await statuses(async ({ browser }) => {
      const credential = new Authenticator().create(await passkeyRequest(browser, '/api/passkeys/request'))
      return () => browser.call('POST', '/api/passkeys', { name: 'Phone', credential })
    })
    expect(found.filter((status) => status !== 201)).toEqual([401])
  })
})

describe('a person who signs in', () => {
  it('goes before many guesses from another address, also in a browser that its account knows', async () => {
    const { email, password } = await member(app)
    const guesser = await member(app, anywhere())
    const tryAs = (browser: Browser, body: object) => browser.call('POST', '/api/auth/login', body)
    await guesser.browser.call('POST', '/api/auth/logout')
    let answered = 0
    const guess = async () => {
      await tryAs(guesser.browser, { email: guesser.email, password: 'not the word' })
      answered += 1
    }
    const guesses = Array.from({ length: 28 }, guess)
    const { status } = await tryAs(anywhere(), { email, password })
    expect([status, answered < 6]).toEqual([200, true])
    await Promise.all(guesses)
  })
})

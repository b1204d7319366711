import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROOF_LIFETIME } from '#app/features/account/fresh-proof.server.ts'
import { CHALLENGE_LIFETIME } from '#app/features/account/passkey-challenges.server.ts'
import { administrator } from '../support/admin.ts'
import { type Browser, registered, testApp } from '../support/app.ts'
import { Authenticator, addPasskey, passkeyRequest, signInByPasskey } from '../support/authenticator.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { twoStepAdministrator } from '../support/two-step.ts'

let mailbox: Mailbox
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await testApp({ SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.stop())

const idOf = (email: string) => app.sql.value('select id from users where email = ?', email) as string
const eventsOf = (email: string) =>
  app.sql.values('select kind from security_events where user_id = ? order by id', idOf(email)) as string[]
const passkeyOf = (email: string) =>
  app.sql.row('select * from passkeys where user_id = ?', idOf(email)) as Record<string, unknown>
const me = async (browser: Browser) =>
  ((await browser.call('GET', '/api/auth/me')).body as { email: string } | null)?.email ?? null
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

async function withPasskey() {
  const browser = app.browser()
  const person = await registered(browser)
  const authenticator = await addPasskey(browser)
  return { ...person, browser, authenticator }
}

describe('a passkey', () => {
  it('is added after a fresh proof, with a mail, and signs in at another browser', async () => {
    const { email, browser, authenticator } = await withPasskey()
    expect((await mailbox.next(email)).subject).toBe('A passkey was added')
    expect(eventsOf(email)).toContain('passkey.added')
    const html = await browser.page('/settings/passkeys')
    expect(html).toContainAll('My phone', 'not used yet')

    const other = app.browser()
    const { status, body } = await signInByPasskey(other, authenticator)
    expect([status, (body as { email: string }).email]).toEqual([200, email])
    expect(await me(other)).toBe(email)
    expect(eventsOf(email).at(-1)).toBe('sign-in.passkey')
    // The counter of the device, and when it was used.
    expect(passkeyOf(email)).toMatchObject({ counter: 1, is_backed_up: 1 })
    expect(passkeyOf(email).last_used_at).toBe(app.clock.now().getTime())
    expect((await mailbox.next(email)).subject).toBe('New sign-in to your Qismah account')
  })

  it('gives the session that adds it a new token', async () => {
    const browser = await app.newcomer()
    const before = browser.cookies.get('qismah_session')
    await addPasskey(browser)
    expect(browser.cookies.get('qismah_session')).not.toBe(before)
  })

  it('needs a fresh proof to be added, also by a call, and to be removed', async () => {
    const { browser, email } = await withPasskey()
    app.clock.advance(PROOF_LIFETIME + 1000)
    const asked = await browser.call('POST', '/api/passkeys/request', {})
    expect([asked.status, codeOf(asked)]).toEqual([403, 'access.proof-needed'])
    const { id } = passkeyOf(email)
    const removed = await browser.form('/settings/passkeys', { form: 'remove', passkey: String(id) })
    expect(removed.headers.get('Location')).toContain('/settings/prove')
    expect(passkeyOf(email)).toBeDefined()
  })

  it('is itself a fresh proof', async () => {
    const { browser, authenticator } = await withPasskey()
    app.clock.advance(PROOF_LIFETIME + 1000)
    const credential = authenticator.get(await passkeyRequest(browser))
    expect((await browser.call('POST', '/api/auth/passkey/proof', { credential })).status).toBe(200)
    expect((await browser.call('POST', '/api/passkeys/request', {})).status).toBe(200)
  })

  it('of another account proves nothing', async () => {
    const { authenticator } = await withPasskey()
    const { browser, email } = await withPasskey()
    const credential = authenticator.get(await passkeyRequest(browser))
    const answer = await browser.call('POST', '/api/auth/passkey/proof', { credential })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'passkey.of-another'])
    expect(eventsOf(email).at(-1)).toBe('proof.failed')
  })

  it('is renamed and removed by its owner only', async () => {
    const { browser, email } = await withPasskey()
    const id = String(passkeyOf(email).id)
    const stranger = (await withPasskey()).browser
    const renamed = await stranger.form('/settings/passkeys', { form: 'rename', passkey: id, name: 'Mine' })
    expect(renamed.status).toBe(404)
    expect((await stranger.form('/settings/passkeys', { form: 'remove', passkey: id })).status).toBe(404)
    expect(passkeyOf(email)).toMatchObject({ name: 'My phone' })

    await browser.form('/settings/passkeys', { form: 'rename', passkey: id, name: '  The  blue phone ' })
    expect(passkeyOf(email)).toMatchObject({ name: 'The blue phone' })
    const unnamed = await browser.form('/settings/passkeys', { form: 'rename', passkey: id, name: ' ' })
    expect(unnamed.status).toBe(422)
    expect(await unnamed.text()).toContain('Enter a name for the passkey')

    expect((await browser.form('/settings/passkeys', { form: 'remove', passkey: id })).status).toBe(303)
    expect(passkeyOf(email)).toBeUndefined()
    expect(eventsOf(email).at(-1)).toBe('passkey.removed')
    // Each mail has a random delay, so either may arrive first.
    const subjects = [(await mailbox.next(email)).subject, (await mailbox.next(email)).subject]
    expect(subjects.sort()).toEqual(['A passkey was added', 'A passkey was removed'])
  })

  it('is removed only after a question, also without scripts', async () => {
    const { browser } = await withPasskey()
    const html = await browser.page('/settings/passkeys')
    const question = /<form[^>]* id="remove-[\s\S]*?<details>([\s\S]*?)<\/details>/.exec(html)![1]!
    expect(question).toContainAll('You can then no longer sign in with', 'Remove this passkey</button>')
    expect(html.match(/<button[^>]*>(?:<!-- -->)?Remove/g)).toHaveLength(1)
  })

  it('ends every other session when it is removed, and signs in no more', async () => {
    const { browser, email, authenticator } = await withPasskey()
    const thief = app.browser()
    await signInByPasskey(thief, authenticator)
    await browser.form('/settings/passkeys', { form: 'remove', passkey: String(passkeyOf(email).id) })
    expect([await me(thief), await me(browser)]).toEqual([null, email])
    const answer = await signInByPasskey(app.browser(), authenticator)
    expect([answer.status, codeOf(answer)]).toEqual([401, 'passkey.unknown'])
  })

  it('is in the person’s export, and deleted with the account', async () => {
    const { browser, email, authenticator } = await withPasskey()
    const file = (await (await browser.form('/settings/my-data.json', {})).json()) as {
      data: Record<string, Record<string, unknown>[]>
    }
    const [stored] = file.data.passkeys!
    expect(stored).toMatchObject({ name: 'My phone', credentialId: passkeyOf(email).credential_id })
    const { body } = await browser.call('DELETE', '/api/user/delete-data')
    expect((body as { receipt: { rows: unknown } }).receipt.rows).toMatchObject({ passkeys: 1 })
    const answer = await signInByPasskey(app.browser(), authenticator)
    expect([answer.status, codeOf(answer)]).toEqual([401, 'passkey.unknown'])
  })

  it('is one of at most twenty, and belongs to one account', async () => {
    const { browser, email } = await withPasskey()
    const copies = app.services.db.sqlite.prepare(
      `insert into passkeys select ? , user_id, ?, public_key, counter, transports, name, is_backed_up,
       created_at, last_used_at from passkeys where user_id = ? limit 1`,
    )
    for (let more = 1; more < 20; more += 1) copies.run(`copy-${more}`, `copy-${more}`, idOf(email))
    const answer = await browser.call('POST', '/api/passkeys/request', {})
    expect([answer.status, codeOf(answer)]).toEqual([409, 'passkey.too-many'])

    const { browser: owner, authenticator } = await withPasskey()
    const credential = authenticator.create(await passkeyRequest(owner, '/api/passkeys/request'), {
      again: true,
    })
    const twice = await owner.call('POST', '/api/passkeys', { name: 'Again', credential })
    expect([twice.status, codeOf(twice)]).toEqual([409, 'passkey.exists'])
  })
})

describe('signing in with a passkey', () => {
  const refusedWith = async (browser: Browser, credential: unknown) => {
    const answer = await browser.call('POST', '/api/auth/passkey', { credential })
    expect(await me(browser)).toBeNull()
    return [answer.status, codeOf(answer)]
  }

  it('is refused on the page of another site', async () => {
    const { authenticator, email } = await withPasskey()
    const browser = app.browser()
    const options = await passkeyRequest(browser)
    const credential = authenticator.get(options, { origin: 'https://qismah.example.net' })
    expect(await refusedWith(browser, credential)).toEqual([403, 'passkey.wrong-origin'])
    expect(eventsOf(email)).not.toContain('sign-in.passkey')
  })

  it('is refused with the key of another site', async () => {
    const { browser } = await withPasskey()
    const foreign = new Authenticator('qismah.example.net')
    const credential = foreign.create(await passkeyRequest(browser, '/api/passkeys/request'))
    const answer = await browser.call('POST', '/api/passkeys', { name: 'Foreign', credential })
    expect([answer.status, codeOf(answer)]).toEqual([401, 'passkey.failed'])
  })

  it('is refused from a browser that did not request it, and after five minutes', async () => {
    const { authenticator } = await withPasskey()
    const browser = app.browser()
    const thief = app.browser()
    await passkeyRequest(thief)
    const options = await passkeyRequest(browser)
    expect(await refusedWith(thief, authenticator.get(options))).toEqual([401, 'passkey.challenge-spent'])
    expect(await refusedWith(app.browser(), authenticator.get(options))).toEqual([
      401,
      'passkey.challenge-spent',
    ])
    app.clock.advance(CHALLENGE_LIFETIME)
    expect(await refusedWith(browser, authenticator.get(options))).toEqual([401, 'passkey.challenge-spent'])
  })

  it('is refused with a challenge of another purpose, or one that was never issued', async () => {
    const { browser, authenticator } = await withPasskey()
    const options = await passkeyRequest(browser)
    const { status } = await browser.call('POST', '/api/auth/passkey', {
      credential: authenticator.get(options),
    })
    expect(status).toBe(401)
    const other = app.browser()
    await passkeyRequest(other)
    const own = authenticator.get({ challenge: Buffer.alloc(32).toString('base64url') })
    expect(await refusedWith(other, own)).toEqual([401, 'passkey.challenge-spent'])
  })

  it('is refused for a copied passkey, whose counter has not grown, and logged', async () => {
    const { authenticator, email } = await withPasskey()
    const copy = authenticator.copy()
    expect((await signInByPasskey(app.browser(), authenticator)).status).toBe(200)
    const browser = app.browser()
    const answer = await signInByPasskey(browser, copy)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'passkey.cloned'])
    expect(eventsOf(email).at(-1)).toBe('passkey.cloned')
    expect(await me(browser)).toBeNull()
  })

  it('is refused if the device did not verify its user, and so is adding such a passkey', async () => {
    const { authenticator, browser: signedIn } = await withPasskey()
    const browser = app.browser()
    const credential = authenticator.get(await passkeyRequest(browser), { verified: false })
    expect(await refusedWith(browser, credential)).toEqual([403, 'passkey.unverified'])
    const unverified = new Authenticator().create(await passkeyRequest(signedIn, '/api/passkeys/request'), {
      verified: false,
    })
    const added = await signedIn.call('POST', '/api/passkeys', { name: 'Any', credential: unverified })
    expect([added.status, codeOf(added)]).toEqual([403, 'passkey.unverified'])
  })

  it('is refused for a wrong signature, another account’s handle, and an invalid answer', async () => {
    const { authenticator, email } = await withPasskey()
    const stranger = await withPasskey()
    const browser = app.browser()
    const signed = authenticator.get(await passkeyRequest(browser))
    const foreign = stranger.authenticator.get({ challenge: 'x' })
    const wrong = { ...signed, response: { ...signed.response, signature: foreign.response.signature } }
    expect(await refusedWith(browser, wrong)).toEqual([401, 'passkey.failed'])
    expect(eventsOf(email).at(-1)).toBe('sign-in.failed')
    const handled = authenticator.get(await passkeyRequest(browser))
    const other = { ...handled, response: { ...handled.response, userHandle: foreign.response.userHandle } }
    expect(await refusedWith(browser, other)).toEqual([401, 'passkey.failed'])
    for (const json of ['{}', 'null', '1', '[]', '{"challenge":{}}', 'no JSON']) {
      const clientDataJSON = Buffer.from(json).toString('base64url')
      const odd = { ...signed, response: { ...signed.response, clientDataJSON } }
      expect(await refusedWith(browser, odd), json).toEqual([401, 'passkey.failed'])
    }
    expect(await refusedWith(browser, { id: 'none' })).toEqual([422, 'request.invalid'])
  })

  it('is refused for an unknown passkey and for a suspended account', async () => {
    const { authenticator, email } = await withPasskey()
    const stranger = new Authenticator()
    stranger.create({ challenge: 'x', user: { id: 'nobody' } })
    const unknown = await signInByPasskey(app.browser(), stranger)
    expect([unknown.status, codeOf(unknown)]).toEqual([401, 'passkey.unknown'])
    app.sql.run("update users set account_status = 'suspended' where email = ?", email)
    const suspended = await signInByPasskey(app.browser(), authenticator)
    expect([suspended.status, codeOf(suspended)]).toEqual([403, 'sign-in.suspended'])
    expect(eventsOf(email).at(-1)).toBe('sign-in.suspended')
  })
})

describe('a passkey as the second factor', () => {
  it('needs no code if two-step sign-in is on, and replaces a code after the password', async () => {
    const { browser, email, password } = await twoStepAdministrator(app)
    const authenticator = await addPasskey(browser)
    const other = app.browser()
    expect((await signInByPasskey(other, authenticator)).status).toBe(200)
    expect((await other.get('/admin')).status).toBe(200)

    const third = app.browser()
    await third.form('/login', { email, password })
    expect(await me(third)).toBeNull()
    expect(await third.page('/login/code')).toContain('Use a passkey instead')
    expect((await signInByPasskey(third, authenticator)).status).toBe(200)
    expect(await me(third)).toBe(email)
  })

  it('opens the back-office to administrators if that needs two steps, until it is removed', async () => {
    const strict = await testApp({ REQUIRE_ADMIN_2FA: 'true' })
    const { browser } = await administrator(strict)
    const authenticator = await addPasskey(browser)
    expect((await browser.get('/admin')).headers.get('Location')).toBe('/settings/two-step')
    const credential = authenticator.get(await passkeyRequest(browser))
    await browser.call('POST', '/api/auth/passkey/proof', { credential })
    expect((await browser.get('/admin')).status).toBe(200)
    const other = strict.browser()
    await signInByPasskey(other, authenticator)
    expect((await other.get('/admin')).status).toBe(200)

    const id = strict.sql.value('select id from passkeys') as string
    await browser.form('/settings/passkeys', { form: 'remove', passkey: id })
    expect((await browser.get('/admin')).headers.get('Location')).toBe('/settings/two-step')
  })

  it('is strong enough for an administrator whose password is short', async () => {
    const { browser, email } = await administrator(app)
    const authenticator = await addPasskey(browser)
    app.sql.run('update users set has_long_password = 0 where email = ?', email)
    expect((await browser.get('/admin')).headers.get('Location')).toBe('/settings')
    const other = app.browser()
    await signInByPasskey(other, authenticator)
    expect((await other.get('/admin')).status).toBe(200)
  })
})

describe('the last way to sign in', () => {
  it('is not removed: a passkey without a password, and without Google set up here', async () => {
    const { browser, email } = await withPasskey()
    app.sql.run("update users set password_hash = null, google_id = 'g-1' where email = ?", email)
    const remove = () =>
      browser.form('/settings/passkeys', { form: 'remove', passkey: String(passkeyOf(email).id) })
    const refused = await remove()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('This passkey is your only way to sign in.')
    await addPasskey(browser, 'Another')
    expect((await remove()).status).toBe(303)
  })
})

describe('limits', () => {
  it('count attempts with a passkey and with a password together', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const browser = limited.browser()
    const { email } = await registered(browser)
    const wrong = { email, password: 'a wrong password' }
    for (let tries = 0; tries < 59; tries += 1) {
      await limited.browser().call('POST', '/api/auth/passkey', { credential: {} })
    }
    expect((await limited.browser().call('POST', '/api/auth/login', wrong)).status).toBe(401)
    const late = await limited.browser().call('POST', '/api/auth/passkey', { credential: {} })
    expect([late.status, codeOf(late)]).toEqual([429, 'request.too-many'])
  })
})

describe('an address that is a number', () => {
  it('offers no passkeys, and the calls say so', async () => {
    const numbered = await testApp({ ORIGIN: 'http://127.0.0.1:3000' })
    const page = await numbered.browser().page('/login')
    expect(page).not.toContain('Sign in with a passkey')
    const answer = await numbered.browser().call('POST', '/api/auth/passkey/request', {})
    expect([answer.status, codeOf(answer)]).toEqual([404, 'passkey.not-offered'])
  })
})

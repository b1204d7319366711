import { describe, expect, it } from 'vitest'
import { openCodes, sealCodes } from '#app/features/account/codes.server.ts'
import { HOUR, MINUTE } from '#app/operations/clock.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, isSignedIn, testApp } from '../support/app.ts'
import { codeOf, twoStepAdministrator } from '../support/two-step.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db

async function halfWay(person: { email: string; password: string }, to = '/login') {
  const browser = app.browser()
  const answer = await browser.form(to, { email: person.email, password: person.password })
  return { browser, answer }
}

const eventsOf = (id: string) =>
  sql.values('select kind from security_events where user_id = ? order by id', id) as string[]

describe('turning two-step sign-in on', () => {
  it('is for everyone, and needs the password', async () => {
    for (const { browser } of [await member(app), await administrator(app)]) {
      expect(await browser.page('/settings')).toContain('Two-step sign-in')
      await refusesOtherPasswords(browser)
    }
    const { browser, password } = await member(app)
    const begun = await browser.form('/settings/two-step', { step: 'begin', currentPassword: password })
    expect(begun.headers.get('Location')).toBe('/settings/two-step')
    expect(await browser.page('/settings/two-step')).toContain('otpauth:')
  })

  async function refusesOtherPasswords(browser: Browser) {
    for (const currentPassword of ['', 'another word']) {
      const refused = await browser.form('/settings/two-step', { step: 'begin', currentPassword })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('This is not your current password')
    }
    expect(await browser.page('/settings/two-step')).not.toContain('otpauth:')
  }

  it.each([
    '',
    '__proto__',
    'constructor',
    'toString',
    'no-such-step',
  ])('does nothing for the step "%s"', async (step) => {
    const { browser } = await administrator(app)
    const answer = await browser.form('/settings/two-step', { step, code: '000000' })
    expect(answer.status).toBe(422)
    expect(await browser.page('/settings/two-step')).not.toContain('otpauth:')
  })

  it('says that a reset removes it while the address is not confirmed', async () => {
    const { browser, id } = await member(app)
    const warning = 'Your email address is not confirmed yet'
    const shown = async () => (await browser.page('/settings/two-step')).includes(warning)
    const setConfirmed = (at: number | null) =>
      sql.run('update users set email_verified_at = ? where id = ?', at, id)
    setConfirmed(null)
    expect(await shown()).toBe(true)
    setConfirmed(1_700_000_000)
    expect(await shown()).toBe(false)
  })

  it('shows the same key until a first code confirms it, and the recovery codes only until then', async () => {
    const { browser, email, id } = await administrator(app)
    const begin = () =>
      browser.form('/settings/two-step', { step: 'begin', currentPassword: 'one secret word' })
    const page = async () => (await browser.get('/settings/two-step')).text()
    await begin()
    const first = await page()
    const address = /otpauth:[^"]+/.exec(first)![0].replaceAll('&amp;', '&')
    expect(new URL(address).searchParams.get('issuer')).toBe('Qismah')
    expect(decodeURIComponent(address)).toContain(email)
    await begin()
    expect(await page()).toContain(address.replaceAll('&', '&amp;'))
    expect(first.match(/<li><code>[\w-]{14}<\/code><\/li>/g)).toHaveLength(10)
    expect(first).toMatch(/<svg role="img"[^>]*QR/)

    const elsewhere = app.browser()
    await elsewhere.call('POST', '/api/auth/login', { email, password: 'one secret word' })
    const secret = new URL(address).searchParams.get('secret')!
    const confirm = (code: string) => browser.form('/settings/two-step', { step: 'confirm', code })
    const wrong = await confirm('000000')
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('This code is wrong')
    const code = codeOf(secret, app.clock.now())
    // The button was pressed twice.
    expect((await Promise.all([confirm(code), confirm(code)])).map(({ status }) => status)).toEqual([
      303, 303,
    ])
    const done = await page()
    expect(done).toContain('10 recovery codes are left')
    expect(done).not.toContain(secret.slice(0, 4))
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(browser)).toBe(true)
    expect(eventsOf(id)).toContain('second-factor.enabled')
    const stored = JSON.stringify(sql.rows('select * from recovery_codes'))
    for (const [, shown] of first.matchAll(/<li><code>([\w-]{14})/g)) expect(stored).not.toContain(shown)
  })

  it('forgets a key that waited an hour, or was cancelled', async () => {
    const { browser } = await administrator(app)
    await browser.form('/settings/two-step', { step: 'begin', currentPassword: 'one secret word' })
    app.clock.advance(61 * MINUTE)
    expect(await browser.page('/settings/two-step')).toContain('Begin')
    const late = await browser.form('/settings/two-step', { step: 'confirm', code: '123456' })
    expect(late.headers.get('Location')).toBe('/settings/two-step')
    expect(await browser.page('/settings/two-step')).toContain('Please begin again.')
    await browser.form('/settings/two-step', { step: 'begin', currentPassword: 'one secret word' })
    await browser.form('/settings/two-step', { step: 'cancel' })
    expect(await browser.page('/settings/two-step')).not.toContain('otpauth:')
  })

  it('says that it is on if another tab has turned it on, and cancels nothing', async () => {
    const { browser } = await twoStepAdministrator(app)
    expect((await browser.form('/settings/two-step', { step: 'cancel' })).status).toBe(303)
    const html = await browser.page('/settings/two-step')
    expect(html).toContain('Two-step sign-in is turned on already.')
    expect(html).not.toContain('Two-step sign-in is not on')
    expect(html).toContain('10 recovery codes are left')
  })
})

describe('signing in with two steps', () => {
  it('signs nobody in after the password, and leads to the wanted page after the code', async () => {
    const person = await twoStepAdministrator(app)
    const { browser, answer } = await halfWay(person, '/login?redirectTo=%2Fmy-path')
    expect(answer.status).toBe(303)
    const step = answer.headers.get('Location')!
    expect(step).toBe('/login/code?redirectTo=%2Fmy-path')
    expect(await isSignedIn(browser)).toBe(false)
    for (const path of ['/dashboard', '/admin', '/settings']) {
      expect((await browser.get(path)).headers.get('Location'), path).toMatch(/^\/login\?/)
    }
    expect((await browser.get('/api/admin/users')).status).toBe(401)
    expect(await browser.page(step)).toContain('One step is left')

    const before = browser.cookies.get('qismah_session')
    const done = await browser.form(step, { code: person.code() })
    expect(done.headers.get('Location')).toBe('/my-path')
    expect(browser.cookies.get('qismah_session')).not.toBe(before)
    expect(await isSignedIn(browser)).toBe(true)
    expect((await browser.get('/admin')).status).toBe(200)
    expect((await browser.get(step)).headers.get('Location')).toBe('/my-path')
  })

  it('accepts no code twice, no old code, and none of another app', async () => {
    const person = await twoStepAdministrator(app)
    const used = person.code()
    const first = await halfWay(person)
    expect((await first.browser.form('/login/code', { code: used })).status).toBe(303)
    const { browser } = await halfWay(person)
    const other = await twoStepAdministrator(app)
    for (const code of [used, other.code(), '12345', '', 'AAAA-BBBB-CCCC']) {
      expect((await browser.form('/login/code', { code })).status, code).toBe(422)
    }
    expect(await isSignedIn(browser)).toBe(false)
    expect(eventsOf(person.id)).toContain('sign-in.code-wrong')
    app.clock.advance(MINUTE)
    const spaced = person.code().replace(/(...)/, '$1 ')
    expect((await browser.form('/login/code', { code: spaced })).status).toBe(303)
  })

  it('accepts a code in its own 30 seconds and the next, and never before', async () => {
    const person = await twoStepAdministrator(app)
    const half = 30_000
    const at = (offset: number) => codeOf(person.secret, new Date(app.clock.now().getTime() + offset))
    const { browser } = await halfWay(person)
    app.clock.advance(10 * half)
    const waiting = (await halfWay(person)).browser
    for (const offset of [half, 2 * half, -2 * half, -3 * half]) {
      expect((await waiting.form('/login/code', { code: at(offset) })).status, String(offset)).toBe(422)
    }
    expect((await waiting.form('/login/code', { code: at(-half) })).status).toBe(303)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('stores recovery codes as password hashes, which are not accepted as codes', async () => {
    const person = await twoStepAdministrator(app)
    const kept = sqlite.prepare('select code_hash from recovery_codes where user_id = ?').pluck()
    const hashes = () => kept.all(person.id) as string[]
    expect(hashes()).toHaveLength(10)
    for (const hash of hashes()) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const { browser } = await halfWay(person)
    expect((await browser.form('/login/code', { code: hashes()[0]! })).status).toBe(422)
    expect(hashes()).toHaveLength(10)
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const person = await twoStepAdministrator(app)
    const [code] = person.recoveryCodes
    expect(person.recoveryCodes).toHaveLength(10)
    const { browser } = await halfWay(person)
    const typed = code!.replaceAll('-', ' ').toLowerCase()
    expect((await browser.form('/login/code', { code: typed })).status).toBe(303)
    expect(eventsOf(person.id)).toContain('sign-in.recovery-code')
    const again = await halfWay(person)
    expect((await again.browser.form('/login/code', { code: code! })).status).toBe(422)
    expect(await browser.page('/settings/two-step')).toContain('9 recovery codes are left')
  })

  it('shows no error if another tab has finished it', async () => {
    const person = await twoStepAdministrator(app)
    const { browser, answer } = await halfWay(person, '/login?redirectTo=%2Fmy-path')
    const step = answer.headers.get('Location')!
    await browser.form(step, { code: person.code() })
    await browser.get('/my-path')
    expect((await browser.form(step, { code: '123456' })).headers.get('Location')).toBe('/my-path')
    expect(await browser.page('/dashboard')).not.toContain('Login failed')
  })

  it('returns to the password and keeps the wanted page', async () => {
    const person = await twoStepAdministrator(app)
    const { browser, answer } = await halfWay(person, '/login?redirectTo=%2Fmy-path')
    const step = answer.headers.get('Location')!
    expect(await browser.page(step)).toContain('href="/login?redirectTo=%2Fmy-path"')
    app.clock.advance(11 * MINUTE)
    for (const late of [await browser.get(step), await browser.form(step, { code: person.code() })])
      expect(late.headers.get('Location')).toBe('/login?redirectTo=%2Fmy-path')
  })

  it('waits ten minutes for the code', async () => {
    const person = await twoStepAdministrator(app)
    const { browser } = await halfWay(person)
    app.clock.advance(11 * MINUTE)
    expect((await browser.get('/login/code')).headers.get('Location')).toBe('/login')
    const late = await browser.form('/login/code', { code: person.code() })
    expect(late.headers.get('Location')).toBe('/login')
    expect(await browser.page('/login')).toContain('You took too long. Please sign in again.')
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('cannot be passed by registering again, or by a suspended account', async () => {
    const person = await twoStepAdministrator(app)
    const again = await app.browser().form('/register', {
      name: 'Somebody',
      email: person.email,
      password: person.password,
      confirmPassword: person.password,
    })
    expect(again.headers.get('Location')).toBe('/login/code')
    const { browser } = await halfWay(person)
    sql.run("update users set account_status = 'suspended' where id = ?", person.id)
    expect((await browser.form('/login/code', { code: person.code() })).status).toBe(403)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('works by calls as well', async () => {
    const person = await twoStepAdministrator(app)
    const browser = app.browser()
    const { email, password } = person
    const first = await browser.call('POST', '/api/auth/login', { email, password })
    expect(first).toEqual({
      status: 401,
      body: {
        code: 'sign-in.code-needed',
        message: 'Please enter the code from your authenticator app.',
        codeNeeded: true,
      },
    })
    expect((await browser.call('POST', '/api/auth/code', { code: '000000' })).status).toBe(422)
    const { status, body } = await browser.call('POST', '/api/auth/code', { code: person.code() })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email })
  })

  it('is not in the list of sessions until the code is given', async () => {
    const person = await twoStepAdministrator(app)
    await halfWay(person)
    expect(await person.browser.page('/settings')).toContain('You are not signed in anywhere else.')
  })
})

describe('codes, and turning it off', () => {
  it('makes new recovery codes, which are valid after the person confirms that they are saved', async () => {
    const person = await twoStepAdministrator(app)
    const { browser } = person
    const shown = async () =>
      [...(await browser.page('/settings/two-step')).matchAll(/<code>([\w-]{14})<\/code>/g)].map(
        ([, code]) => code!,
      )
    expect((await browser.form('/settings/two-step', { step: 'new-codes', code: '000000' })).status).toBe(422)
    await browser.form('/settings/two-step', { step: 'new-codes', code: person.code() })
    const codes = await shown()
    expect(codes).toHaveLength(10)
    const early = await halfWay(person)
    expect((await early.browser.form('/login/code', { code: codes[0]! })).status).toBe(422)
    expect((await early.browser.form('/login/code', { code: person.recoveryCodes[0]! })).status).toBe(303)
    await browser.form('/settings/two-step', { step: 'keep-codes' })
    expect(await shown()).toEqual([])
    const late = await halfWay(person)
    expect((await late.browser.form('/login/code', { code: person.recoveryCodes[1]! })).status).toBe(422)
    expect((await late.browser.form('/login/code', { code: codes[0]! })).status).toBe(303)
  })

  it('stores recovery codes that are still shown only encrypted, for their person and this secret', async () => {
    const person = await twoStepAdministrator(app)
    await person.browser.form('/settings/two-step', { step: 'new-codes', code: person.code() })
    const html = await person.browser.page('/settings/two-step')
    const codes = [...html.matchAll(/<code>([\w-]{14})<\/code>/g)].map(([, code]) => code!)
    expect(codes).toHaveLength(10)
    const row = sql.row('select * from second_factors where user_id = ?', person.id) as {
      new_codes: string
    }
    const readableForms = [JSON.stringify(row), Buffer.from(row.new_codes, 'base64url').toString('latin1')]
    for (const stored of readableForms) for (const code of codes) expect(stored).not.toContain(code)

    const { settings } = app.services
    const sessionToken = 'a token'
    const viewer = { userId: person.id, sessionToken, now: app.clock.now() }
    const sealed = sealCodes(settings, viewer, codes)
    expect(openCodes(settings, viewer, sealed)).toEqual(codes)
    expect(openCodes(settings, { ...viewer, userId: 'another person' }, sealed)).toBeNull()
    expect(openCodes({ sessionSecret: 'another secret' }, viewer, sealed)).toBeNull()
    const at = (hours: number) => ({ ...viewer, now: new Date(viewer.now.getTime() + hours * HOUR) })
    expect(openCodes(settings, at(-1), sealed)).toEqual(codes)
    // Both are too far away: one is too late, and the clock was set back before the other.
    for (const hours of [1, -2]) expect(openCodes(settings, at(hours), sealed)).toBeNull()
  })

  it('offers new codes again if those shown can no longer be decrypted, and keeps the former ones', async () => {
    const person = await twoStepAdministrator(app)
    const { browser } = person
    await browser.form('/settings/two-step', { step: 'new-codes', code: person.code() })
    const viewer = { userId: person.id, sessionToken: null, now: app.clock.now() }
    const sealed = sealCodes({ sessionSecret: 'a former secret' }, viewer, ['AAAA-AAAA-AAAA'])
    sql.run('update second_factors set new_codes = ? where user_id = ?', sealed, person.id)
    const page = async () => (await browser.get('/settings/two-step')).text()
    expect(await page()).toContain('Make new codes')
    await browser.form('/settings/two-step', { step: 'keep-codes' })
    const { browser: early } = await halfWay(person)
    expect((await early.form('/login/code', { code: person.recoveryCodes[0]! })).status).toBe(303)
    app.clock.advance(MINUTE)
    await browser.form('/settings/two-step', { step: 'new-codes', code: person.code() })
    expect((await page()).match(/<code>[\w-]{14}<\/code>/g)).toHaveLength(10)
  })

  it('needs a code to turn it off, also from a former administrator', async () => {
    const person = await twoStepAdministrator(app)
    const { browser } = person
    sql.run('update users set is_admin = 0 where id = ?', person.id)
    expect((await browser.form('/settings/two-step', { step: 'disable', code: '000000' })).status).toBe(422)
    expect((await browser.form('/settings/two-step', { step: 'disable', code: person.code() })).status).toBe(
      303,
    )
    const { answer } = await halfWay(person)
    expect(answer.headers.get('Location')).toBe('/dashboard')
    expect(sql.value('select count(*) from recovery_codes where user_id = ?', person.id)).toBe(0)
  })
})

describe('if the operator requires it', async () => {
  const strict = await testApp({ REQUIRE_ADMIN_2FA: 'on' })

  it('opens the back-office to no administrator without it, and not to sessions from before', async () => {
    const { browser } = await administrator(strict)
    for (const path of ['/admin', '/admin/users', '/admin/users.data?_routes=routes%2Fadmin%2Fusers']) {
      const { headers } = await browser.get(path)
      expect(headers.get('Location'), path).toBe('/settings/two-step')
    }
    expect(await browser.call('GET', '/api/admin/users')).toEqual({
      status: 403,
      body: { code: 'access.two-step-needed', message: expect.stringContaining('two-step sign-in') },
    })
    expect((await browser.get('/my-path')).status).toBe(200)
    // An administrator's dashboard belongs to the back-office.
    expect((await browser.get('/dashboard')).headers.get('Location')).toBe('/settings/two-step')
    expect(await browser.page('/settings/two-step')).toContain('Required for administrators')

    const person = await twoStepAdministrator(strict)
    expect((await person.browser.get('/admin')).status).toBe(200)
    expect((await person.browser.call('GET', '/api/admin/users')).status).toBe(200)
    await person.browser.form('/settings/two-step', { step: 'disable', code: person.code() })
    expect((await person.browser.get('/admin')).headers.get('Location')).toBe('/settings/two-step')
  })
})

describe('guessing a code', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' })

  it('is refused after fifteen attempts in an hour, from any address', async () => {
    const person = await twoStepAdministrator(limited)
    const { email, password } = person
    const statuses: number[] = []
    for (let tries = 0; tries < 16; tries += 1) {
      const browser = limited.browser(`203.0.113.${tries}`)
      await browser.call('POST', '/api/auth/login', { email, password })
      statuses.push((await browser.call('POST', '/api/auth/code', { code: '000000' })).status)
    }
    expect(statuses).toEqual([...Array(15).fill(422), 429])
    // A browser that the account knows has a separate counter.
    const { browser } = person
    await browser.call('POST', '/api/auth/logout')
    await browser.call('POST', '/api/auth/login', { email, password })
    expect((await browser.call('POST', '/api/auth/code', { code: person.code() })).status).toBe(200)
  })

  it('is refused after fifteen attempts from all browsers that the account knows together', async () => {
    const person = await twoStepAdministrator(limited)
    const { email, password } = person
    const known = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((from) => limited.browser(from))
    const send = (browser: Browser, code: string) => browser.call('POST', '/api/auth/code', { code })
    for (const browser of known) {
      await browser.call('POST', '/api/auth/login', { email, password })
      expect((await send(browser, person.code())).status).toBe(200)
      await browser.call('POST', '/api/auth/logout')
      await browser.call('POST', '/api/auth/login', { email, password })
      limited.clock.advance(MINUTE)
    }
    const statuses: number[] = []
    for (let tries = 0; tries < 16; tries += 1)
      statuses.push((await send(known[tries % known.length]!, '000000')).status)
    expect(statuses).toEqual([...Array(15).fill(422), 429])
  })
})

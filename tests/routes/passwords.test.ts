import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { type Browser, registered, testApp } from '../support/app.ts'
import { linkIn, readOutbox } from '../support/mailbox.ts'

const app = await testApp()
const { sql } = app

let people = 0
function newcomer() {
  people += 1
  return { name: 'Amina Noor', email: `zaynab.hakim.${people}@qismah.example` }
}

async function refusalOf(browser: Browser, password: string) {
  const { status, body } = await browser.call('POST', '/api/auth/register', { ...newcomer(), password })
  return { status, code: (body as { code: string }).code }
}

const COMMON = 'This is one of the 10,000 most common passwords. Please choose another one.'
const DISGUISED =
  'This is one of the 10,000 most common passwords in disguise: with signs in place of letters, with digits or signs after it, or twice; or it is the alphabet. Please choose another one.'
const FEW_CHARACTERS = 'Please use at least five different characters. Blanks do not count.'
const OF_THE_PERSON = 'The password must not contain your name or your email address.'

const change = (browser: Browser, currentPassword: string, password: string) =>
  browser.form('/settings', { form: 'password', currentPassword, password, confirmPassword: password })

describe('a new password', () => {
  it.each([
    '123456',
    'password',
    'iloveyou',
    'DRAGON1',
    'qwertyuiop',
    'monkey',
  ])('is refused if it is among the most common: %s', async (password) => {
    expect(await refusalOf(app.browser(), password)).toEqual({ status: 422, code: 'password.common' })
  })

  it.each([
    'P@ssword',
    'pa$$w0rd',
    'Dragon2026',
    'p@$$w0rd123',
    '1l0v3y0u',
    'n1ntend0123',
    'B4ttery77',
    'Passw0rd!',
    'Welcome1!',
    'dragon#1!',
    'Monkeymonkey',
    'lovelove99',
    'abcdefgh',
    'Abcdefghijkl1!',
  ])('is refused if it is a common one in disguise, or the alphabet: %s', async (password) => {
    const { status, body } = await app
      .browser()
      .call('POST', '/api/auth/register', { ...newcomer(), password })
    expect([status, (body as { code: string }).code]).toEqual([422, 'password.common'])
    expect((body as { message: string }).message).toBe(DISGUISED)
  })

  it.each([
    ['eight blanks', ' '.repeat(8)],
    ['blanks of several kinds', ' \t\u00a0\u2003 \u3000\t\u2009'],
    ['one character', 'kkkkkkkkkkkk'],
    ['four characters', 'xkqzxkqzxkqz'],
    ['four characters and blanks', 'x k q z x k q z'],
    ['one character of two widths', 'ｋｋｋｋkkkk'],
  ])('is refused if it has fewer than five different characters: %s', async (_, password) => {
    const { status, body } = await app
      .browser()
      .call('POST', '/api/auth/register', { ...newcomer(), password })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'password.few-characters', fieldErrors: { password: [FEW_CHARACTERS] } },
    })
  })

  it.each([
    'xkqzj xkqzj',
    'wq 731 zl',
    'vq8#zl2019',
    '9173640285',
  ])('is accepted if it is neither: %s', async (password) => {
    const person = newcomer()
    expect((await app.browser().call('POST', '/api/auth/register', { ...person, password })).status).toBe(201)
  })

  it.each([
    ['amina 2026', 'password.of-the-person'],
    ['xxAMINANOORxx', 'password.of-the-person'],
    ['my Noor of old', 'password.of-the-person'],
    ['Qismah-2026', 'password.of-the-product'],
    ['Q i s m a h 7', 'password.of-the-product'],
  ])('is refused if it contains what others know: %s', async (password, code) => {
    expect(await refusalOf(app.browser(), password)).toEqual({ status: 422, code })
  })

  it('is judged before the address, so that the refusal does not tell whether the address has an account', async () => {
    const browser = app.browser()
    const { email } = await registered(browser)
    const register = (address: string) =>
      app
        .browser()
        .call('POST', '/api/auth/register', { name: 'Amina Noor', email: address, password: 'monkey' })
    const known = await register(email)
    expect(known.status).toBe(422)
    expect(known).toEqual(await register(newcomer().email))
  })

  it('is refused if it contains the whole address, however short its first part is', async () => {
    const person = { name: 'Li', email: 'ali@ex.org' }
    for (const password of ['ali@ex.org', 'ALI.EX.ORG 7']) {
      const { status, body } = await app.browser().call('POST', '/api/auth/register', { ...person, password })
      expect([status, (body as { code: string }).code]).toEqual([422, 'password.of-the-person'])
    }
  })

  it('is refused if it contains the first part of the address, in any spelling', async () => {
    const person = { name: 'Amina', email: 'leyla.hanim@qismah.example' }
    for (const password of ['leyla.hanim', 'Leyla_Hanim_7', 'x-leylahanim']) {
      const { status, body } = await app.browser().call('POST', '/api/auth/register', { ...person, password })
      expect({ status, body }).toEqual({
        status: 422,
        body: {
          code: 'password.of-the-person',
          message: OF_THE_PERSON,
          fieldErrors: { password: [OF_THE_PERSON] },
        },
      })
    }
  })

  it('is refused with a message beside its field, and what was typed in the others stays', async () => {
    const person = newcomer()
    const answer = await app
      .browser()
      .form('/register', { ...person, password: '123456', confirmPassword: '123456' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContainAll(COMMON, `value="${person.email}"`)
    expect(html).not.toContain('value="123456"')
  })

  it('is refused in the settings and by a mailed link as well', async () => {
    const browser = app.browser()
    const { email, password } = await registered(browser)
    const refused = await change(browser, password, 'password1')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(COMMON)
    await browser.call('POST', '/api/auth/forgot-password', { email })
    await app.services.mailer.close()
    const mail = readOutbox(app.services.settings.dataDir).find(
      ({ to, subject }) => to === email && /Reset/.test(subject),
    )
    const token = new URL(linkIn(mail!)).searchParams.get('token')!
    const visitor = app.browser()
    const reset = (word: string) =>
      visitor.form(`/reset-password?token=${token}`, { token, password: word, confirmPassword: word })
    expect(await (await reset('password1')).text()).toContain(COMMON)
    expect((await reset('another word')).status).toBe(303)
  })

  it('of six characters is accepted if it is hard to guess', async () => {
    expect(
      (await app.browser().call('POST', '/api/auth/register', { ...newcomer(), password: 'vq8#zl' })).status,
    ).toBe(201)
    expect(await refusalOf(app.browser(), 'vq8#z')).toMatchObject({
      code: 'request.invalid',
    })
  })

  it('is typed into a hidden-text field that password managers recognize', async () => {
    const { browser } = await member(app)
    const pages = [
      await app.browser().get('/login'),
      await app.browser().get('/register'),
      await browser.get('/settings'),
    ]
    for (const page of pages) {
      const fields = [...(await page.text()).matchAll(/<input[^>]*name="[^"]*[pP]assword"[^>]*>/g)].map(
        ([field]) => field,
      )
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields) {
        expect(field).toContain('type="password"')
        expect(field).toMatch(/autoComplete="(current|new)-password"/)
        expect(field).not.toMatch(/onpaste|maxlength/i)
      }
    }
  })

  it('of 200 characters is compared in full, and with its case', async () => {
    const person = newcomer()
    const password = `${'Long word '.repeat(20).slice(0, 198)}Zq`
    expect((await app.browser().call('POST', '/api/auth/register', { ...person, password })).status).toBe(201)
    const login = (word: string) =>
      app.browser().call('POST', '/api/auth/login', { email: person.email, password: word })
    expect((await login(password)).status).toBe(200)
    for (const other of [password.toLowerCase(), password.slice(0, 72), `${password.slice(0, 198)}Zz`])
      expect((await login(other)).status).toBe(401)
  })

  it('is compared on the server only: no browser gets the list', () => {
    const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    const withList = scripts.filter((name) =>
      readFileSync(join('build/client/assets', name), 'utf8').includes('trustno1'),
    )
    expect(withList).toEqual([])
  })
})

describe('an administrator', () => {
  const TWELVE = 'Administrators need at least 12 characters, or two-step sign-in.'
  const SHORT = 'short words'

  async function withShortPassword() {
    const person = await administrator(app)
    sql.run('update users set is_admin = 0 where id = ?', person.id)
    expect((await change(person.browser, person.password, SHORT)).status).toBe(303)
    sql.run('update users set is_admin = 1 where id = ?', person.id)
    return { ...person, password: SHORT }
  }

  it('cannot choose a password under twelve characters without two-step sign-in', async () => {
    const { browser, password } = await administrator(app)
    const refused = await change(browser, password, SHORT)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(TWELVE)
    expect((await change(browser, password, 'a longer word')).status).toBe(303)
    expect((await browser.get('/admin')).status).toBe(200)
  })

  it('with a shorter one must choose a longer one before the back-office opens', async () => {
    const { browser, password } = await withShortPassword()
    expect((await browser.get('/admin')).headers.get('Location')).toBe('/settings')
    const call = await browser.call('GET', '/api/admin/users')
    expect(call.status).toBe(403)
    expect(JSON.stringify(call.body)).toContain('at least 12 characters')
    const page = await browser.page('/settings')
    expect(page).toContainAll('Required for administrators', 'at least 12 characters')
    expect((await change(browser, password, 'a longer word')).status).toBe(303)
    expect((await browser.get('/admin')).status).toBe(200)
    expect(await browser.page('/settings')).not.toContain('Required for administrators')
  })

  it('who was just made one must do so too, and a member need not', async () => {
    const { browser: admin } = await administrator(app)
    const { browser, id, password } = await member(app)
    expect((await change(browser, password, SHORT)).status).toBe(303)
    expect(await browser.page('/settings')).not.toContain('Required for administrators')
    expect((await admin.call('PATCH', `/api/admin/users/${id}`, { isAdmin: true })).status).toBe(200)
    expect((await browser.get('/admin')).headers.get('Location')).toBe('/settings')
  })

  it('whose long password is older than the record of lengths is admitted after signing in with it', async () => {
    const { browser, id, email, password } = await administrator(app)
    sql.run('update users set has_long_password = 0 where id = ?', id)
    expect((await browser.get('/admin')).headers.get('Location')).toBe('/settings')
    await app.browser().call('POST', '/api/auth/login', { email, password })
    expect((await browser.get('/admin')).status).toBe(200)
  })

  it('who signs in only with Google is admitted', async () => {
    const { browser, id } = await withShortPassword()
    sql.run('update users set password_hash = null where id = ?', id)
    expect((await browser.get('/admin')).status).toBe(200)
  })
})

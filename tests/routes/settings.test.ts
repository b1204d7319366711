import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { type Browser, ISTANBUL_BIRTH, isSignedIn, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app

async function settingsOf(browser: Browser): Promise<string> {
  return (await browser.page('/settings')).replaceAll('<!-- -->', '')
}

async function signedIn({ email, password }: { email: string; password: string }, userAgent: string) {
  const browser = app.browser()
  const { status } = await browser
    .send('/api/auth/login', {
      method: 'POST',
      headers: {
        Origin: 'http://localhost:3000',
        'Content-Type': 'application/json',
        'User-Agent': userAgent,
      },
      body: JSON.stringify({ email, password }),
    })
    .then((response) => response)
  expect(status).toBe(200)
  return browser
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('/settings', () => {
  it('shows the account, the notices, and what is planned', async () => {
    proves('screen: /settings')
    const browser = app.browser()
    const { email } = await registered(browser)
    const html = await settingsOf(browser)
    expect(html).toContainAll(
      email,
      'Account Information',
      'Privacy and Data',
      'The database is encrypted.',
      'Notifications',
      'Danger Zone',
      'Delete All My Data',
      'id="danger-zone"',
    )
    expect(html.match(/Coming Soon/g)).toHaveLength(2)
    expect(html).toMatch(
      /action="\/settings\/my-data\.zip"[^>]*>(?:<input[^>]*>)*<button[^>]*><span>Download all my data/,
    )
    expect(html).toContain('action="/settings/my-data.json"')
    expect(html).not.toContainAll('>Administrator<', '/reports/pdf')
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    expect(await settingsOf(browser)).toContain('action="/reports/pdf"')
  })

  it('says if no name is set, and who is an administrator', async () => {
    proves('screen: /settings')
    const browser = app.browser()
    const { email } = await registered(browser)
    sql.run('update users set name = null, is_admin = 1 where email = ?', email)
    const html = await settingsOf(browser)
    expect(html).toContainAll('Not provided', '>Administrator<')
  })
})

describe('changing the name', () => {
  it.each(['فاطمة الزهراء', 'Zoë 🌙', 'x'.repeat(200)])('takes %s', async (name) => {
    const browser = await app.newcomer()
    expect((await browser.form('/settings', { form: 'name', name })).status).toBe(303)
    const html = await settingsOf(browser)
    expect(html).toContainAll('Your name has been changed.', `<bdi>${name}</bdi>`)
  })
})

describe('changing the password', () => {
  const change = { form: 'password', password: 'another word', confirmPassword: 'another word' }

  it('needs the present one, and ends every other session', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    const elsewhere = await signedIn(person, FIREFOX)
    sql.run(
      `insert into account_tokens select 'digest', id, 'reset', email, 1, 9e12 from users where email = ?`,
      person.email,
    )
    const done = await browser.form('/settings', { ...change, currentPassword: person.password })
    expect(done.status).toBe(303)
    expect(await settingsOf(browser)).toContain('You have been signed out everywhere else.')
    expect(await isSignedIn(browser)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(sql.value("select count(*) from account_tokens where token_hash = 'digest'")).toBe(0)
    const { email } = person
    const login = (password: string) => app.browser().call('POST', '/api/auth/login', { email, password })
    expect((await login(person.password)).status).toBe(401)
    expect((await login('another word')).status).toBe(200)
  })

  it('is changed once if the button is pressed twice, in any order', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    const press = () => browser.form('/settings', { ...change, currentPassword: person.password })
    for (const answer of [...(await Promise.all([press(), press()])), await press()]) {
      expect(answer.status).toBe(303)
    }
    const login = await app.browser().call('POST', '/api/auth/login', {
      email: person.email,
      password: 'another word',
    })
    expect(login.status).toBe(200)
  })

  it.each([
    [{ currentPassword: 'a wrong word' }, 'This is not your current password'],
    [{ confirmPassword: 'other' }, /Passwords don(&#x27;|')t match/],
  ])('refuses %j', async (fields, message) => {
    const browser = app.browser()
    const person = await registered(browser)
    const elsewhere = await signedIn(person, FIREFOX)
    const response = await browser.form('/settings', {
      ...change,
      currentPassword: person.password,
      ...fields,
    })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toMatch(message)
    expect(html).not.toContainAll(person.password, 'another word', 'a wrong word')
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect(await isSignedIn(await signedIn(person, SAFARI))).toBe(true)
  })

  it('is not offered without a password', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    sql.run('update users set password_hash = null where email = ?', person.email)
    expect(await settingsOf(browser)).toContain('your account has no password')
    const response = await browser.form('/settings', { ...change, currentPassword: person.password })
    expect(response.status).toBe(409)
    expect(sql.value('select password_hash from users where email = ?', person.email)).toBeNull()
  })
})

describe('the list of sessions', () => {
  it('names each browser, marks this one, and ends the others', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    const alone = await settingsOf(browser)
    expect(alone).toContainAll('You are not signed in anywhere else.', 'in use now')
    expect(alone).not.toContain('last seen')
    const firefox = await signedIn(person, FIREFOX)
    const safari = await signedIn(person, SAFARI)
    const stranger = await app.newcomer()
    const html = await settingsOf(firefox)
    expect(html).toContainAll(
      'Firefox on Windows',
      'Safari on iOS',
      'Unknown browser',
      'Sign out all other browsers',
    )
    expect(html).toMatch(/Firefox on Windows<\/span><span[^>]*>This browser/)
    expect(html.match(/This browser/g)).toHaveLength(1)
    expect((await firefox.form('/settings', { form: 'sessions' })).status).toBe(303)
    expect(await settingsOf(firefox)).toContain('You are now signed in only in this browser.')
    expect(await Promise.all([browser, safari, firefox, stranger].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('begins with this browser and puts more than five into a disclosure', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    for (let more = 0; more < 4; more += 1) await signedIn(person, FIREFOX)
    expect(await settingsOf(browser)).not.toContain('1 more')
    await signedIn(person, SAFARI)
    const html = await settingsOf(browser)
    const [shown, foldedForSearch] = html.slice(html.indexOf('Where you are signed in')).split('<details')
    expect(shown!.indexOf('This browser')).toBeLessThan(shown!.indexOf('aria-label="Sign out '))
    expect(shown!.match(/aria-label="Sign out /g)).toHaveLength(4)
    expect(foldedForSearch).toContain('1 more')
    expect(foldedForSearch!.match(/aria-label="Sign out /g)).toHaveLength(1)
  })

  it('leaves out an expired session', async () => {
    const browser = app.browser()
    const person = await registered(browser)
    await signedIn(person, FIREFOX)
    app.clock.advance(4 * 24 * 60 * 60 * 1000)
    await settingsOf(browser)
    app.clock.advance(4 * 24 * 60 * 60 * 1000)
    expect(await settingsOf(browser)).not.toContain('Firefox')
  })
})

describe('choosing houses', () => {
  it('is kept and shown', async () => {
    const browser = app.browser()
    const { email } = await registered(browser)
    const chosen = async () => {
      const input = /<input[^>]*name="houseView"[^>]*checked[^>]*>/.exec(await settingsOf(browser))?.[0]
      return /value="([a-z-]+)"/.exec(input ?? '')?.[1]
    }
    expect(await settingsOf(browser)).toContain('Houses in your reports')
    expect(await chosen()).toBe('placidus')
    const answer = await browser.form('/settings', { form: 'houses', houseView: 'whole-sign' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/settings'])
    expect(await chosen()).toBe('whole-sign')
    expect(sql.value('select house_view from users where email = ?', email)).toBe('whole-sign')
  })
})

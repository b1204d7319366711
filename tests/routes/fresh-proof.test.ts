import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#app/operations/clock.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { twoStepAdministrator } from '../support/two-step.ts'

const app = await testApp()
const { sql } = app
const PROVE_DELETION = '/settings/prove?redirectTo=%2Fsettings%2Fdelete'

const locationOf = (response: Response) => response.headers.get('Location')
const exists = (id: string) => sql.row('select 1 from users where id = ?', id) !== undefined
const isAdmin = (id: string) => sql.value('select is_admin from users where id = ?', id) === 1

async function formOf(browser: Browser, path: string): Promise<string> {
  const html = await browser.page(path)
  return /name="formOwner" value="([^"]+)"/.exec(html)![1]!
}

describe('deleting everything on its screen', () => {
  it('needs a proof that is not older than ten minutes', async () => {
    const { browser, id, password } = await member(app)
    app.clock.advance(10 * MINUTE + 1)
    const formOwner = await formOf(browser, '/settings/delete')
    const asked = await browser.form('/settings/delete', { confirm: 'DELETE', formOwner })
    expect(asked.status).toBe(303)
    expect(locationOf(asked)).toBe(PROVE_DELETION)
    expect(exists(id)).toBe(true)

    const page = await browser.page(PROVE_DELETION)
    expect(page).toContainAll('Confirm that it is you', 'autoComplete="current-password"')
    const wrong = await browser.form(PROVE_DELETION, { password: 'not the word', code: '' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('This is not your current password')

    expect(locationOf(await browser.form(PROVE_DELETION, { password, code: '' }))).toBe('/settings/delete')
    expect(await browser.page('/settings/delete')).not.toContain('name="password"')
    const done = await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(locationOf(done)).toBe('/data-deleted')
    expect(exists(id)).toBe(false)
  })

  it('takes the password beside the word, and counts what is tried', async () => {
    const { browser, id, password } = await member(app)
    app.clock.advance(HOUR)
    expect(await browser.page('/settings/delete')).toContain('name="password"')
    const wrong = await browser.form('/settings/delete', { confirm: 'DELETE', password: 'not the word' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(html).toContain('This is not your current password')
    expect(html).not.toContain('not the word')
    const failed = "select count(*) from security_events where kind = 'proof.failed' and user_id = ?"
    expect(sql.value(failed, id)).toBe(1)
    const wordless = await browser.form('/settings/delete', { confirm: 'delete', password })
    expect(wordless.status).toBe(422)
    expect(exists(id)).toBe(true)
    const done = await browser.form('/settings/delete', { confirm: 'DELETE', password })
    expect(locationOf(done)).toBe('/data-deleted')
    expect(exists(id)).toBe(false)
  })

  it('keeps nothing that was typed beside a password if the session has ended', async () => {
    const { browser, id, password } = await member(app)
    app.clock.advance(HOUR)
    const formOwner = await formOf(browser, '/settings/delete')
    sql.run('delete from sessions where user_id = ?', id)
    const asked = await browser.form('/settings/delete', { confirm: 'DELETE', password, formOwner })
    expect(locationOf(asked)).toMatch(/^\/login/)
    expect(sql.value('select count(*) from form_drafts where user_id = ?', id)).toBe(0)
  })

  it('needs no proof within ten minutes of signing in, and needs one after that', async () => {
    const { browser, id } = await member(app)
    app.clock.advance(10 * MINUTE)
    expect(locationOf(await browser.form('/settings/delete', { confirm: 'DELETE' }))).toBe('/data-deleted')
    expect(exists(id)).toBe(false)
  })

  it('accepts a proof for ten minutes and no longer', async () => {
    const { browser, password } = await member(app)
    app.clock.advance(HOUR)
    await browser.form(PROVE_DELETION, { password, code: '' })
    app.clock.advance(10 * MINUTE + 1)
    expect(locationOf(await browser.form('/settings/delete', { confirm: 'DELETE' }))).toBe(PROVE_DELETION)
  })

  it.each([
    '/api/user/delete-data',
    '/api/privacy/delete-data',
  ])('leaves the call %s as specified', async (path) => {
    const { browser, id } = await member(app)
    app.clock.advance(HOUR)
    expect((await browser.call('DELETE', path)).status).toBe(200)
    expect(exists(id)).toBe(false)
  })
})

describe('exporting everything', () => {
  it.each(['/settings/my-data.zip', '/settings/my-data.json'])('asks for a proof first: %s', async (path) => {
    const { browser, password } = await member(app)
    app.clock.advance(HOUR)
    const asked = await browser.form(path, {})
    expect(locationOf(asked)).toBe('/settings/prove?redirectTo=%2Fsettings')
    expect(locationOf(await browser.form(locationOf(asked)!, { password, code: '' }))).toBe('/settings')
    const file = await browser.form(path, {})
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/)
  })

  it('never happens by a link', async () => {
    const { browser } = await administrator(app)
    for (const path of ['/settings/my-data.zip', '/settings/my-data.json'])
      expect(locationOf(await browser.get(path))).toBe('/settings')
    const entries = () => sql.value('select count(*) from audit_log')
    const before = entries()
    for (const list of [
      'users',
      'birth-details',
      'natal-charts',
      'user-stories',
      'audit-log',
      'security-events',
    ])
      expect(locationOf(await browser.get(`/admin/${list}.csv`)), list).toBe(`/admin/${list}`)
    expect(entries()).toBe(before)
  })
})

describe('making an administrator', () => {
  it('asks for a proof first, from the menu and for undoing, but not in a call', async () => {
    const { browser, password } = await administrator(app)
    const { id } = await member(app)
    app.clock.advance(HOUR)
    const make = () => browser.form('/admin/users?q=person', { id, isAdmin: 'true' })
    const asked = locationOf(await make())
    expect(asked).toBe(`/settings/prove?redirectTo=${encodeURIComponent('/admin/users?q=person')}`)
    expect(isAdmin(id)).toBe(false)
    expect(locationOf(await browser.form(asked!, { password, code: '' }))).toBe('/admin/users?q=person')
    await make()
    expect(isAdmin(id)).toBe(true)

    await browser.form('/admin/users', { id, isAdmin: 'false' })
    app.clock.advance(HOUR)
    const entry = sql.value('select max(id) from audit_log')
    const undo = await browser.form('/admin/undo', { id: String(entry), back: '/admin/users' })
    expect(locationOf(undo)).toBe('/settings/prove?redirectTo=%2Fadmin%2Fusers')
    expect(isAdmin(id)).toBe(false)
    await browser.call('PATCH', `/api/admin/users/${id}`, { isAdmin: true })
    expect(isAdmin(id)).toBe(true)
  })

  it('needs no proof to remove rights', async () => {
    const { browser } = await administrator(app)
    const other = await administrator(app)
    app.clock.advance(HOUR)
    await browser.form('/admin/users', { id: other.id, isAdmin: 'false' })
    expect(isAdmin(other.id)).toBe(false)
  })
})

describe('the proof', () => {
  it('can also be a code of the app or a recovery code, each once', async () => {
    const { browser, code, recoveryCodes } = await twoStepAdministrator(app)
    for (const given of [code(), recoveryCodes[0]!]) {
      app.clock.advance(HOUR)
      const fresh = given === recoveryCodes[0] ? given : code()
      expect(locationOf(await browser.form(PROVE_DELETION, { password: '', code: fresh }))).toBe(
        '/settings/delete',
      )
      expect((await browser.form(PROVE_DELETION, { password: '', code: fresh })).status).toBe(422)
    }
  })

  it('gives the session a new token', async () => {
    const { browser, password } = await member(app)
    const before = browser.cookies.get('qismah_session')!
    expect(locationOf(await browser.form(PROVE_DELETION, { password, code: '' }))).toBe('/settings/delete')
    expect(browser.cookies.get('qismah_session')).not.toBe(before)
    const copy = app.browser()
    copy.cookies.set('qismah_session', before)
    expect((await copy.call('GET', '/api/auth/me')).body).toBeNull()
    expect((await browser.call('GET', '/api/auth/me')).body).not.toBeNull()
  })

  it('is refused without password and code, in the words of the fields that the account has', async () => {
    const { browser } = await member(app)
    const none = await browser.form(PROVE_DELETION, { password: '', code: ' ' })
    expect(none.status).toBe(422)
    const text = await none.text()
    expect(text).toContain('Enter your password')
    expect(text).not.toContain('Enter your password, or a code')

    const { browser: secured, email } = await twoStepAdministrator(app)
    const either = await secured.form(PROVE_DELETION, { password: '', code: '' })
    expect(await either.text()).toContain('Enter your password, or a code')
    sql.run('update users set password_hash = null where email = ?', email)
    const codeOnly = await secured.form(PROVE_DELETION, { password: '', code: '' })
    expect(await codeOnly.text()).toContain('Enter a code')
  })

  it('needs a session, and is logged if it fails', async () => {
    const { browser, id } = await member(app)
    await browser.form(PROVE_DELETION, { password: '', code: '' })
    expect(sql.values('select kind from security_events where user_id = ?', id)).not.toContain('proof.failed')
    await browser.form(PROVE_DELETION, { password: 'not the word', code: '' })
    const noted = sql.values('select kind from security_events where user_id = ?', id)
    expect(noted).toContain('proof.failed')
    expect(locationOf(await app.browser().get(PROVE_DELETION))).toMatch(/^\/login/)
    expect(locationOf(await browser.get('/settings/prove?redirectTo=//evil.example'))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { forgetOldEvents, noteSecurity } from '#app/features/audit/security-log.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { administrator, lastChange, member } from '../support/admin.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const { services } = app

interface Event {
  kind: string
  userId: string | null
  requestId: string | null
}

async function events(query = ''): Promise<Event[]> {
  const { browser } = await administrator(app)
  return (await browser.call('GET', `/api/admin/security-events?${query}`)).body
}
const kindsOf = async (id: string) => (await events(`user=${id}`)).map(({ kind }) => kind).reverse()

describe('the security log', () => {
  it('lists sign-ins and changes of an account, in order', async () => {
    const person = await member(app)
    const { browser, email, password, id } = person
    const login = (word: string) => app.browser().call('POST', '/api/auth/login', { email, password: word })
    await login('another word')
    await login(password)
    const change = { form: 'password', password: 'new word', confirmPassword: 'new word' }
    await browser.form('/settings', { ...change, currentPassword: 'another word' })
    await browser.form('/settings', { ...change, currentPassword: password })
    await browser.form('/settings', { form: 'sessions' })
    await browser.get('/admin/users')
    expect(await kindsOf(id)).toEqual([
      'registered',
      'sign-in',
      'sign-in.failed',
      'sign-in',
      'password.wrong',
      'password.changed',
      'sessions.ended',
      'access.denied',
    ])
  })

  it('has changed rights with their person, and refused sign-ins of a suspended account', async () => {
    const { browser: admin } = await administrator(app)
    const { id, email, password } = await member(app)
    const change = (wanted: object) => admin.call('PATCH', `/api/admin/users/${id}`, wanted)
    await change({ isAdmin: true })
    await change({ isAdmin: false })
    await change({ accountStatus: 'suspended' })
    expect((await app.browser().call('POST', '/api/auth/login', { email, password })).status).toBe(403)
    await change({ accountStatus: 'active' })
    expect(await kindsOf(id)).toEqual([
      'registered',
      'sign-in',
      'admin.granted',
      'admin.revoked',
      'account.suspended',
      'sign-in.suspended',
      'account.activated',
    ])
  })

  it.each([
    '/admin/users',
    '/Admin/users',
    '/%61dmin/users',
    '/admin/users.data',
    '/api/admin/users',
    '/admin/users/',
  ])('has a refusal at the back-office in any spelling: %s', async (path) => {
    const { browser, id } = await member(app)
    await browser.get(path)
    expect(await kindsOf(id)).toContain('access.denied')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('has a %s from another site', async (method) => {
    const before = (await events('kind=origin.refused')).length
    const headers = { Origin: 'https://evil.example' }
    const answer = await app.browser().send('/login', { method, headers })
    expect(answer.status).toBe(403)
    const [refused, ...others] = await events('kind=origin.refused')
    expect(others).toHaveLength(before)
    expect(refused).toMatchObject({ userId: null, requestId: answer.headers.get('X-Request-Id') })
  })

  it('has no account for a wrong address, and the request id of the answer', async () => {
    const response = await app.browser().send('/api/auth/login', {
      method: 'POST',
      headers: { Origin: services.settings.origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nobody-at-all@qismah.example', password: 'one secret word' }),
    })
    const requestId = response.headers.get('X-Request-Id')!
    expect(await events(`q=${requestId}`)).toMatchObject([
      { kind: 'sign-in.failed', userId: null, requestId },
    ])
    expect(JSON.stringify(sql.rows('select * from security_events'))).not.toMatch(/@|secret word/)
  })

  it('is deleted with the account; only the entry of the deletion stays', async () => {
    const { browser, id } = await member(app)
    await browser.call('DELETE', '/api/user/delete-data', { confirm: 'DELETE' })
    expect(await events(`user=${id}`)).toEqual([])
    expect(await events('kind=account.deleted')).toMatchObject([{ userId: null }])
  })

  it('keeps 20,000 entries of a kind by strangers beside all attempts at accounts, for 180 days', async () => {
    const { id } = await member(app)
    const strangers = () =>
      sql.value("select count(*) from security_events where kind = 'sign-in.failed' and user_id is null")
    noteSecurity({ services }, 'sign-in.failed', id)
    const now = app.clock.now().getTime()
    sql.run(
      `with recursive times (n) as (select 1 union all select n + 1 from times where n < 20000)
       insert into security_events (at, kind) select ?, 'sign-in.failed' from times`,
      now,
    )
    services.db.write(() => {
      for (let tries = 0; tries < 1000; tries += 1) noteSecurity({ services }, 'sign-in.failed', null)
    })
    expect(strangers()).toBeGreaterThanOrEqual(20_000)
    expect(strangers()).toBeLessThan(20_501)
    expect(await kindsOf(id)).toEqual(['registered', 'sign-in', 'sign-in.failed'])
    forgetOldEvents(services.db, new Date(now + 181 * DAY))
    expect(sql.value('select count(*) from security_events')).toBe(0)
  })

  it('is searched by person and by request', async () => {
    const { id, email } = await member(app)
    const ofPerson = await events(`q=${email}`)
    expect(ofPerson.map(({ userId }) => userId)).toContain(id)
    const [{ requestId }] = ofPerson as [Event]
    const ofRequest = await events(`q=${requestId}`)
    expect(ofRequest).not.toEqual([])
    expect(new Set(ofRequest.map((event) => event.requestId))).toEqual(new Set([requestId]))
    expect(await events('q=nothing-of-the-kind')).toEqual([])
  })

  it('is shown to administrators on a page', async () => {
    const { browser, id } = await administrator(app)
    const html = await browser.page(`/admin/security-events?user=${id}`)
    expect(html).toContainAll('Security log', 'Account created')
    expect(await browser.page('/admin/audit-log')).toContain('href="/admin/security-events"')
    expect(html).toContain('action="/admin/security-events.csv"')
    const file = await (await browser.form('/admin/security-events.csv', {})).text()
    expect(file.split('\r\n').filter((line) => line.includes(id))).not.toEqual([])
    expect(lastChange(app)).toMatchObject({ action: 'security.export' })
  })
})

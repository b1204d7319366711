import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { kitOf } from '../support/calls/kit.ts'
import { openProvider } from '../support/openid.ts'
import { freePort } from '../support/server.ts'
import { confirmed, mine, STORY, type Story } from '../support/stories.ts'

/**
 * What is sent twice is done once. Every call of the table that may change something is sent twice here; new calls are
 * included automatically. This checks what each operation declares about repetition.
 */

const app = await testApp()
const { sql } = app
const provider = await openProvider()
afterAll(() => provider.stop())
const kit = kitOf({
  app,
  withGoogle: await testApp(provider.environment),
  withoutMail: await testApp({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
  atNumber: await testApp({ ORIGIN: 'http://127.0.0.1:3000' }),
})
const HOUR = 60 * 60 * 1000

/**
 * The number of rows that people have created, without visits, logs and audit, and without passkey challenges, which
 * are always new. A link is mailed after the answer, so the link of an earlier call may arrive in the meantime: links
 * are counted only for calls that request one.
 */
function rows(asksForLink: boolean): Record<string, number> {
  const tables = sql.values(
    "select name from sqlite_master where type = 'table' and sql not like 'create virtual%'",
  ) as string[]
  const counted = tables.filter(
    (name) =>
      !/^(sessions|security_events|audit_log|record_reads|departures|answered_requests|sqlite_.*|.*_search_.*)$/.test(
        name,
      ) &&
      (asksForLink || name !== 'account_tokens'),
  )
  return Object.fromEntries(
    counted.map((name) => [name, sql.value(`select count(*) from "${name}"`) as number]),
  )
}

const changing = calls.filter(({ method }) => method !== 'GET').map((call) => [nameOf(call), call] as const)

describe('a call that is sent twice has the effect of one:', () => {
  it.each(changing)('%s', async (_, call) => {
    const { browser, path, body } = await examplesOf(call)!.good(kit)
    const cookies = [...browser.cookies]
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await browser.call(call.method, path, body, key)
    expect(first.status).toBe(call.status)
    const asksForLink = call.path.startsWith('/api/auth/')
    const after = rows(asksForLink)
    // The cookies at the time when the button was pressed.
    browser.cookies.clear()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const second = await browser.call(call.method, path, body, key)
    expect(rows(asksForLink)).toEqual(after)
    if (typeof call.op.idempotency === 'object') expect(second).toEqual(first)
    // The second answer may say that the row is gone or already exists. It must not be an unexpected error.
    else expect([call.status, 200, 401, 404, 409]).toContain(second.status)
  })
})

describe('a call that creates something', () => {
  const story = { title: 'The door that opened', storyContent: STORY }
  const newcomer = async () => {
    const browser = await app.newcomer()
    return browser
  }
  const send = (browser: Awaited<ReturnType<typeof newcomer>>, key?: string) =>
    browser.call('POST', '/api/user-stories', story, key ? { 'Idempotency-Key': key } : {})
  const noted = () => sql.rows('select * from answered_requests') as Record<string, unknown>[]

  it('is logged without any text that was sent', async () => {
    await send(await newcomer(), 'a key')
    expect(JSON.stringify(noted())).not.toMatch(/door|a key|patience/)
  })

  it('creates again with another key, after a day, and after a deletion', async () => {
    const browser = await newcomer()
    const first = await send(browser, 'one')
    await send(browser, 'two')
    expect(await mine(browser)).toHaveLength(2)
    app.clock.advance(25 * HOUR)
    await send(browser, 'one')
    expect(await mine(browser)).toHaveLength(3)
    const other = await newcomer()
    const { body } = await send(other, 'one')
    await other.call('DELETE', `/api/user-stories/${(body as Story).id}`)
    expect((await send(other, 'one')).status).toBe(201)
    expect(await mine(other)).toHaveLength(1)
    expect(((await send(other, 'one')).body as Story).id).not.toBe((first.body as Story).id)
  })

  it('creates once a day without a key', async () => {
    const browser = await newcomer()
    const [first, second] = [await send(browser), await send(browser)]
    expect(second).toEqual(first)
    app.clock.advance(25 * HOUR)
    await send(browser)
    expect(await mine(browser)).toHaveLength(2)
  })

  it('can be corrected and sent with the same key after a refusal', async () => {
    const browser = await newcomer()
    const key = { 'Idempotency-Key': 'to be put right' }
    expect((await browser.call('POST', '/api/user-stories', { ...story, title: '' }, key)).status).toBe(422)
    expect((await browser.call('POST', '/api/user-stories', story, key)).status).toBe(201)
  })

  it('forgets its records with the account, and after a day', async () => {
    const browser = await newcomer()
    await send(browser)
    const before = noted().length
    await browser.call('DELETE', '/api/user/delete-data')
    expect(noted()).toHaveLength(before - 1)
    app.clock.advance(25 * HOUR)
    await send(await newcomer())
    expect(noted()).toHaveLength(1)
  })

  it.each([
    ['/send-story', { ...story, isAnonymous: 'on', ...confirmed }],
    ['/analysis', { story: STORY, ...confirmed }],
    [
      '/birth-info/correction',
      { ...ISTANBUL_BIRTH, birthTime: '15:30', reason: 'The register says another time.' },
    ],
    ['/my-book/write', { text: 'The fig tree bears again.', day: '2026-03-01' }],
    ['/contact', { name: 'Sari', email: 'sari@qismah.example', message: 'Where do I find the time?' }],
  ])('is refused from a form without its key, and done once with it: %s', async (path, fields) => {
    const browser = await newcomer()
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const forms = (await browser.page(path)).split('<form')
    const [field] = Object.keys(fields)
    const html = forms.find((form) => form.includes(`name="${field}"`)) ?? ''
    const keys = [...html.matchAll(/name="idempotencyKey" value="([^"]{36})"/g)].map(([, key]) => key!)
    expect(new Set(keys).size).toBe(1)
    const refused = await browser.form(path, { ...fields, idempotencyKey: '' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('please send it again')
    const send = () => browser.form(path, { ...fields, idempotencyKey: keys[0]! })
    expect((await send()).status).toBe(303)
    const after = rows(false)
    expect((await send()).status).toBe(303)
    expect(rows(false)).toEqual(after)
  })
})

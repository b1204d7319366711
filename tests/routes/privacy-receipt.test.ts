import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameOfRows } from '#app/features/account/deletion.ts'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { operationText } from '#app/features/privacy/receipt-messages.ts'
import { receiptCookie } from '#app/http/session.server.ts'
import { HOUR } from '#app/operations/clock.ts'
import { calls } from '#app/routes/api/table.server.ts'
import * as schema from '#db/schema/index.ts'
import { policyOf, routesOf } from '../support/access.ts'
import { administrator, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { MARK, markedPerson } from '../support/marked.ts'
import { textOf } from '../support/messages.ts'
import { letterEmbeddings } from '../support/model-server.ts'
import { modelServer } from '../support/models.ts'
import { page } from '../support/stories.ts'

/** The entries of the receipt's three parts, and the whole text. */
async function receiptOf(browser: Browser) {
  const response = await browser.form('/settings/receipt.txt', {})
  expect(response.headers.get('Content-Disposition')).toContain('qismah-privacy-receipt.txt')
  const text = await response.text()
  const parts = text.split('\n\n').slice(1)
  const [stored, done, left] = parts.map((part) => [...part.matchAll(/^- (.*)$/gm)].map(([, line]) => line!))
  return { text, stored: stored!, done: done!.map(withoutTime), left: left!.map(withoutTime), times: done! }
}

const withoutTime = (line: string) => line.replace(/^.*?\. /, '')

const app = await testApp()
const { sql } = app
const embedding = await modelServer(letterEmbeddings)
const { sqlite } = app.services.db
const owner = app.browser()
const marked = await markedPerson(app.services.db, owner)
const admin = await administrator(app)

describe('what is stored, in the receipt', () => {
  const tables = Object.values<unknown>(schema)
    .filter((value) => value instanceof SQLiteTable)
    .map(getTableConfig)
  /** Every column, under any name, that refers to a person and cascades with the account. */
  const ofPeople = tables.filter(({ columns, foreignKeys }) => {
    const cascades = foreignKeys.some((key) => key.onDelete === 'cascade' && leadsTo(key, schema.users))
    return cascades || columns.some(({ name }) => name === 'user_id')
  })

  function leadsTo(key: (typeof tables)[number]['foreignKeys'][number], table: SQLiteTable): boolean {
    return key.reference().foreignTable === table
  }

  it('names every table of the schema that has a person’s id in it', async () => {
    expect(ofPeople.length).toBeGreaterThan(15)
    const { stored } = await receiptOf(owner)
    const listed = stored.map((line) => line.replace(/: \d+$/, ''))
    const names: Readonly<Record<string, string>> = deletionWords.rows
    // With a name for people, and not only the table's name.
    for (const { name } of [...ofPeople, { name: 'users' }]) expect(listed, name).toContain(names[name])
  })

  it('has the right number of rows', async () => {
    const { stored } = await receiptOf(owner)
    const count = (table: string) => sql.value(`select count(*) from ${table} where user_id = ?`, marked.id)
    for (const { name } of ofPeople.filter(({ columns }) => columns.some((one) => one.name === 'user_id')))
      expect(stored, name).toContain(`${nameOfRows(name)}: ${count(name)}`)
  })
})

describe('reads by administrators', () => {
  const noted = () => sql.value('select count(*) from record_reads where user_id = ?', marked.id)

  /** Sends a request and reports if the person's data was in the answer without a note. */
  async function unnoted(path: string, init?: RequestInit): Promise<string[]> {
    sql.exec('delete from record_reads')
    const text = await (await admin.browser.send(path, init)).text()
    if (!text.includes(MARK)) return []
    shown += 1
    return noted() === 0 ? [`${init?.method ?? 'GET'} ${path}`] : []
  }
  /** How many answers contained data of the person. */
  let shown = 0
  beforeEach(() => {
    shown = 0
  })

  /** The addresses with each of the person's keys as a parameter. */
  const addresses = (path: string) =>
    /:\w+/.test(path) ? marked.keys.map((key) => path.replace(/:\w+/g, encodeURIComponent(key))) : [path]

  it('are recorded on every screen of the back-office that shows a person’s data', async () => {
    const routes = (await routesOf()).filter((route) => policyOf(route) === 'admin')
    const problems: string[] = []
    for (const path of new Set(routes.flatMap(({ path: one }) => addresses(one))))
      problems.push(...(await unnoted(path)))
    expect(problems).toEqual([])
    expect(shown).toBeGreaterThan(10)
  })

  it('are recorded for every call that answers with a person’s data', async () => {
    const reading = calls.filter(({ method, op }) => op.who === 'admin' && method === 'GET')
    const problems: string[] = []
    for (const path of reading.flatMap((call) => addresses(call.path)))
      problems.push(...(await unnoted(path)))
    expect(problems).toEqual([])
    expect(shown).toBeGreaterThan(3)
  })

  it('are recorded for every export', async () => {
    const files = (await routesOf()).map(({ path }) => path).filter((path) => path.endsWith('.csv'))
    expect(files.length).toBeGreaterThan(5)
    const init = {
      method: 'POST',
      headers: { Origin: app.services.settings.origin },
      body: new URLSearchParams(await admin.browser.hiddenFields()),
    }
    const problems: string[] = []
    for (const path of files) problems.push(...(await unnoted(path, init)))
    expect(problems).toEqual([])
    expect(shown).toBeGreaterThan(3)
    const ways = sql.values('select distinct way from record_reads')
    expect(ways).toEqual(['exported'])
  })

  it('are in the receipt once an hour, only those by others, without their names', async () => {
    const person = await member(app)
    const look = () => admin.browser.get(`/admin/users/${person.id}/delete`)
    await look()
    await look()
    const opened = async () =>
      (await receiptOf(person.browser)).done.filter((one) => one === 'Opened: Account')
    expect(await opened()).toHaveLength(1)
    app.clock.advance(HOUR)
    await look()
    expect(await opened()).toHaveLength(2)
    expect((await receiptOf(person.browser)).text).not.toContain(admin.id)
    expect((await receiptOf(admin.browser)).done).toEqual([])
    const html = await page(person.browser, '/settings/receipt')
    expect(html.replace(/<[^>]*>/g, '')).toMatch(/Opened: Account\d/)
  })

  it('are shown 25 at a time, newest first, and are all in the file', async () => {
    const person = await member(app)
    const insert = sqlite.prepare(
      `insert into record_reads (user_id, reader_id, operation, way, at, hour)
       values (?, ?, 'users.read', 'opened', ?, ?)`,
    )
    const start = app.clock.now().getTime() - 60 * HOUR
    for (let i = 1; i <= 60; i += 1) insert.run(person.id, admin.id, start + i * HOUR, i)
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { isAdmin: true })
    const text = async (path: string) => textOf(await page(person.browser, path))
    const entries = (html: string) => html.match(/<strong[^>]*>(Opened|Changed)</g)?.length

    const first = await text('/settings/receipt')
    expect(first).toContain('Showing 1–25 of 62')
    expect(entries(first)).toBe(25)
    expect(first.indexOf('Changed')).toBeLessThan(first.indexOf('Opened'))
    expect(first).toMatch(/href="[^"]*\?seen=2#seen"/)
    const last = await text('/settings/receipt?seen=3')
    expect(last).toContain('Showing 51–62 of 62')
    expect(entries(last)).toBe(12)
    for (const path of ['/settings/receipt?seen=99', '/settings/receipt?seen=3&left=7'])
      expect(await text(path)).toContain('Showing 51–62 of 62')
    for (const path of ['/settings/receipt?seen=0', '/settings/receipt?seen=x&left=-1'])
      expect(await text(path)).toContain('Showing 1–25 of 62')
    const { times } = await receiptOf(person.browser)
    expect(times).toHaveLength(62)
    const moments = times.map((line) => Date.parse(line.replace(/\. .*$/, '')))
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  })

  it('are possible on a full disk, without a record', async () => {
    const person = await member(app)
    sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`)
    try {
      const response = await admin.browser.get(`/admin/users/${person.id}/delete`)
      expect(response.status).toBe(200)
    } finally {
      sqlite.pragma('max_page_count = 1073741823')
    }
  })
})

describe('changes by administrators', () => {
  it('are in the receipt, for the account and everything that belongs to it', async () => {
    const person = await member(app)
    await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const birth = sql.value('select id from birth_details where user_id = ?', person.id)
    await admin.browser.call('PATCH', `/api/admin/birth-details/${birth}`, { pseudonym: 'Wanderer' })
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus: 'suspended' })
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { accountStatus: 'active' })
    const again = app.browser()
    await again.call('POST', '/api/auth/login', { email: person.email, password: person.password })
    const changes = ['users.suspend', 'users.activate', 'birth-details.edit'] as const
    expect((await receiptOf(again)).done).toContainAll(
      ...changes.map((name) => `Changed: ${operationText(name, 'changed')}`),
    )
  })
})

describe('what left the server', () => {
  let mailbox: Mailbox
  let sending: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    mailbox = await openMailbox()
    sending = await testApp({
      SMTP_URL: mailbox.url,
      EMBEDDINGS_URL: embedding.url,
      EMBEDDINGS_MODEL: 'waves-1',
    })
  })
  afterAll(() => mailbox.stop())

  it('includes every mail, by its subject', async () => {
    const browser = sending.browser()
    const { email, password } = await registered(browser)
    await browser.form('/settings', {
      form: 'password',
      currentPassword: password,
      password: 'another secret word',
      confirmPassword: 'another secret word',
    })
    await mailbox.next(email)
    await expect
      .poll(async () => (await receiptOf(browser)).left)
      .toEqual(['Mail: Your Qismah password was changed'])
  })

  it('includes each story that an external embedder receives, which needs approval first', async () => {
    const author = await member(sending)
    const { browser: moderator } = await administrator(sending)
    const { body } = await author.browser.call('POST', '/api/user-stories', {
      title: 'A story of a house',
      storyContent: 'It took years until the door of that house opened, and then it stood open.',
    })
    const { id } = body as { id: string }
    expect((await receiptOf(author.browser)).left).toEqual([])
    const { status } = await moderator.call('POST', `/api/admin/user-stories/${id}/approve`, {
      adminNotes: 'Thank you.',
      revision: 0,
    })
    expect(status).toBe(200)
    const { host } = new URL(embedding.url)
    await expect
      .poll(async () => (await receiptOf(author.browser)).left)
      .toContain(`External embedder: ${host}`)
  })

  it('is deleted with the account, and counted in the receipt of the deletion', async () => {
    const browser = sending.browser()
    const { email, password } = await registered(browser)
    await browser.form('/settings', {
      form: 'password',
      currentPassword: password,
      password: 'another secret word',
      confirmPassword: 'another secret word',
    })
    await mailbox.next(email)
    await expect.poll(async () => (await receiptOf(browser)).left.length).toBe(1)
    const { body } = await browser.call('DELETE', '/api/user/delete-data')
    const { receipt } = body as { receipt: { rows: unknown; left: unknown } }
    expect(receipt.rows).toMatchObject({ departures: 1 })
    const last = sending.clock.now().toISOString()
    expect(receipt.left).toEqual([{ kind: 'mail', what: 'Your Qismah password was changed', times: 1, last }])
  })
})

describe('the receipt of a deletion', () => {
  it('says in two sections who had seen the records and what had left, without names', async () => {
    const person = await member(app)
    await admin.browser.get(`/admin/users/${person.id}/delete`)
    sql.exec(`insert into record_reads (user_id, reader_id, operation, way, at, hour)
      select user_id, reader_id, operation, way, at - 3600000 * n, hour - n
      from record_reads, (select 1 as n union select 2) where user_id = '${person.id}' and operation = 'users.read'`)
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { isAdmin: true })
    const at = app.clock.now().getTime()
    const sent = sqlite.prepare("insert into departures (user_id, kind, what, at) values (?, 'mail', ?, ?)")
    sent.run(person.id, 'Your link', at - HOUR)
    sent.run(person.id, 'Your link', at)
    await person.browser.form('/settings/delete', { confirm: 'DELETE' })
    const html = textOf(await page(person.browser, '/data-deleted'))
    const section = (title: string) => html.match(new RegExp(`>${title}</h2>.*?</section>`, 's'))![0]
    const seen = section('What administrators did with your records')
    expect(seen).toMatch(/Opened: Account<span.*?<td[^>]*>3</s)
    expect(seen).toMatch(/Changed: Account \(made an administrator\)<span.*?<td[^>]*>1</s)
    expect(section('What left this server')).toMatch(/Mail: Your link<span.*?<td[^>]*>2</s)
    expect(html).not.toContainAll(admin.id, admin.email, person.id, person.email)
  })

  it('has both sections if nobody saw anything and nothing left', async () => {
    const person = await member(app)
    await person.browser.form('/settings/delete', { confirm: 'DELETE' })
    const html = textOf(await page(person.browser, '/data-deleted'))
    expect(html).toContain('No administrator has opened, exported or changed your records.')
    expect(html).toContain('Nothing has left this server.')
  })

  it('of an earlier version, with fewer fields, is not an error', async () => {
    const browser = app.browser()
    const earlier = { deletedAt: '2026-11-21T00:00:00.000Z', rows: { users: 1 }, total: 1 }
    const cookie = await receiptCookie(app.services.settings).serialize(earlier)
    const [name, value] = cookie.split(';')[0]!.split(/=(.*)/s) as [string, string]
    browser.cookies.set(name, value)
    const answer = await browser.get('/data-deleted')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
  })

  it('fits into a cookie, however much was deleted', async () => {
    const person = await member(app)
    const read = sqlite.prepare(
      "insert into record_reads (user_id, operation, way, at, hour) values (?, ?, 'opened', ?, 1)",
    )
    for (let i = 0; i < 200; i += 1)
      read.run(person.id, `a-long-name.of-an-operation-${i}`, 1_700_000_000_000 + i)
    const deleted = await person.browser.form('/settings/delete', { confirm: 'DELETE' })
    const cookies = deleted.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.length)
    expect(Math.max(...cookies)).toBeLessThan(4096)
    const html = textOf(await page(person.browser, '/data-deleted'))
    expect(html).toContain('of an operation 199')
    expect(html).toMatch(/The 1\d\d oldest lines are not listed/)
  })
})

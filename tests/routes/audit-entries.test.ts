import { describe, expect, it } from 'vitest'
import { rowsOfPerson } from '#app/features/account/person-rows.server.ts'
import { calls } from '#app/routes/api/table.server.ts'
import { ORIGIN, testApp } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { type Example, kitOf } from '../support/calls/kit.ts'

/** Each call of administrators that changes something: the change and its entry are stored together or not at all. */

const app = await testApp()
const { sql } = app
const kit = kitOf({ app, withGoogle: app, withoutMail: app, atNumber: app })

/** The vector is made before the transaction, as `auditExemption` says. It can be made again. */
const MADE_BEFORE = /generate-vector/

const rows = calls
  .filter(({ op }) => op.who === 'admin' && op.limit !== 'read')
  .map((call) => [nameOf(call), call.method, examplesOf(call)!.good] as const)

const send = (method: string, { browser, path, body }: Example) =>
  browser.send(path, {
    method,
    headers: { Origin: ORIGIN, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const entries = () => sql.value('select count(*) from audit_log') as number

function stored(): string {
  const tables = sql.values(
    "select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%'",
  ) as string[]
  const counted = tables.filter((table) => !/^(sqlite_|security_events)|_(fts|vec|chunks|rowids)/.test(table))
  return JSON.stringify(counted.map((table) => [table, sql.rows(`select * from "${table}"`)]))
}

const people = () => sql.values('select id from users where is_admin = 0') as string[]
/** The ids of everything that ever belonged to somebody. */
const idsOfPeople = new Set<string>()

function noteIdsOfPeople(): void {
  for (const row of people().flatMap((id) => Object.values(rowsOfPerson(app.services.db, id)).flat()))
    if (typeof row.id === 'string') idsOfPeople.add(row.id)
}

describe.each(rows)('%s', (name, method, good) => {
  it('changes nothing if the entry cannot be stored, and writes an entry otherwise', async () => {
    const example = await good(kit)
    noteIdsOfPeople()
    const before = stored()
    sql.exec("create trigger no_entry before insert on audit_log begin select raise(abort, 'no entry'); end")
    try {
      expect((await send(method, example)).status).toBe(500)
    } finally {
      sql.exec('drop trigger no_entry')
    }
    if (!MADE_BEFORE.test(name)) expect(stored()).toBe(before)

    const count = entries()
    const again = MADE_BEFORE.test(name) ? await good(kit) : example
    noteIdsOfPeople()
    expect((await send(method, again)).status).toBeLessThan(300)
    expect(entries()).toBeGreaterThan(count)
  })
})

describe('an entry about a person', () => {
  it('is deleted with the account, also if its story was filmed', async () => {
    sql.run('update users set is_admin = 0, admin_level = 0')
    const { browser, path } = await kit.administrator('/admin/user-stories/film')
    const [filmed] = sql.values('select id from user_stories limit 1') as string[]
    sql.run("update user_stories set status = 'approved', is_featured = 1 where id = ?", filmed!)
    const film = { id: filmed!, filmedOn: '2026-03-01', filmUrl: 'https://films.example/one' }
    expect((await browser.form(path, film)).status).toBe(303)
    for (const id of people()) await browser.call('DELETE', `/api/admin/users/${id}`)
    expect(people()).toEqual([])
    const left = sql.rows(
      "select action, entity_id, before, after from audit_log where action <> 'users.delete'",
    )
    const about = left.filter((entry) => {
      const text = JSON.stringify(entry)
      return text.includes('films.example') || [...idsOfPeople].some((id) => text.includes(id))
    })
    expect(about).toEqual([])
  })
})

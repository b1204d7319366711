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

const tables = sql.values(
  "select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%'",
) as string[]

function stored(): string {
  const counted = tables.filter((table) => !/^(sqlite_|security_events)|_(fts|vec|chunks|rowids)/.test(table))
  return JSON.stringify(counted.map((table) => [table, sql.rows(`select * from "${table}"`)]))
}

const people = () => sql.values('select id from users where is_admin = 0') as string[]
/** What rows of people ever had: ids of their own, and long texts. Other ids may be of shared rows; many have one password. */
const ofPeople = new Set<string>()

function noteRowsOfPeople(): void {
  const { db } = app.services
  // The kept answers to an administrator's requests name shared rows.
  const rowsOf = (id: string) =>
    Object.entries(rowsOfPerson(db, id)).filter(([table]) => table !== 'answered_requests')
  for (const row of people().flatMap((id) => rowsOf(id).flatMap(([, found]) => found)))
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'string' && value.length > 12 && !/Id$|By$|Hash$/.test(name)) ofPeople.add(value)
}

describe.each(rows)('%s', (name, method, good) => {
  it('changes nothing if the entry cannot be stored, and writes an entry otherwise', async () => {
    const example = await good(kit)
    noteRowsOfPeople()
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
    noteRowsOfPeople()
    expect((await send(method, again)).status).toBeLessThan(300)
    expect(entries()).toBeGreaterThan(count)
  })
})

describe('nothing of a person', () => {
  it('is in any table once the account is deleted, whatever administrators did, also if a story was filmed', async () => {
    sql.run('update users set is_admin = 0, admin_level = 0')
    const { browser, path } = await kit.administrator('/admin/user-stories/film')
    const [filmed] = sql.values('select id from user_stories limit 1') as string[]
    sql.run("update user_stories set status = 'approved', is_featured = 1 where id = ?", filmed!)
    const film = { filmedOn: '2026-03-01', filmUrl: 'https://films.example/one' }
    const told = { name: 'An episode', story1: filmed!, ...film }
    expect((await browser.form(`${path}/new`, told)).status).toBe(303)
    noteRowsOfPeople()
    expect(sql.value("select after from audit_log where action = 'stories.film'")).toContain(film.filmUrl)
    for (const id of people()) await browser.call('DELETE', `/api/admin/users/${id}`)
    expect(people()).toEqual([])
    // Who acts stays, and the entry that an account was deleted.
    for (const id of sql.values('select id from users') as string[]) ofPeople.delete(id)
    sql.run("delete from audit_log where action = 'users.delete'")
    // The operator is told that the film is still public: its address and day, and nothing of the story or the person.
    expect(sql.row('select film_url, filmed_on from withdrawn_films')).toEqual({
      film_url: film.filmUrl,
      filmed_on: film.filmedOn,
    })
    expect(sql.value("select count(*) from audit_log where action = 'stories.film'")).toBe(0)
    const left = tables.flatMap((table) => {
      const text = JSON.stringify(sql.rows(`select * from "${table}"`))
      const found = [...ofPeople].filter((own) => text.includes(JSON.stringify(own).slice(1, -1)))
      return found.map((own) => `${table}: ${own}`)
    })
    expect(left).toEqual([])
  })
})

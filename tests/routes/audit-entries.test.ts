import { describe, expect, it } from 'vitest'
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

describe.each(rows)('%s', (name, method, good) => {
  it('changes nothing if the entry cannot be stored, and writes an entry otherwise', async () => {
    const example = await good(kit)
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
    expect((await send(method, again)).status).toBeLessThan(300)
    expect(entries()).toBeGreaterThan(count)
  })
})

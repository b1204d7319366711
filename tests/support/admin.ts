import type { Browser } from './app.ts'
import { registered, type testApp } from './app.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** A newly registered, signed-in administrator. */
export async function administrator(app: App, browser: Browser = app.browser()) {
  const person = await registered(browser)
  const { sqlite } = app.services.db
  sqlite.prepare('update users set is_admin = 1, admin_level = 1 where email = ?').run(person.email)
  const id = sqlite.prepare('select id from users where email = ?').pluck().get(person.email) as string
  return { ...person, id, browser }
}

/** A newly registered person, with the id of their account. */
export async function member(app: App, browser: Browser = app.browser()) {
  const person = await registered(browser)
  const id = app.services.db.sqlite.prepare('select id from users where email = ?').pluck().get(person.email)
  return { ...person, id: id as string, browser }
}

/** The newest entry of the audit log. */
export function lastChange(app: App): Record<string, unknown> | undefined {
  const row = app.services.db.sqlite.prepare('select * from audit_log order by id desc limit 1').get() as
    | Record<string, string | null>
    | undefined
  return row && { ...row, before: parsed(row.before), after: parsed(row.after) }
}

function parsed(text: string | null | undefined): unknown {
  return text ? JSON.parse(text) : null
}

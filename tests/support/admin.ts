import type { Browser } from './app.ts'
import { registered, type testApp } from './app.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** A newly registered administrator who is signed in. */
export async function administrator(app: App, browser: Browser = app.browser()) {
  const person = await registered(browser)
  const { sql } = app
  sql.run('update users set is_admin = 1, admin_level = 1 where email = ?', person.email)
  const id = sql.value('select id from users where email = ?', person.email) as string
  return { ...person, id, browser }
}

/** A newly registered person, with the id of their account. */
export async function member(app: App, browser: Browser = app.browser()) {
  const person = await registered(browser)
  const id = app.sql.value('select id from users where email = ?', person.email)
  return { ...person, id: id as string, browser }
}

/** The newest entry of the audit log. */
export function lastChange(app: App): Record<string, unknown> | undefined {
  const row = app.sql.row('select * from audit_log order by id desc limit 1') as
    | Record<string, string | null>
    | undefined
  return row && { ...row, before: parsed(row.before), after: parsed(row.after) }
}

function parsed(text: string | null | undefined): unknown {
  return text ? JSON.parse(text) : null
}

/** The text of a page as a person reads it, without React's markers and entities. */
const readable = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

/** The same without head, scripts and menu. */
export const bodyOf = (html: string) =>
  readable(html.replace(/<script.*?<\/script>|<head>.*?<\/head>|<nav id.*?<\/nav>/gs, ''))

/** Reads the pages of the back-office, and the messages after a form. */
export function pagesOf({ browser: own }: { browser: Browser }, read = readable) {
  const page = async (path: string, browser = own) => read(await (await browser.get(path)).text())
  /** Sends a form and reads the page that it redirects to. */
  async function submit(path: string, fields: Record<string, string>, browser = own): Promise<string> {
    const response = await browser.form(path, fields)
    const to = response.headers.get('Location')
    return to ? page(to, browser) : read(await response.text())
  }
  return { page, submit }
}

/** The figures in the cards at the top of a page, by their labels. */
export function figuresOf(html: string): Record<string, number> {
  const cards = html.matchAll(/<dt[^>]*>(?:<a[^>]*>)?([^<]+)(?:<\/a>)?<\/dt><dd[^>]*>([\d,]+)/g)
  return Object.fromEntries(
    [...cards].map(([, label, value]) => [label!, Number(value!.replaceAll(',', ''))]),
  )
}

/** The heads of the columns of a list. */
export const headsOf = (html: string) =>
  [...html.matchAll(/<th [^>]*scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head]) =>
    head!.replace(/<[^>]+>|[↑↓]/g, ''),
  )

type Row = Record<string, unknown>

/** Reads stored birth details by their id, and the chart that belongs to them. */
export function birthRowsOf({ sql }: App) {
  const rowOf = (source: string) => (id: string) => sql.row(source, id) as Row | undefined
  return {
    recordOf: rowOf('select * from birth_details where id = ?'),
    chartOf: rowOf('select * from astrological_readings where birth_detail_id = ?'),
  }
}

/** Makes the engine fail: the rulers are not planets. */
export async function whileTheEngineFails(app: App, work: () => Promise<void>): Promise<void> {
  const { sql } = app
  sql.exec("update planetary_rulers set traditional_ruler = 'No ' || traditional_ruler")
  try {
    await work()
  } finally {
    sql.exec("update planetary_rulers set traditional_ruler = replace(traditional_ruler, 'No ', '')")
  }
}

const CHANGES = ['insert', 'update', 'delete']

/** Makes every change of a table fail, as on a faulty disk. */
export async function whileBroken(app: App, table: string, work: () => Promise<void>): Promise<void> {
  const { sql } = app
  for (const change of CHANGES)
    sql.exec(
      `create temp trigger no_${change} before ${change} on ${table} begin select raise(abort, 'disk'); end`,
    )
  try {
    await work()
  } finally {
    for (const change of CHANGES) sql.exec(`drop trigger no_${change}`)
  }
}

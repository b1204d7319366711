import type BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { ORIGIN } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { openKit } from '../support/calls/kit.ts'
import { readOutbox } from '../support/mailbox.ts'

/**
 * Compares what each call answers, stores and mails with a snapshot that a person has read. After an intended change,
 * `npx vitest run tests/routes/call-results.test.ts --update` writes the snapshot.
 */

const kit = await openKit()
const { app } = kit
const { sqlite } = app.services.db

/** The last step of these calls, emptying the write-ahead log, cannot run in a transaction. */
const BY_ITSELF = /^DELETE .*\/(delete-data|users\/:id)$/

const rows = calls.map((call) => [nameOf(call), call.method, examplesOf(call)!.good] as const)

describe.each(rows)('%s', (name, method, good) => {
  beforeEach(() => {
    if (!BY_ITSELF.test(name)) sqlite.exec('SAVEPOINT one_test')
  })
  afterEach(() => {
    if (!BY_ITSELF.test(name)) sqlite.exec('ROLLBACK TO one_test; RELEASE one_test')
  })

  it('answers and does what it did', async () => {
    const { browser, path, body } = await good(kit)
    const mails = (await mailsSent()).length
    const before = contentOf(sqlite)
    const response = await browser.send(path, {
      method,
      headers: { Origin: ORIGIN, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const sent = (await mailsSent()).slice(mails)
    expect(response.status, text).toBeLessThan(400)
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    expect({
      status: response.status,
      ...(response.headers.has('Location') ? { leadsTo: steadyText(response.headers.get('Location')!) } : {}),
      ...(isJson ? { answer: steady(JSON.parse(text), SEEDED.test(name)) } : {}),
      changes: changesOf(before, contentOf(sqlite)),
      ...(sent.length > 0 ? { mails: sent } : {}),
    }).toMatchSnapshot()
  })
})

/** The subjects of all mails until now. Some calls write after their answer, so that its time tells nobody of an account. */
async function mailsSent(): Promise<string[]> {
  await app.services.mailer.flush()
  return readOutbox(app.services.settings.dataDir).map(({ subject }) => subject)
}

type Content = Map<string, Map<string, string>>

/** Tables that change by chance, or are kept up to date by triggers. */
const NOT_COUNTED =
  /^(sqlite_|__drizzle|security_events|record_reads|answered_requests)|_(fts|vec|chunks|rowids|info)|_search/

function contentOf(db: BetterSqlite.Database): Content {
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%'")
    .pluck()
    .all() as string[]
  return new Map(
    tables
      .filter((table) => !NOT_COUNTED.test(table))
      .map((table) => [
        table,
        new Map(
          (db.prepare(`select * from "${table}"`).all() as Record<string, unknown>[]).map((row) => [
            String(row.id ?? JSON.stringify(row)),
            JSON.stringify(row),
          ]),
        ),
      ]),
  )
}

/** `users: +1 ~2`: rows added, removed, changed. */
function changesOf(before: Content, after: Content): Record<string, string> {
  return Object.fromEntries(
    [...after].flatMap(([table, now]) => {
      const then = before.get(table) ?? new Map<string, string>()
      const added = [...now.keys()].filter((id) => !then.has(id)).length
      const removed = [...then.keys()].filter((id) => !now.has(id)).length
      const changed = [...now].filter(([id, row]) => then.has(id) && then.get(id) !== row).length
      const counts = [added && `+${added}`, removed && `-${removed}`, changed && `~${changed}`].filter(
        Boolean,
      )
      return counts.length > 0 ? [[table, counts.join(' ')]] : []
    }),
  )
}

const FIRST = 3

/** The rows in these lists have fixed ids, because they are seeded. */
const SEEDED = /^GET .*\/(keywords|keyword-categories)$/

/**
 * Replaces what differs each time by a fixed text, shortens long lists to the first rows and the count, and rounds
 * degrees to a hundredth.
 * @param hasFixedIds other numeric ids depend on the tests that ran before, and a test must also pass alone
 */
function steady(value: unknown, hasFixedIds = false): unknown {
  const again = (inner: unknown) => steady(inner, hasFixedIds)
  if (Array.isArray(value)) {
    const first = value.slice(0, FIRST).map(again)
    return value.length > FIRST ? [...first, `… ${value.length} in all`] : first
  }
  if (typeof value === 'number') return Math.round(value * 100) / 100
  if (typeof value === 'string') return steadyText(value)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      !hasFixedIds && isCounted(name, inner) ? '(number)' : again(inner),
    ]),
  )
}

const isCounted = (name: string, value: unknown) => /^(id|entry)$/.test(name) && typeof value === 'number'

function steadyText(text: string): string {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.stringify(steady(JSON.parse(text)))
    } catch {
      return text
    }
  }
  return (
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)')
      // Any changed word makes another version of the reading.
      .replace(/^4-[0-9a-f]+$/, '(version)')
      // Examples may move the clock forward by a minute.
      .replace(/^(2026-03-01T12:)\d\d:\d\d/, '$1MM:SS')
      .replace(/\bperson-\d+@/gi, 'person-N@')
      .replace(/\b(Person|Word|Category|New word|New category) \d+\b/g, '$1 N')
      .replace(/([?&](?:state|nonce|code_challenge)=)[^&]+/g, '$1(secret)')
      // A challenge, and a person's id in the form of authenticators.
      .replace(/^[\w-]{72}$/, '(random)')
      .replace(/^[\w-]{48}$/, '(handle)')
      .replace(/127\.0\.0\.1:\d+|localhost:\d{4,5}(?<!:3000)/g, 'HOST')
      .slice(0, 300)
  )
}

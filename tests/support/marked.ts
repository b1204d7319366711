import { randomUUID } from 'node:crypto'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { rowsOfPerson } from '#app/features/account/person-rows.server.ts'
import type { Db } from '#db/client.server.ts'
import * as schema from '#db/schema/index.ts'
import type { Browser } from './app.ts'

/** Part of every text of the marked person. It occurs in no page by chance, and no random key can contain it. */
export const MARK = 'xqvzwkjyqxzv'
const ANYWHERE = new RegExp(MARK, 'i')

interface Marked {
  id: string
  /** The keys of the person's rows, which another person would have to guess. */
  keys: string[]
  /** Finds data of this person in a text: marked words, the birth date in any form, keys. */
  leaksIn(text: string, except?: readonly string[]): string[]
  /** The person's rows at this moment. */
  rows(): string
}

const BIRTH = { dateOfBirth: '1961-04-23', birthTime: '03:17' }
const BIRTH_DATE_TEXTS = ['1961-04-23', '23 April 1961', 'April 23, 1961', '23 Apr 1961', 'Apr 23, 1961']

/** Creates a person with one of each kind of data that can be stored about a person. */
export async function markedPerson(db: Db, browser: Browser): Promise<Marked> {
  const email = `${MARK}-mail@qismah.example`
  const sent = async (method: string, path: string, body: unknown) => {
    const { status } = await browser.call(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}`)
  }
  await sent('POST', '/api/auth/register', { name: `Name ${MARK}`, email, password: 'one secret word' })
  await sent('POST', '/api/birth-data', {
    ...BIRTH,
    pseudonym: `Pseudonym ${MARK}`,
    placeName: `Place ${MARK}`,
    latitude: 41.234567,
    longitude: 28.765432,
    zone: 'Europe/Istanbul',
  })
  await sent('POST', '/api/analysis', {})
  await sent('POST', '/api/user-stories', {
    title: `Title ${MARK}`,
    storyContent: `A story that only its author and administrators may read, as the word ${MARK} shows.`,
    isAnonymous: true,
    pseudonym: `Pen name ${MARK}`,
  })
  const note = { about: '', day: '2026-02-01', text: `A note that its author alone may read, ${MARK}` }
  if ((await browser.form('/my-book/write', note)).status !== 303) throw new Error('The note was not taken')
  const { id } = db.sqlite.prepare('select id from users where email = ?').get(email) as { id: string }
  // Belongs to a story or to an event, never to both.
  db.sqlite
    .prepare(
      `insert into vectors (story_id, made_by, coarse, embedding, themes, created_at)
       select id, ?, x'00', x'00', '[]', 1 from user_stories where user_id = ?`,
    )
    .run(`${MARK} embedder`, id)
  fillEmptyTables(db, id)
  const keys = keysOf(rowsOfPerson(db, id))
  return {
    id,
    keys,
    leaksIn(text, except = []) {
      // Checked first because it is faster: most texts do not contain the mark.
      const around = new RegExp(`.{0,40}${MARK}.{0,20}`, 'gi')
      const marks = ANYWHERE.test(text) ? [...text.matchAll(around)].map(([found]) => found) : []
      return [
        ...marks,
        ...[...BIRTH_DATE_TEXTS, ...keys].filter((word) => !except.includes(word) && text.includes(word)),
      ]
    },
    rows: () => JSON.stringify(withoutVisits(rowsOfPerson(db, id))),
  }
}

type Rows = Record<string, Record<string, unknown>[]>

/** The same without what changes when other people make requests: each look by an administrator is recorded. */
function withoutVisits({ sessions: _, record_reads: __, ...rows }: Rows): Rows {
  return rows
}

/** Only long keys: those of the engine's tables are small numbers, which occur by chance. */
function keysOf(rows: Rows): string[] {
  const values = Object.values(rows).flatMap((list) => list.flatMap((row) => [row.id, row.tokenHash]))
  return [
    ...new Set(values.filter((value): value is string => typeof value === 'string' && value.length > 15)),
  ]
}

const tables = Object.values<unknown>(schema).filter((value) => value instanceof SQLiteTable)

/**
 * Adds one row to each table that belongs to people and is still empty. This includes tables that are added later. If a
 * made-up row breaks a rule of its table, the test stops, and the row must be added above.
 */
function fillEmptyTables(db: Db, userId: string): void {
  const owned = () => rowsOfPerson(db, userId)
  for (let before = -1; before !== Object.keys(owned()).length; ) {
    before = Object.keys(owned()).length
    for (const table of tables) {
      const { name, foreignKeys } = getTableConfig(table)
      const belongs = foreignKeys.some((key) => key.onDelete === 'cascade')
      if (belongs && !owned()[name]) insertMarked(db, table, owned())
    }
  }
}

function insertMarked(db: Db, table: SQLiteTable, owned: Rows): void {
  const { columns, foreignKeys } = getTableConfig(table)
  const row: Record<string, unknown> = {}
  for (const column of columns) {
    const reference = foreignKeys.map((key) => key.reference()).find(({ columns: [from] }) => from === column)
    if (reference) {
      const there = owned[getTableConfig(reference.foreignTable).name]?.[0]
      if (!there && column.notNull) return
      row[keyOf(table, column)] = there?.[keyOf(reference.foreignTable, reference.foreignColumns[0]!)] ?? null
    } else if (column.notNull && !column.hasDefault) row[keyOf(table, column)] = madeUp(column)
    else if (column.dataType === 'string' && !column.enumValues?.length)
      row[keyOf(table, column)] = madeUp(column)
  }
  db.orm.insert(table).values(row).run()
}

function keyOf(table: SQLiteTable, column: unknown): string {
  const found = Object.entries(table).find(([, value]) => value === column)
  if (!found) throw new Error('A column that its table does not have')
  return found[0]
}

type Column = ReturnType<typeof getTableConfig>['columns'][number]

function madeUp(column: Column): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  if (column.primary && column.dataType === 'string') return randomUUID()
  if (column.dataType === 'string') return `${MARK} ${column.name} of the marked person`
  if (column.dataType === 'json') return { said: `${MARK} ${column.name}` }
  if (column.dataType === 'date') return new Date('2026-02-01T00:00:00Z')
  if (column.dataType === 'boolean') return false
  if (column.dataType === 'bigint') return 1n
  return column.primary ? undefined : 1
}

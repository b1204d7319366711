import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from './client.server.ts'
import { listMigrations, migrate } from './migrate.ts'
import * as schema from './schema/index.ts'
import { foldedTexts, SEARCHED_TABLES } from './search-index.ts'

const db = openDatabase({ path: ':memory:' })
migrate(db)
afterAll(() => db.sqlite.close())

const tables = Object.values(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map(getTableConfig)

interface Column {
  name: string
  type: string
  notnull: number
  pk: number
}

/** Sorted, because a migration adds its columns at the end. */
const byColumn = (a: { column: string }, b: { column: string }) => a.column.localeCompare(b.column)

const pragma = (what: string, of: string) =>
  db.sqlite.prepare(`select * from pragma_${what}(?)`).all(of) as Record<string, never>[]

describe('the migrated database and the schema', () => {
  it('have the same tables', () => {
    const inFile = db.sqlite
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_search%'",
      )
      .pluck()
      .all() as string[]
    expect(inFile.filter((name) => name !== 'schema_migrations').sort()).toEqual(
      tables.map(({ name }) => name).sort(),
    )
  })

  it.each(tables.map((table) => [table.name, table] as const))('agree on %s', (name, table) => {
    const composite = table.primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
    const columns = pragma('table_info', name) as unknown as Column[]
    expect(
      columns
        .map(({ name: column, type, notnull, pk }) => ({
          column,
          type,
          required: Boolean(notnull),
          key: pk > 0,
        }))
        .sort(byColumn),
    ).toEqual(
      table.columns
        .map((column) => ({
          column: column.name,
          type:
            column
              .getSQLType()
              .replace(/\(.*\)/, '')
              .toUpperCase() === 'TEXT'
              ? expect.stringMatching(/^text/i)
              : expect.stringMatching(new RegExp(`^${column.getSQLType()}$`, 'i')),
          required: column.notNull,
          key: column.primary || composite.includes(column.name),
        }))
        .sort(byColumn),
    )
    const indexes = (
      pragma('index_list', name) as unknown as { name: string; unique: number; origin: string }[]
    )
      .filter(({ origin }) => origin === 'c')
      .map(({ name: index, unique }) => ({ index, unique: Boolean(unique) }))
    expect(indexes.sort((a, b) => a.index.localeCompare(b.index))).toEqual(
      table.indexes
        .map(({ config }) => ({ index: config.name, unique: Boolean(config.unique) }))
        .sort((a, b) => a.index.localeCompare(b.index)),
    )
  })

  it('have an index under every column that refers to another table', () => {
    for (const table of tables) {
      const leading = new Set([
        ...table.indexes.map(({ config }) => (config.columns[0] as { name: string }).name),
        ...table.primaryKeys.map((key) => key.columns[0]!.name),
        ...table.columns.filter((column) => column.primary || column.isUnique).map((column) => column.name),
      ])
      for (const key of table.foreignKeys) {
        const column = key.reference().columns[0]!.name
        expect(leading.has(column), `${table.name}.${column}`).toBe(true)
      }
    }
  })

  it.each(SEARCHED_TABLES)('search the same columns of %s', (table) => {
    const triggers = db.sqlite
      .prepare(
        "select sql from sqlite_master where type = 'trigger' and tbl_name = ? and sql like '%_search%'",
      )
      .pluck()
      .all(table) as string[]
    const { short, text } = foldedTexts(table)
    const written = triggers.map((trigger) => trigger.replaceAll(/new\.`(\w+)`/g, '$1'))
    for (const event of ['insert', 'update']) {
      const trigger = written.find((one) => one.includes(`AFTER ${event.toUpperCase()}`))
      expect(trigger).toContain(event === 'insert' ? `VALUES (id, ${short})` : `SET \`short\` = ${short} `)
      expect(trigger).toContain(event === 'insert' ? `SELECT \`id\`, ${text} ` : `SET text = ${text}\n`)
    }
    const columns = text.matchAll(/\w+(?=[,)])/g)
    const named = /UPDATE OF (.*) ON/.exec(written.join('\n'))?.[1]
    expect(named?.replaceAll('`', '').split(', ')).toEqual([...columns].map(([column]) => column))
  })

  it('search every table that has a full-text table', () => {
    const fullText = db.sqlite
      .prepare("select name from sqlite_master where sql like '%using fts5%'")
      .pluck()
      .all() as string[]
    expect(fullText.map((name) => name.replace(/_search$/, '')).sort()).toEqual(
      expect.arrayContaining([...SEARCHED_TABLES].sort()),
    )
  })
})

describe('the digest of a story', () => {
  const file = () => {
    const fresh = openDatabase({ path: ':memory:' })
    migrate(fresh)
    fresh.sqlite.exec("insert into users (id, email, created_at) values ('u', 'a@b.example', 1)")
    return fresh
  }
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')

  it('follows its text, whichever program writes it, and nothing else can set it', () => {
    const { sqlite } = file()
    const stored = () => sqlite.prepare('select text_digest from user_stories').pluck().get()
    sqlite.exec(`insert into user_stories (id, user_id, title, story_content, tags, submitted_at, text_digest)
      values ('s', 'u', 'A title', ' The  CAFE\u0301\n opened ', '[]', 1, 'x')`)
    expect(stored()).toBe(digest('the caf\u00e9 opened'))
    sqlite.exec("update user_stories set story_content = 'It closed.'")
    expect(stored()).toBe(digest('it closed.'))
    sqlite.exec("update user_stories set text_digest = 'x'")
    expect(stored()).toBe(digest('it closed.'))
    sqlite.close()
  })

  it('finds equal stories by its index', () => {
    const { sqlite } = file()
    const plan = sqlite
      .prepare('explain query plan select id from user_stories where text_digest = ?')
      .all('x') as { detail: string }[]
    expect(plan.map(({ detail }) => detail).join()).toContain('user_stories_text_digest')
    sqlite.close()
  })

  it('is never missing: a program that cannot compute it can read and decide stories, but not write texts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'qismah-digest-'))
    const path = join(folder, 'qismah.sqlite')
    const own = openDatabase({ path })
    migrate(own)
    const story = (
      id: string,
    ) => `insert into users (id, email, created_at) values ('${id}', '${id}@b.example', 1);
      insert into user_stories (id, user_id, title, story_content, tags, submitted_at)
      values ('${id}', '${id}', 'A title', 'A story', '[]', 1)`
    own.sqlite.exec(story('own'))
    own.close()
    const other = new Database(path)
    expect(other.pragma('integrity_check', { simple: true })).toBe('ok')
    other.exec("update user_stories set status = 'approved'")
    for (const text of [story('other'), "update user_stories set story_content = 'Another story'"])
      expect(() => other.exec(text)).toThrow('no such function: ')
    expect(other.prepare('select id, text_digest from user_stories').raw().all()).toEqual([
      ['own', digest('a story')],
    ])
    other.exec('delete from user_stories')
    other.close()
    rmSync(folder, { recursive: true })
  })
})

describe('entries of filmed stories from before they named a person', () => {
  it('name its author, and are deleted if the story is gone', () => {
    const { sqlite } = openDatabase({ path: ':memory:' })
    for (const { tag, statements } of listMigrations()) {
      if (tag === '0004_subjects_of_films')
        sqlite.exec(`insert into users (id, email, created_at) values ('u', 'a@b.example', 1);
          insert into user_stories (id, user_id, title, story_content, tags, submitted_at)
          values ('kept', 'u', 'A title', 'A story', '[]', 1);
          insert into audit_log (at, action, entity, entity_id) values
          (1, 'stories.film', 'story', 'kept'), (1, 'stories.film', 'story', 'gone'), (1, 'rulers.edit', 'ruler', 'aries')`)
      for (const statement of statements) sqlite.exec(statement)
    }
    expect(sqlite.prepare('select entity_id, subject_user_id from audit_log').raw().all()).toEqual([
      ['kept', 'u'],
      ['aries', null],
    ])
    sqlite.close()
  })
})

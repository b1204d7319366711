import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Db, isPlaintext, openDatabase, problemsIn } from './client.server.ts'
import { appliedMigrations, listMigrations, MigrationError, migrate } from './migrate.ts'
import { SEARCHED_TABLES } from './search-index.ts'

const KEY = '0123456789abcdef'.repeat(4)
const TAGS = listMigrations().map(({ tag }) => tag)

const folder = mkdtempSync(join(tmpdir(), 'qismah-baseline-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An encrypted file of version 0.1.0, which people used: every table has rows. */
function ofVersion01(name: string): Db {
  const db = openDatabase({ path: join(folder, name), key: KEY })
  db.sqlite.pragma('foreign_keys = OFF')
  db.sqlite.exec(readFileSync('tests/data/version-0.1.0.sql', 'utf8'))
  db.sqlite.pragma('foreign_keys = ON')
  return db
}

type Row = Record<string, unknown>

const read = ({ sqlite }: Db, query: string, ...values: unknown[]) =>
  sqlite.prepare(query).all(values) as Row[]

const tablesOf = (db: Db) =>
  read(db, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .map(({ name }) => name as string)
    .filter((name) => name !== 'schema_migrations' && !/_search_(data|idx|docsize|config)$/.test(name))
    .sort()

const rowsOf = (db: Db) =>
  Object.fromEntries(tablesOf(db).map((table) => [table, read(db, `select rowid as at, * from ${table}`)]))

/** What a file is made of, whatever the order of columns. */
function structureOf(db: Db) {
  const table = (name: string) => ({
    columns: read(
      db,
      'select name, type, "notnull", dflt_value, pk from pragma_table_info(?) order by name',
      name,
    ),
    references: read(
      db,
      'select "table", "from", "to", on_delete from pragma_foreign_key_list(?) order by "from"',
      name,
    ),
  })
  return {
    tables: Object.fromEntries(tablesOf(db).map((name) => [name, table(name)])),
    checks: read(
      db,
      "select sql from sqlite_master where type = 'table' and sql like '%check(%' order by name",
    ).map(({ sql }) => /CHECK\(.*\)/.exec(sql as string)![0]),
    others: read(
      db,
      `select name, replace(sql, '"', '\`') as sql from sqlite_master
       where type in ('index', 'trigger') or sql like '%using fts5%' order by name`,
    ),
  }
}

describe('a data folder of version 0.1.0', () => {
  it('has an episode for each film, with its stories in the order in which they were sent', () => {
    const db = ofVersion01('films.sqlite')
    const films = [
      ['first', 2, '2026-01-01', 'https://films.example/one'],
      ['second', 1, '2026-01-01', 'https://films.example/one'],
      ['third', 3, null, 'https://films.example/two'],
      ['fourth', 4, '2026-01-02', null],
    ]
    db.sqlite.exec('create temp table story as select * from user_stories limit 1')
    for (const [id, at, day, url] of films) {
      db.sqlite
        .prepare('update story set id = ?, submitted_at = ?, filmed_on = ?, film_url = ?')
        .run(id, at, day, url)
      db.sqlite.exec('insert into user_stories select * from story')
    }
    migrate(db, { key: KEY, backups: join(folder, 'backups') })
    const told = read(
      db,
      `select s.id, s.episode_place as place, e.name, e.filmed_on as day, e.film_url as url
       from user_stories s join episodes e on e.id = s.episode_id order by s.submitted_at`,
    )
    const one = { name: 'Film of 2026-01-01', day: '2026-01-01', url: 'https://films.example/one' }
    expect(told).toEqual([
      { id: 'second', place: 1, ...one },
      { id: 'first', place: 2, ...one },
      { id: 'third', place: 1, name: 'Film', day: null, url: 'https://films.example/two' },
      { id: 'fourth', place: 1, name: 'Film of 2026-01-02', day: '2026-01-02', url: null },
    ])
    expect(read(db, 'select * from withdrawn_films')).toEqual([])
    db.close()
  })

  it('takes the baseline as applied, loses nothing, and is copied first', () => {
    const db = ofVersion01('whole.sqlite')
    const before = rowsOf(db)
    expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([])
    const { applied, copy } = migrate(db, { key: KEY, backups: join(folder, 'backups') })
    expect(applied).toEqual(TAGS)
    expect(appliedMigrations(db)).toEqual(TAGS)
    const [chart] = before.astrological_readings as [{ chart: string }]
    const { otherLot: spirit, ...others } = JSON.parse(chart.chart)
    const after = rowsOf(db)
    expect(JSON.parse(after.astrological_readings![0]!.chart as string)).toEqual({ ...others, spirit })
    // Their feature was removed with 1.0.0.
    const { analysis_writings: _, writer_consents: __, ...stay } = before
    // Made anew, folded: as many rows, with other texts.
    const searches = SEARCHED_TABLES.flatMap((table) =>
      ['search', 'search_content', 'search_rows'].map((part) => `${table}_${part}`),
    )
    expect(after).toEqual({
      ...stay,
      ...Object.fromEntries(searches.map((name) => [name, before[name]!.map(() => expect.anything())])),
      users: before.users!.map((user) => ({
        ...user,
        known_browsers: '[]',
        stories_confirmed_at: null,
        film_mails_asked_at: null,
        digits: null,
        months: null,
      })),
      // What the Terms said when they were sent: shown and told, without the lot. An episode has the film.
      user_stories: before.user_stories!.map(({ filmed_on: _, film_url: __, ...story }) => ({
        ...story,
        episode_id: null,
        episode_place: null,
        is_lot_told: 0,
        film_mail: null,
        for_analyses: 1,
        on_channel: 1,
        with_lot: 0,
        permitted_at: null,
        permitted_words: null,
        question_id: null,
      })),
      withdrawn_films: [],
      story_questions: [],
      episodes: [],
      birth_details: before.birth_details!.map((birth) => ({
        ...birth,
        clock_law: null,
        tolerance_minutes: null,
      })),
      received_texts: [],
      evening_films: [],
      reader_choices: [],
      scene_counts: [],
      evening_seasons: [],
      opened_evenings: [],
      sessions: before.sessions!.map((session) => ({ ...session, ended_at: null })),
      astrological_readings: [{ ...chart, chart: after.astrological_readings![0]!.chart }],
    })
    expect(isPlaintext(db.path)).toBe(false)
    const kept = openDatabase({ path: copy!, key: KEY })
    expect(appliedMigrations(kept)).toHaveLength(29)
    expect(rowsOf(kept)).toEqual(before)
    kept.close()
    expect(migrate(db, { key: KEY })).toEqual({ applied: [] })
    db.close()
  })

  it('may contain formats from before its end', () => {
    const db = ofVersion01('formats.sqlite')
    const { content } = read(db, 'select content from analyses')[0] as { content: string }
    const { language: _, headline: __, letter: ___, ...reading } = JSON.parse(content)
    const { lotSign: manner, ruler: keeper, help, test, ...judgement } = reading.judgement
    const regard = (of: object | null) => of && { ...of, to: 'keeper' }
    const earlier = {
      ...reading,
      judgement: { ...judgement, manner, keeper, help: regard(help), test: regard(test) },
    }
    const insert = db.sqlite.prepare(
      'insert into analyses (id, user_id, reading_id, corpus_version, content, created_at) select @id, user_id, reading_id, @id, @content, 1 from analyses limit 1',
    )
    insert.run({ id: 'earlier', content: JSON.stringify(earlier) })
    insert.run({ id: 'first', content: JSON.stringify({ blocks: {} }) })
    insert.run({ id: 'none', content: 'not JSON' })
    db.sqlite.exec("insert into recovery_codes select 'a-digest', user_id from recovery_codes limit 1")
    db.sqlite.exec("update astrological_readings set chart = 'not JSON'")
    migrate(db, { key: KEY, backups: join(folder, 'backups') })
    const contents = Object.fromEntries(
      read(db, 'select id, content from analyses').map(({ id, content: text }) => [id, text as string]),
    )
    expect(Object.keys(contents)).toHaveLength(2)
    expect(contents[Object.keys(contents).find((id) => id !== 'earlier')!]).toBe(content)
    const toRuler = (of: object | null) => of && { ...of, to: 'ruler' }
    expect(JSON.parse(contents.earlier!)).toEqual({
      ...reading,
      language: 'en',
      headline: null,
      letter: [],
      judgement: { ...reading.judgement, help: toRuler(help), test: toRuler(test) },
    })
    expect(read(db, 'select count(*) as left from recovery_codes')).toEqual([{ left: 10 }])
    db.close()
  })

  it('has the tables, indexes and triggers of a new one then', () => {
    const fresh = openDatabase({ path: ':memory:' })
    migrate(fresh)
    const db = ofVersion01('structure.sqlite')
    migrate(db, { key: KEY, backups: join(folder, 'backups') })
    expect(structureOf(db)).toEqual(structureOf(fresh))
    expect(problemsIn(db.sqlite, 'whole')).toEqual([])
    db.close()
    fresh.close()
  })

  it('finds and forgets as before', () => {
    const db = ofVersion01('search.sqlite')
    migrate(db, { key: KEY, backups: join(folder, 'backups') })
    const found = (table: string, text: string) =>
      read(db, `select rowid from ${table} where ${table} match ?`, text).length
    const both = () => [found('user_stories_search', 'patience'), found('similarity_search', 'patience')]
    expect(both()).toEqual([1, 1])
    db.sqlite.exec('delete from users where is_admin = 0')
    expect(both()).toEqual([0, 0])
    db.close()
  })

  it.each([1, 28])('that has only %i of its migrations is told which version to start first', (count) => {
    const db = ofVersion01(`older-${count}.sqlite`)
    db.sqlite.prepare('delete from schema_migrations where rowid > ?').run(count)
    const before = rowsOf(db)
    const last = appliedMigrations(db).at(-1)
    const start = () => migrate(db, { key: KEY })
    expect(start).toThrow(MigrationError)
    expect(start).toThrow(
      `(its last migration is ${last}). Start version 0.1.0 first, at the commit that CHANGELOG.md names, and then this version.`,
    )
    expect(rowsOf(db)).toEqual(before)
    expect(appliedMigrations(db)).toHaveLength(count)
    db.close()
  })
})

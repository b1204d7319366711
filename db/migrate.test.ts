import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Db, openDatabase } from './client.server.ts'
import { appliedMigrations, MigrationError, migrate } from './migrate.ts'

const workFolder = () => mkdtempSync(join(tmpdir(), 'qismah-migrate-'))

function migrations(folder: string, files: Record<string, string>): string {
  const target = join(folder, 'migrations')
  mkdirSync(join(target, 'meta'), { recursive: true })
  const entries = Object.entries(files).map(([tag, statements], idx) => {
    writeFileSync(join(target, `${tag}.sql`), statements)
    return { idx, tag }
  })
  writeFileSync(join(target, 'meta/_journal.json'), JSON.stringify({ entries }))
  return target
}

const PARENT_AND_CHILD = `create table parent (id integer primary key);
create table child (id integer primary key, parent_id integer not null references parent (id) on delete cascade);`

const REBUILD_PARENT = `create table new_parent (id integer primary key, name text);
insert into new_parent (id) select id from parent;
drop table parent;
--> statement-breakpoint
alter table new_parent rename to parent;`

function withRows(folder: string): Db {
  const db = openDatabase({ path: join(folder, 'qismah.sqlite') })
  migrate(db, { folder: migrations(folder, { '0000_start': PARENT_AND_CHILD }) })
  db.sqlite.exec('insert into parent values (1); insert into child values (7, 1)')
  return db
}

describe('migrate', () => {
  it('keeps the children of a table that is rebuilt, and copies the file first', () => {
    const folder = workFolder()
    const db = withRows(folder)
    const next = migrations(folder, { '0000_start': PARENT_AND_CHILD, '0001_rebuild': REBUILD_PARENT })
    const { applied, copy } = migrate(db, { folder: next })
    expect(applied).toEqual(['0001_rebuild'])
    expect(db.sqlite.prepare('select id, parent_id from child').all()).toEqual([{ id: 7, parent_id: 1 }])
    expect(db.sqlite.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(copy && existsSync(copy)).toBe(true)
    const before = openDatabase({ path: copy! })
    expect(appliedMigrations(before)).toEqual(['0000_start'])
    before.close()
    db.close()
  })

  it('does nothing the second time', () => {
    const folder = workFolder()
    const db = withRows(folder)
    expect(migrate(db, { folder: join(folder, 'migrations') })).toEqual({ applied: [] })
    db.close()
  })

  it('leaves the database as it was when a migration fails, and names the migration', () => {
    const folder = workFolder()
    const db = withRows(folder)
    const next = migrations(folder, {
      '0000_start': PARENT_AND_CHILD,
      '0001_broken':
        'alter table parent add column name text;\n--> statement-breakpoint\ninsert into nowhere values (1);',
    })
    expect(() => migrate(db, { folder: next })).toThrow(/0001_broken failed: no such table: nowhere/)
    expect(appliedMigrations(db)).toEqual(['0000_start'])
    expect(db.sqlite.prepare("select name from pragma_table_info('parent')").pluck().all()).toEqual(['id'])
    db.close()
  })

  it('refuses a migration that leaves rows with broken references', () => {
    const folder = workFolder()
    const db = withRows(folder)
    const next = migrations(folder, { '0000_start': PARENT_AND_CHILD, '0001_orphans': 'delete from parent;' })
    expect(() => migrate(db, { folder: next })).toThrow(/1 rows refer to rows that are missing/)
    expect(db.sqlite.prepare('select count(*) from parent').pluck().get()).toBe(1)
    db.close()
  })

  it('refuses a database of a newer version', () => {
    const folder = workFolder()
    const db = withRows(folder)
    expect(() => migrate(db, { folder: migrations(folder, {}) })).toThrow(MigrationError)
    db.close()
  })
})

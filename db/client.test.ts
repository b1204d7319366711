import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseKeyError, type Db, isPlaintext, openDatabase } from './client.server.ts'

const KEY = 'ab'.repeat(32)
const folder = mkdtempSync(join(tmpdir(), 'qismah-client-'))
let files = 0
function newPath(): string {
  files += 1
  return join(folder, `file-${files}.sqlite`)
}
const open: Db[] = []
const opened = (options: Parameters<typeof openDatabase>[0]) => {
  const db = openDatabase(options)
  open.push(db)
  return db
}

afterEach(() => {
  for (const db of open.splice(0)) db.close()
})

describe('openDatabase', () => {
  it('keeps committed rows and checks references', () => {
    const { sqlite } = opened({ path: newPath() })
    expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(sqlite.pragma('synchronous', { simple: true })).toBe(2)
    expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(sqlite.pragma('busy_timeout', { simple: true })).toBe(5000)
    const version = sqlite.prepare('select sqlite_version()').pluck().get() as string
    expect(version.localeCompare('3.51.3', 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
  })

  it('encrypts the file and its log under a key', () => {
    const path = newPath()
    const { sqlite } = opened({ path, key: KEY })
    sqlite.exec("create table secret (word text); insert into secret values ('Bibi Gul, Herat')")
    expect(isPlaintext(path)).toBe(false)
    for (const file of [path, `${path}-wal`]) expect(readFileSync(file).includes('Bibi Gul')).toBe(false)
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    expect(readFileSync(path).includes('Bibi Gul')).toBe(false)
  })

  it('refuses a wrong key, a missing key, and a key for a plain file', () => {
    const encrypted = newPath()
    openDatabase({ path: encrypted, key: KEY }).close()
    expect(() => openDatabase({ path: encrypted, key: 'cd'.repeat(32) })).toThrow(DatabaseKeyError)
    expect(() => openDatabase({ path: encrypted })).toThrow(DatabaseKeyError)

    const plain = newPath()
    const db = openDatabase({ path: plain })
    db.sqlite.exec('create table t (x)')
    db.close()
    expect(isPlaintext(plain)).toBe(true)
    expect(() => openDatabase({ path: plain, key: KEY })).toThrow(DatabaseKeyError)
  })

  it('rolls back a write that fails half way, with its nested writes', () => {
    const db = opened({ path: newPath() })
    db.sqlite.exec('create table t (x)')
    expect(() =>
      db.write(() => {
        db.sqlite.exec('insert into t values (1)')
        db.write(() => db.sqlite.exec('insert into t values (2)'))
        throw new Error('half way')
      }),
    ).toThrow('half way')
    expect(db.sqlite.prepare('select count(*) from t').pluck().get()).toBe(0)
  })
})

process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

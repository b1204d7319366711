import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import * as schema from './schema/index'

export type Orm = ReturnType<typeof drizzle<typeof schema>>

/** The one seam between the application and its database file. */
export interface Db {
  orm: Orm
  /** The raw connection, for pragmas, backups and full-text or vector tables. */
  sqlite: Database.Database
  path: string
  /** Runs `work` in one BEGIN IMMEDIATE transaction; nested calls join it. */
  write<T>(work: () => T): T
  close(): void
}

export class DatabaseKeyError extends Error {
  override name = 'DatabaseKeyError'
}

const PLAINTEXT_HEADER = 'SQLite format 3\0'

/** True where a file exists and begins with SQLite's own header, so is not encrypted. */
export function isPlaintext(path: string): boolean {
  if (!existsSync(path)) return false
  const header = Buffer.alloc(16)
  const file = openSync(path, 'r')
  try {
    return readSync(file, header, 0, 16, 0) === 16 && header.toString('latin1') === PLAINTEXT_HEADER
  } finally {
    closeSync(file)
  }
}

/**
 * Opens the database file, creating it when missing.
 * @param key 64 hexadecimal digits, or undefined for a file that is not encrypted.
 * @throws DatabaseKeyError when the file and the key do not belong together. A build without
 *   encryption ignores the key without a word, so the file's header is looked at as well.
 */
export function openDatabase({ path, key }: { path: string; key?: string | undefined }): Db {
  if (key && isPlaintext(path)) {
    throw new DatabaseKeyError(`${path} is not encrypted, but DATABASE_KEY is set.`)
  }
  const sqlite = new Database(path)
  try {
    if (key) {
      sqlite.pragma("cipher = 'chacha20'")
      sqlite.pragma(`key = "x'${key}'"`)
    }
    sqlite.pragma('journal_mode = WAL')
  } catch (error) {
    sqlite.close()
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB') {
      throw new DatabaseKeyError(
        key
          ? `${path} cannot be read with this DATABASE_KEY.`
          : `${path} is encrypted (or is no database), and DATABASE_KEY is not set.`,
      )
    }
    throw error
  }
  // FULL: an acknowledged write survives a power cut (NORMAL was seen to lose hundreds of rows).
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('mmap_size = 0')
  sqlite.pragma('secure_delete = ON')
  if (key && isPlaintext(path)) {
    sqlite.close()
    throw new DatabaseKeyError(
      'This build of SQLite does not encrypt; refusing to write people’s data in plain text.',
    )
  }
  return {
    orm: drizzle(sqlite, { schema }),
    sqlite,
    path,
    write: (work) => (sqlite.inTransaction ? work() : sqlite.transaction(work).immediate()),
    close() {
      if (!sqlite.open) return
      sqlite.pragma('wal_checkpoint(TRUNCATE)')
      sqlite.close()
    },
  }
}

/** Prepares a repository's statements once per connection. */
export function repository<T>(prepare: (orm: Orm, db: Db) => T): (db: Db) => T {
  const prepared = new WeakMap<Db, T>()
  return (db) => {
    let statements = prepared.get(db)
    if (!statements) {
      statements = prepare(db.orm, db)
      prepared.set(db, statements)
    }
    return statements
  }
}

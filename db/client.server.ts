import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { load as loadVectorFunctions } from 'sqlite-vec'
import { makeFolder } from '#app/folder.ts'
import { arabicNames } from '#app/geo/shown-place.server.ts'
import { foldName } from '#app/language/fold-name.ts'

type Orm = BetterSQLite3Database

/** The application's only access to its database file. */
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

/** The file exists, but its content is damaged. */
export class DatabaseDamagedError extends Error {
  override name = 'DatabaseDamagedError'
}

const PLAINTEXT_HEADER = 'SQLite format 3\0'

/** The folder of the data, or a file in it, cannot be written. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

const UNWRITABLE = /^(EACCES|EEXIST|ENOENT|ENOTDIR|EPERM|EROFS|SQLITE_(CANTOPEN|PERM|READONLY)\w*)$/

/** Runs work that creates files in a folder of the data. @throws DataFolderError if that is not possible */
export function creatingIn<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (typeof code !== 'string' || !UNWRITABLE.test(code)) throw error
    throw new DataFolderError(
      `The data folder ${folder} cannot be written (${code}). Give the user that runs Qismah the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/** What this process creates from now on can be read by its own user only. SQLite makes its log when it opens a file. */
function createForOwnUser(): void {
  process.umask(0o077)
}

/** True if a file exists and begins with SQLite's plain header, so that it is not encrypted. */
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

interface DatabaseFile {
  path: string
  /** 64 hexadecimal digits, or undefined for a file that is not encrypted. */
  key?: string | undefined
}

function connect({ path, key }: DatabaseFile, options: Database.Options = {}): Database.Database {
  if (key && isPlaintext(path)) {
    throw new DatabaseKeyError(`${path} is not encrypted, but DATABASE_KEY is set.`)
  }
  const sqlite = new Database(path, options)
  try {
    if (key) {
      sqlite.pragma(CIPHER)
      sqlite.pragma(`key = ${literal(key)}`)
    }
    // The first read: only now does SQLite check the key and the file.
    sqlite.prepare('select count(*) from sqlite_master').get()
    sqlite.function('text_digest', { deterministic: true }, (text) => textDigest(String(text)))
    // Triggers fold the texts that lists search (search-index.ts).
    sqlite.function('folded', { deterministic: true, varargs: true }, (...texts) =>
      foldName(texts.join('\n')),
    )
    sqlite.function('arabic_city', { deterministic: true }, (id) => arabicNames.get(String(id)) ?? null)
    return sqlite
  } catch (error) {
    sqlite.close()
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB') {
      throw new DatabaseKeyError(
        key
          ? `${path} cannot be read with this DATABASE_KEY. Either the key is wrong, or the beginning of the file is damaged.`
          : `${path} cannot be read, and DATABASE_KEY is not set. Either it is encrypted, or the beginning of the file is damaged.`,
      )
    }
    throw error
  }
}

const CIPHER = "cipher = 'chacha20'"
const literal = (key: string) => `"x'${key}'"`

/**
 * Opens the database file, creating it if it is missing.
 * @throws DatabaseKeyError if the file and the key do not belong together. A build without encryption ignores the key
 * silently, so the file's header is checked as well.
 */
export function openDatabase({ path, key }: DatabaseFile): Db {
  createForOwnUser()
  const sqlite = connect({ path, key })
  sqlite.pragma('journal_mode = WAL')
  // FULL: an acknowledged write survives a power failure. NORMAL was observed to lose hundreds of rows.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('mmap_size = 0')
  sqlite.pragma('secure_delete = ON')
  loadVectorFunctions(sqlite)
  if (key && isPlaintext(path)) {
    sqlite.close()
    throw new DatabaseKeyError(
      'This build of SQLite does not encrypt; refusing to write people’s data in plain text.',
    )
  }
  return {
    orm: drizzle(sqlite),
    sqlite,
    path,
    write: (work) => (sqlite.inTransaction ? work() : sqlite.transaction(work).immediate()),
    close() {
      if (!sqlite.open) return
      emptyLog({ sqlite })
      sqlite.close()
    },
  }
}

/**
 * Writes the write-ahead log into the file and empties it. Deleted rows are overwritten in the file, but the log still
 * has them until then. On a full disk or with a damaged file, the log stays and is read at the next start.
 */
export function emptyLog({ sqlite }: Pick<Db, 'sqlite'>): void {
  try {
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
  }
}

/** Opens a file for reading, without changing any byte of it. @throws DatabaseKeyError */
export function openReadOnly(file: DatabaseFile): Database.Database {
  return connect(file, { readonly: true, fileMustExist: true })
}

/**
 * The faults that SQLite finds in the file; empty if there are none. `pages` reads every page. `whole` also compares
 * indexes with their tables and references with their rows.
 */
export function problemsIn(sqlite: Database.Database, depth: 'pages' | 'whole'): string[] {
  try {
    const check = depth === 'pages' ? 'quick_check(10)' : 'integrity_check(10)'
    const found = sqlite.prepare(`pragma ${check}`).pluck().all() as string[]
    const wrong = found.filter((line) => line !== 'ok')
    if (depth === 'pages' || wrong.length > 0) return wrong
    const broken = sqlite.prepare('select "table", count(*) as rows from pragma_foreign_key_check group by 1')
    return (broken.all() as { table: string; rows: number }[]).map(
      ({ table, rows }) => `${rows} rows of ${table} refer to rows that are missing`,
    )
  } catch (error) {
    if (error instanceof Database.SqliteError) return [`${error.code}: ${error.message}`]
    throw error
  }
}

/**
 * Encrypts a file that no process has open under another key. Not atomic: only for a copy, never for the database
 * itself.
 */
export function changeKey(file: DatabaseFile, newKey: string): void {
  const sqlite = connect(file, { fileMustExist: true })
  try {
    sqlite.pragma('journal_mode = DELETE')
    if (!file.key) sqlite.pragma(CIPHER)
    sqlite.pragma(`rekey = ${literal(newKey)}`)
  } finally {
    sqlite.close()
  }
}

/** The fault behind a failed statement, if the statement itself is not at fault. */
export type DatabaseFault = 'full' | 'busy' | 'damaged' | 'unwritable'

export function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Database.SqliteError)) return null
  const { code } = error
  if (code === 'SQLITE_FULL') return 'full'
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy'
  // The second code is what a replica of LiteFS returns.
  if (/^SQLITE_(READONLY|IOERR_WRITE)/.test(code)) return 'unwritable'
  // SQLITE_CORRUPT_VTAB is not here, because a reindex repairs a search index that does not match its table.
  return ['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB'].includes(code) ? 'damaged' : null
}

/** True if the statement named a row that does not exist, for example an account that was deleted a moment ago. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Database.SqliteError) return error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
  return isMissingReference(error.cause)
}

export class InUseError extends Error {
  override name = 'InUseError'
}

/** False on a replica that cannot reach its primary now. */
export function isWritable({ sqlite }: Db): boolean {
  const version = sqlite.pragma('user_version', { simple: true })
  try {
    sqlite.pragma(`user_version = ${version}`)
    return true
  } catch (error) {
    if (databaseFault(error) !== 'unwritable') throw error
    return false
  }
}

/**
 * The servers of a data folder share its lock. A restore and a change of key need exclusive access to the files and
 * take the lock exclusively. It is a SQLite lock on an empty file, so it is released when its process ends for any
 * reason.
 * @throws InUseError, DataFolderError
 */
export function lockData(path: string, mode: 'shared' | 'exclusive'): () => void {
  createForOwnUser()
  const sqlite = creatingIn(dirname(path), () => {
    makeFolder(dirname(path))
    return new Database(path, { timeout: 0 })
  })
  try {
    if (mode === 'exclusive') sqlite.exec('begin exclusive')
    else {
      sqlite.exec('begin')
      sqlite.prepare('select count(*) from sqlite_master').get()
    }
  } catch (error) {
    sqlite.close()
    if (databaseFault(error) !== 'busy') throw error
    throw new InUseError(
      mode === 'exclusive'
        ? 'Qismah is running on this data. Stop it first.'
        : 'A restore or a change of key is under way on this data. Wait until it has ended.',
    )
  }
  return () => sqlite.close()
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

/**
 * SHA-256 of a text, in hexadecimal digits. Upper and lower case, forms of the same character, and the number of spaces
 * and line breaks between words make no difference. Triggers of the database call it as `text_digest`. Another program
 * can therefore read the file, but gets an error if it adds a story or changes the text of one.
 */
function textDigest(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(plain).digest('hex')
}

import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '#app/folder.ts'
import type { Db } from './client.server.ts'
import { openReadOnly, problemsIn } from './client.server.ts'

/**
 * Backups are whole database files in one folder, encrypted with the database's key, each with its SHA-256 beside it.
 * The checksum is written last, after the copy was checked; a file without one does not count as a backup.
 */
export interface Backup {
  path: string
  madeAt: Date
  bytes: number
  /** Made before a migration, as its name shows. The other backups follow the schedule. */
  beforeMigration: boolean
}

export class BackupError extends Error {
  override name = 'BackupError'
}

const DAILY_KEPT = 7
const WEEKLY_KEPT = 4
/** A copy from before a migration is removed together with the weekly backups of its time. */
const BEFORE_MIGRATION_KEPT_MS = 28 * 24 * 60 * 60 * 1000
/** Space that must stay free after the copy, so that the database itself can grow. */
const LEAVE_FREE_BYTES = 8 * 1024 * 1024
/** A copy that has not grown for this time was left by a process that ended. */
const ABANDONED_MS = 60 * 60 * 1000

const NAME = /^(qismah|before-.+)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.sqlite$/

/** All that have a checksum, newest first. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => {
      const [, what, stamp] = NAME.exec(name) ?? []
      const path = join(folder, name)
      if (!stamp || !existsSync(checksumPath(path))) return []
      const madeAt = new Date(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'))
      return [{ path, madeAt, bytes: statSync(path).size, beforeMigration: what !== 'qismah' }]
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

interface Making {
  folder: string
  key: string | undefined
  now: Date
  /** The next migration, if the backup is made because of it. */
  before?: string | undefined
}

/**
 * Copies the current state of the database, checks the copy, and only then gives it its name. `VACUUM INTO` keeps the
 * encryption, which SQLite's online backup cannot, and does not block writers.
 * @throws BackupError; no file is left then
 */
export function makeBackup(db: Pick<Db, 'sqlite' | 'path'>, { folder, key, now, before }: Making): Backup {
  makeFolder(folder)
  for (const partial of abandoned(folder)) rmSync(partial, { force: true })
  const needed = statSync(db.path).size + LEAVE_FREE_BYTES
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < needed) {
    throw new BackupError(
      `There is not enough room in ${folder}: ${megabytes(needed)} are needed, ${megabytes(bavail * bsize)} are free.`,
    )
  }
  const stamp = now.toISOString().replace(/[:.]/g, '-')
  const path = join(folder, `${before ? `before-${before}` : 'qismah'}-${stamp}.sqlite`)
  const partial = `${path}.partial`
  try {
    closeSync(openSync(partial, 'wx', 0o600))
    db.sqlite.prepare('vacuum into ?').run(partial)
    const problems = problemsOfFile(partial, key)
    if (problems.length > 0) throw new BackupError(`The copy is damaged: ${problems.join('; ')}`)
    syncToDisk(partial)
    writeChecksums(path, [sha256(partial)])
    renameSync(partial, path)
    syncToDisk(folder)
  } catch (error) {
    rmSync(partial, { force: true })
    if (!existsSync(path)) rmSync(checksumPath(path), { force: true })
    if (error instanceof BackupError) throw error
    throw new BackupError(`No backup was made: ${error instanceof Error ? error.message : error}`)
  }
  return { path, madeAt: now, bytes: statSync(path).size, beforeMigration: Boolean(before) }
}

/** True while another process seems to make a backup in this folder, judging by its files. */
export function isBeingMade(folder: string): boolean {
  return existsSync(folder) && partials(folder).length > abandoned(folder).length
}

function partials(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite.partial'))
    .map((name) => join(folder, name))
}

/** Uses the machine's clock, which sets the times of files. Tests change only the application's clock. */
function abandoned(folder: string): string[] {
  return partials(folder).filter((path) => Date.now() - statSync(path).mtimeMs > ABANDONED_MS)
}

/**
 * The faults of a backup; empty if there are none.
 * @throws DatabaseKeyError if it was made with a different key
 */
export function problemsOfBackup(path: string, key: string | undefined): string[] {
  if (!existsSync(path)) return ['the file is not there']
  if (!existsSync(checksumPath(path))) return [`its checksum ${basename(checksumPath(path))} is not there`]
  const expected = readFileSync(checksumPath(path), 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[0])
  if (!expected.includes(sha256(path))) return ['its SHA-256 is not the one written down when it was made']
  return problemsOfFile(path, key)
}

export function problemsOfFile(path: string, key: string | undefined): string[] {
  const sqlite = openReadOnly({ path, key })
  try {
    return problemsIn(sqlite, 'whole')
  } finally {
    sqlite.close()
  }
}

/**
 * The backups that rotation removes: all except the newest of each of the last seven days and four weeks. Only days
 * and weeks with a backup are counted, so that a machine that was off, or had a wrong clock, keeps as many. A backup
 * with a date in the future counts as the oldest.
 */
export function expiredBackups(backups: readonly Backup[], now: Date): Backup[] {
  const ahead = ({ madeAt }: Backup) => madeAt > now
  const scheduled = backups
    .filter(({ beforeMigration }) => !beforeMigration)
    .sort(
      (one, other) =>
        Number(ahead(one)) - Number(ahead(other)) || other.madeAt.getTime() - one.madeAt.getTime(),
    )
  const kept = new Set([
    ...newestOfEach(scheduled, toDay).slice(0, DAILY_KEPT),
    ...newestOfEach(scheduled, toWeek).slice(0, WEEKLY_KEPT),
  ])
  return backups.filter((backup) => (backup.beforeMigration ? isOldCopy(backup, now) : !kept.has(backup)))
}

/** True for a copy from before a migration that is no longer kept. */
function isOldCopy({ beforeMigration, madeAt }: Backup, now: Date): boolean {
  return beforeMigration && now.getTime() - madeAt.getTime() > BEFORE_MIGRATION_KEPT_MS
}

/** Removes the backups that rotation does not keep. @returns the removed files. */
export function rotateBackups(folder: string, now: Date): string[] {
  return remove(expiredBackups(listBackups(folder), now))
}

/**
 * Removes copies from before migrations that are no longer kept. They are made even if no backups are scheduled, and
 * then nothing is rotated.
 */
export function removeOldCopies(folder: string, now: Date): void {
  remove(listBackups(folder).filter((backup) => isOldCopy(backup, now)))
}

/** @returns the removed files. */
function remove(backups: readonly Backup[]): string[] {
  for (const { path } of backups) {
    rmSync(path, { force: true })
    rmSync(checksumPath(path), { force: true })
  }
  return backups.map(({ path }) => path)
}

function newestOfEach(backups: readonly Backup[], toPeriod: (date: Date) => number): Backup[] {
  const seen = new Set<number>()
  return backups.filter(({ madeAt }) => {
    const period = toPeriod(madeAt)
    if (seen.has(period)) return false
    seen.add(period)
    return true
  })
}

const DAY_MS = 24 * 60 * 60 * 1000
const toDay = (date: Date) => Math.floor(date.getTime() / DAY_MS)
/** Weeks begin on Monday; the first day of the epoch was a Thursday. */
const toWeek = (date: Date) => Math.floor((toDay(date) + 3) / 7)

export function checksumPath(path: string): string {
  return `${path}.sha256`
}

/** In the format of `sha256sum -c`. */
export function writeChecksums(path: string, checksums: readonly string[]): void {
  const lines = checksums.map((checksum) => `${checksum}  ${basename(path)}\n`)
  writeFileSync(checksumPath(path), lines.join(''), { mode: 0o600, flush: true })
}

/** Reads the file in pieces, because a backup may be larger than memory. */
export function sha256(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    const piece = Buffer.allocUnsafe(1024 * 1024)
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

/** Waits until the content of a file, or the names in a folder, would survive a power failure. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`
}

export const backupFolderPath = (databaseFile: string) => join(dirname(databaseFile), 'backups')

import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { BackupError, listBackups, problemsOfFile, sha256, syncToDisk, writeChecksums } from './backup.ts'
import { changeKey, DatabaseKeyError, openDatabase, openReadOnly } from './client.server.ts'
import { listFiles } from './restore.ts'

interface Keys {
  /** Undefined if the files are not encrypted yet. */
  from: string | undefined
  to: string
}

/**
 * Encrypts the database and every backup under a new key. Each new file is written beside the old one, checked under
 * the new key, and then replaces the old one in one step. After an interruption, it is run again with the same two
 * keys; files that have the new key are not changed. No other process may have the database open.
 * @returns the files that were encrypted in this run.
 * @throws DatabaseKeyError before anything is changed, if neither key opens a file
 */
export function rekey(
  { database, backups }: { database: string; backups: string },
  keys: Keys,
  /** Called when all checks have passed, before the first change. */
  begin: () => void = () => {},
): string[] {
  if (!existsSync(database)) throw new DatabaseKeyError(`There is no database at ${database}.`)
  const files = [database, ...listBackups(backups).map(({ path }) => path)]
  const underOldKey = files.filter((path) => !opens(path, keys.to))
  // All files are checked before the first is changed.
  for (const path of underOldKey) mustBeSound(path, keys.from)

  begin()
  if (underOldKey.includes(database)) foldLogIn({ path: database, key: keys.from })
  // Backups first: after an interruption, the key in the settings file still opens the database.
  for (const path of underOldKey.reverse()) replace(path, keys, path !== database)
  return underOldKey
}

function opens(path: string, key: string): boolean {
  try {
    openReadOnly({ path, key }).close()
    return true
  } catch (error) {
    if (error instanceof DatabaseKeyError) return false
    throw error
  }
}

/** Committed rows may still be only in the log, and the log is not copied. */
function foldLogIn(file: { path: string; key: string | undefined }): void {
  openDatabase(file).close()
  const [, ...logs] = listFiles(file.path)
  if (logs.some((path) => existsSync(path))) {
    throw new BackupError(`${basename(file.path)}-wal could not be folded in; is another program reading it?`)
  }
}

function mustBeSound(path: string, key: string | undefined): void {
  const problems = problemsOfFile(path, key)
  if (problems.length > 0) throw new BackupError(`${path} is damaged: ${problems.join('; ')}`)
}

function replace(path: string, { from, to }: Keys, isBackup: boolean): void {
  const renewed = `${path}.rekeyed`
  rmSync(renewed, { force: true })
  copyFileSync(path, renewed)
  changeKey({ path: renewed, key: from }, to)
  mustBeSound(renewed, to)
  syncToDisk(renewed)
  const checksums = isBackup ? [sha256(path), sha256(renewed)] : []
  // Both checksums are valid for a moment, so that the backup is never without one.
  if (isBackup) writeChecksums(path, checksums)
  renameSync(renewed, path)
  if (isBackup) writeChecksums(path, checksums.slice(1))
  syncToDisk(dirname(path))
}

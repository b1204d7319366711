import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Backup, BackupError, keepOnDisk, listBackups, problemsOfBackup } from './backup.ts'
import { DatabaseKeyError } from './client.server.ts'

/** The files that are one database: what is committed may still stand in the log alone. */
export const filesOf = (path: string) => [path, `${path}-wal`, `${path}-shm`]

interface Found {
  backup: Backup
  /** Newer ones that were passed over, and why. */
  unsound: { path: string; problems: string[] }[]
}

/** The newest backup that is sound under this key. @throws BackupError where there is none. */
export function newestSound(folder: string, key: string | undefined): Found {
  const unsound: Found['unsound'] = []
  for (const backup of listBackups(folder)) {
    const problems = problemsUnder(backup.path, key)
    if (problems.length === 0) return { backup, unsound }
    unsound.push({ path: backup.path, problems })
  }
  const why = unsound.map(({ path, problems }) => `\n  ${basename(path)}: ${problems.join('; ')}`).join('')
  throw new BackupError(`There is no sound backup in ${folder}.${why}`)
}

/** What is wrong with a backup, a key that is not its own included. */
export function problemsUnder(path: string, key: string | undefined): string[] {
  try {
    return problemsOfBackup(path, key)
  } catch (error) {
    if (error instanceof DatabaseKeyError) return ['this DATABASE_KEY does not open it']
    throw error
  }
}

/**
 * Puts a copy of the backup in the place of the database. At every moment a whole database lies there:
 * the one that is replaced is set aside first, under a second name, and the copy then takes its name in
 * one step. Nobody else may have the database open.
 * @returns the folder in which the replaced files lie; undefined where there were none.
 */
export function putInPlace(source: string, database: string, now: Date): string | undefined {
  const incoming = `${database}.restoring`
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 })
  rmSync(incoming, { force: true })
  copyFileSync(source, incoming)
  keepOnDisk(incoming)
  const aside = setAside(database, now)
  renameSync(incoming, database)
  keepOnDisk(dirname(database))
  return aside
}

function setAside(database: string, now: Date): string | undefined {
  const files = filesOf(database).filter((path) => existsSync(path))
  if (files.length === 0) return undefined
  const aside = join(dirname(database), `replaced-${now.toISOString().replace(/[:.]/g, '-')}`)
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  // The log first: beside the new file, the log of the old one would be read as its own.
  for (const path of files.filter((path) => path !== database)) renameSync(path, join(aside, basename(path)))
  if (files.includes(database)) linkSync(database, join(aside, basename(database)))
  return aside
}

import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '#app/folder.ts'
import { type Backup, BackupError, listBackups, problemsOfBackup, syncToDisk } from './backup.ts'
import { DatabaseKeyError } from './client.server.ts'

/** The files of one database. Committed rows may still be only in the log. */
export const listFiles = (path: string) => [path, `${path}-wal`, `${path}-shm`]

interface Found {
  backup: Backup
  /** Newer backups that were skipped, and why. */
  damaged: { path: string; problems: string[] }[]
}

/**
 * The newest backup that is complete and opens with this key.
 * @throws BackupError if there is none
 */
export function newestIntactBackup(folder: string, key: string | undefined): Found {
  const damaged: Found['damaged'] = []
  for (const backup of listBackups(folder)) {
    const problems = problemsWithKey(backup.path, key)
    if (problems.length === 0) return { backup, damaged }
    damaged.push({ path: backup.path, problems })
  }
  const why = damaged.map(({ path, problems }) => `\n  ${basename(path)}: ${problems.join('; ')}`).join('')
  throw new BackupError(`There is no intact backup in ${folder}.${why}`)
}

/** What is wrong with a backup; a different key counts too. */
export function problemsWithKey(path: string, key: string | undefined): string[] {
  try {
    return problemsOfBackup(path, key)
  } catch (error) {
    if (error instanceof DatabaseKeyError) return ['this DATABASE_KEY does not open it']
    throw error
  }
}

/**
 * Replaces the database by a copy of the backup. A complete database exists at every moment: the old one first gets a
 * second name, and the copy then takes its name in one step. No other process may have the database open.
 * @returns the folder with the replaced files; undefined if there were none
 */
export function replaceDatabase(source: string, database: string, now: Date): string | undefined {
  const incoming = `${database}.restoring`
  makeFolder(dirname(database))
  rmSync(incoming, { force: true })
  copyFileSync(source, incoming)
  syncToDisk(incoming)
  const aside = setAside(database, now)
  renameSync(incoming, database)
  syncToDisk(dirname(database))
  return aside
}

function setAside(database: string, now: Date): string | undefined {
  const files = listFiles(database).filter((path) => existsSync(path))
  if (files.length === 0) return undefined
  const aside = join(dirname(database), `replaced-${now.toISOString().replace(/[:.]/g, '-')}`)
  makeFolder(aside)
  // The log is moved first: SQLite would read the log of the old file as the log of the new one.
  for (const path of files.filter((path) => path !== database)) renameSync(path, join(aside, basename(path)))
  if (files.includes(database)) linkSync(database, join(aside, basename(database)))
  return aside
}

import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { readSettings, type Settings, SettingsError } from '#app/env.server.ts'
import { lockFilePath } from '#app/folder.ts'
import { sizeText } from '#app/format.ts'
import { type Backup, BackupError, listBackups, makeBackup, rotateBackups } from '#db/backup.ts'
import { DatabaseKeyError, DataFolderError, InUseError, lockData, openReadOnly } from '#db/client.server.ts'
import { newestIntactBackup, problemsWithKey, replaceDatabase } from '#db/restore.ts'
import { failWith, printLine, runCommand } from './terminal.ts'

const USAGE = `Usage: npm run backup [-- FOLDER]        makes a backup of the database now
       npm run verify-backup [-- FILE]   checks all backups, or one
       npm run restore [-- FILE]         replaces the database by the newest intact backup, or by one
`

/** The operator's commands for backups. */
function main([command, argument, ...more]: string[]): void {
  const run = command === undefined || more.length > 0 ? undefined : COMMANDS[command]
  if (run) run(readSettings(), argument && resolve(argument))
  else failWith(USAGE, 2)
}

const COMMANDS: Record<string, (settings: Settings, argument: string | undefined) => void> = {
  make(settings, elsewhere) {
    const { databaseFile: path, databaseKey: key, backupDir } = settings
    if (!existsSync(path)) throw new BackupError(`There is no database at ${path} yet. Start Qismah once.`)
    const sqlite = openReadOnly({ path, key })
    try {
      const now = new Date()
      const backup = makeBackup({ sqlite, path }, { folder: elsewhere ?? backupDir, key, now })
      printLine(`${backup.path} (${size(backup)}) was made and checked.`)
      // Old backups in a folder that the operator named are not removed.
      if (elsewhere) return
      for (const removed of rotateBackups(backupDir, now))
        printLine(`${basename(removed)} was removed, because newer backups replace it.`)
    } finally {
      sqlite.close()
    }
  },

  verify({ backupDir, databaseKey }, file) {
    const backups = file ? [{ path: file }] : listBackups(backupDir)
    if (backups.length === 0) throw new BackupError(`There is no backup in ${backupDir}.`)
    let damaged = 0
    for (const { path } of backups) {
      const problems = problemsWithKey(path, databaseKey)
      printLine(`${basename(path)}: ${problems.length === 0 ? 'intact' : problems.join('; ')}`)
      if (problems.length > 0) damaged += 1
    }
    if (damaged > 0) throw new BackupError(`${damaged} of ${backups.length} cannot be restored.`)
  },

  restore(settings, file) {
    const { databaseFile, databaseKey: key, backupDir } = settings
    const unlock = lockData(lockFilePath(settings), 'exclusive')
    try {
      const path = file ?? newest(backupDir, key)
      const problems = problemsWithKey(path, key)
      if (problems.length > 0) throw new BackupError(`${path}: ${problems.join('; ')}. Nothing was changed.`)
      const aside = replaceDatabase(path, databaseFile, new Date())
      printLine(`The database is ${basename(path)} again. \`npm start\` serves it.`)
      if (aside) {
        printLine(
          `The replaced files are in ${aside}. Remove them when you are sure that you do not need them.`,
        )
      }
    } finally {
      unlock()
    }
  },
}

function newest(folder: string, key: string | undefined): string {
  const { backup, damaged } = newestIntactBackup(folder, key)
  for (const { path, problems } of damaged) printLine(`${basename(path)} is skipped: ${problems.join('; ')}`)
  return backup.path
}

function size({ bytes }: Backup): string {
  return sizeText(bytes)
}

await runCommand(main, [BackupError, InUseError, SettingsError, DatabaseKeyError, DataFolderError])

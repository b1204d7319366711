import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { MailNotSent, openMailer } from '#app/adapters/mail/mailer.server.ts'
import { doubtsAbout, readKeyChange, readSettings, type Settings, SettingsError } from '#app/env.server.ts'
import { twoStepOffLetter } from '#app/features/account/accounts.mails.ts'
import type { UserRow } from '#app/features/account/accounts.repo.server.ts'
import { listAdmins, resetTwoStep, setAdmin } from '#app/features/account/admins.server.ts'
import { accountsAt, recordDepartures } from '#app/features/audit/departures.server.ts'
import { lockFilePath } from '#app/folder.ts'
import { addressIn } from '#app/language/language.ts'
import { systemClock } from '#app/operations/clock.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { BackupError } from '#db/backup.ts'
import {
  DatabaseKeyError,
  DataFolderError,
  type Db,
  InUseError,
  lockData,
  openDatabase,
} from '#db/client.server.ts'
import { rekey } from '#db/rekey.ts'
import { failWith, printLine, runCommand } from './terminal.ts'

const USAGE = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL
       npm run admin -- list
       npm run admin -- reset-2fa EMAIL
       npm run admin -- check      fails if the settings are wrong, or would let one visitor lock out all
       npm run admin -- rekey      the database and its backups under a new key; Qismah must be stopped
`

/** A command for the operator. Someone who has the key of the database may decide who is an administrator. */
async function main([command, email]: string[]): Promise<void> {
  const needsNoEmail = ['list', 'check', 'rekey'].includes(command ?? '')
  const known = needsNoEmail || (['grant', 'revoke', 'reset-2fa'].includes(command ?? '') && email)
  if (!known) {
    failWith(USAGE, 2)
    return
  }
  const settings = readSettings()
  if (command === 'check') {
    const doubts = doubtsAbout(settings)
    if (doubts.length > 0) failWith(`${doubts.join('\n')}\n`)
    else printLine('The settings are right.')
    return
  }
  const path = settings.databaseFile
  if (!existsSync(path)) {
    failWith(`There is no database at ${path} yet. Start Qismah once.\n`)
    return
  }
  if (command === 'rekey') {
    changeDatabaseKey(settings)
    return
  }
  const db = openDatabase({ path, key: settings.databaseKey })
  try {
    if (command === 'grant') printLine(`${setAdmin(db, email!, true).email} is an administrator.`)
    else if (command === 'reset-2fa') {
      const user = resetTwoStep(db, email!)
      printLine(`${user.email} signs in with the password alone, and is signed out everywhere.`)
      await mailTo(user, settings, db)
    } else if (command === 'revoke') {
      const user = setAdmin(db, email!, false)
      printLine(`${user.email} is no administrator any more.`)
      if (user.email === settings.ownerEmail && user.emailVerifiedAt) {
        printLine('It is the address in OWNER_EMAIL, though: at its next sign-in it becomes one again.')
      }
    } else {
      const admins = listAdmins(db)
      if (admins.length === 0) printLine('There is no administrator.')
      for (const { email, accountStatus } of admins) {
        printLine(accountStatus === 'active' ? email : `${email} (${accountStatus})`)
      }
    }
  } finally {
    db.close()
  }
}

/** Informs the person that two-step sign-in is off, in case somebody else asked the operator for it. */
async function mailTo(user: UserRow, settings: Settings, db: Db): Promise<void> {
  const mailer = openMailer(settings, {
    onSent: ({ to, subject }) =>
      recordDepartures({ db, clock: systemClock }, accountsAt({ db }, [to]), 'mail', subject),
  })
  try {
    await mailer.send(
      twoStepOffLetter(user, settings.origin + addressIn(user.language, paths.forgotPassword)),
    )
    printLine('A mail informs the person.')
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error
    printLine('The mail that informs the person could not be sent: please tell them yourself.')
  } finally {
    await mailer.close()
  }
}

/**
 * The new key is written to the settings file before the first file is encrypted with it, so that no file ever has an
 * unknown key. After an interruption, the same command continues.
 */
function changeDatabaseKey(settings: Settings): void {
  const { databaseFile: database, backupDir: backups, databaseKey: from } = settings
  const { file, newKey } = readKeyChange()
  if (!file && !newKey) {
    throw new SettingsError([
      'DATABASE_KEY comes from the environment, where it cannot be changed from here: give the new one as NEW_DATABASE_KEY (64 hexadecimal digits, such as `openssl rand -hex 32` prints)',
    ])
  }
  const to = newKey ?? randomBytes(32).toString('hex')
  if (to.toLowerCase() === from?.toLowerCase())
    throw new SettingsError(['NEW_DATABASE_KEY is the present key'])
  const unlock = lockData(lockFilePath(settings), 'exclusive')
  try {
    const saveNewKey = () => {
      if (file && !newKey) changeSettings(file, { NEW_DATABASE_KEY: to })
    }
    const changed = rekey({ database, backups }, { from, to }, saveNewKey)
    printLine(
      `Encrypted under the new key: ${changed.map((path) => basename(path)).join(', ') || 'all, before'}.`,
    )
    if (file) {
      changeSettings(file, { DATABASE_KEY: to, NEW_DATABASE_KEY: undefined })
      printLine(`The new key is in ${file}. Keep a copy of that file apart from the data.`)
    } else printLine('Now give the new key as DATABASE_KEY, and NEW_DATABASE_KEY no more.')
    printLine(
      'Copies that lie elsewhere, and what a restore laid aside in replaced-… folders, are still under the old key: keep it as long as you keep them.',
    )
  } finally {
    unlock()
  }
}

await runCommand(main, [Refusal, SettingsError, DatabaseKeyError, DataFolderError, InUseError, BackupError])

/**
 * Changes settings in the settings file, or removes those that are undefined; other lines stay. The file is replaced
 * in one step, so after an interruption it is either the old or the new one.
 */
function changeSettings(path: string, changes: Readonly<Record<string, string | undefined>>): void {
  const lines = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n')
  const parseName = (line: string) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1]
  const kept = lines.filter((line) => !((parseName(line) ?? '') in changes))
  const set = Object.entries(changes).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  const next = `${path}.next`
  const file = openSync(next, 'w', 0o600)
  try {
    writeSync(file, `${[...kept, ...set].join('\n')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(next, path)
}

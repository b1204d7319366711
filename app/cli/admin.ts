import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseKeyError, openDatabase } from '../../db/client.server'
import { readSettings, SettingsError } from '../env.server'
import { grantAdmin, listAdmins, revokeAdmin } from '../features/accounts/admins.server'
import { Refusal } from '../features/operation.server'
import { DATABASE_FILE } from '../http/services.server'

const USAGE = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL
       npm run admin -- list
`

/** For the operator at the server: who has the key of the database may say who administers it. */
function main([command, email]: string[]): void {
  const known = command === 'list' || ((command === 'grant' || command === 'revoke') && email)
  if (!known) {
    stop(USAGE, 2)
    return
  }
  const settings = readSettings()
  const path = join(settings.dataDir, DATABASE_FILE)
  if (!existsSync(path)) {
    stop(`There is no database at ${path} yet. Start Qismah once.\n`)
    return
  }
  const db = openDatabase({ path, key: settings.databaseKey })
  try {
    if (command === 'grant') say(`${grantAdmin(db, email!).email} is an administrator.`)
    else if (command === 'revoke') {
      const user = revokeAdmin(db, email!)
      say(`${user.email} is no administrator any more.`)
      if (user.email === settings.ownerEmail && user.emailVerifiedAt) {
        say('It is the address in OWNER_EMAIL, though: at its next sign-in it becomes one again.')
      }
    } else {
      const admins = listAdmins(db)
      if (admins.length === 0) say('There is no administrator.')
      for (const { email, accountStatus } of admins) {
        say(accountStatus === 'active' ? email : `${email} (${accountStatus})`)
      }
    }
  } finally {
    db.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function stop(message: string, code = 1): void {
  process.stderr.write(message)
  process.exitCode = code
}

try {
  main(process.argv.slice(2))
} catch (error) {
  // These say in plain words what is wrong; anything else is ours to see whole.
  const plain = [Refusal, SettingsError, DatabaseKeyError].some((kind) => error instanceof kind)
  if (!plain) throw error
  stop(`${(error as Error).message}\n`)
}

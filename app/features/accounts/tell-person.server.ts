import type { Services } from '../operation.server'
import type { ChangeLetter } from './accounts.mails'
import { accountsRepo } from './accounts.repo.server'
import { accountLinks } from './links'

/** Writes to a person of a change at their account, after the answer; to nobody where the account is gone by then. */
export function tellPerson(
  { db, mailer, settings }: Services,
  { id }: { id: string },
  letter: ChangeLetter,
): void {
  mailer.post(() => {
    const user = accountsRepo(db).byId.get({ id })
    return user ? letter(user, settings.origin + accountLinks.forgotPassword) : null
  })
}

import { addressIn } from '#app/language/language.ts'
import type { Services } from '#app/operations/services.ts'
import { paths } from '#app/paths.ts'
import type { ChangeLetter } from './accounts.mails.ts'
import { accountsRepo } from './accounts.repo.server.ts'

/** Mails a person about a change of their account, after the answer. Sends nothing if the account no longer exists. */
export function mailPerson(
  { db, mailer, settings }: Services,
  { id }: { id: string },
  letter: ChangeLetter,
): void {
  mailer.post(() => {
    const user = accountsRepo(db).byId.get({ id })
    return user ? letter(user, settings.origin + addressIn(user.language, paths.forgotPassword)) : null
  })
}

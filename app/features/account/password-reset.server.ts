import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { addressIn } from '#app/language/language.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'
import { emptyLog } from '#db/client.server.ts'
import { endTokens, findToken, issueToken, wasIssuedRecently } from './account-tokens.server.ts'
import { passwordResetLetter, resetLetter } from './accounts.mails.ts'
import { accountsRepo, updateAccount } from './accounts.repo.server.ts'
import { forgotPasswordSchema, mailedToken, resetPasswordSchema } from './accounts.schema.ts'
import { isKnownDevice } from './device.server.ts'
import { loadFirstProof, proveByLink } from './first-proof.server.ts'
import { mailPerson } from './mail-person.server.ts'
import { deletePasskeys } from './passkeys.repo.server.ts'
import { hashPassword } from './password.server.ts'
import { isLongPassword, refuseWeak } from './password-rules.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { signInWords } from './sign-in-messages.ts'

/** Gives the same answer in the same time whether or not the account exists: the lookup runs after the answer. */
export const forgotPassword = operation({
  name: 'accounts.forgot-password',
  summary: 'Ask for a mail with a link to choose a new password',
  who: 'anyone',
  input: forgotPasswordSchema,
  limit: 'reset',
  idempotency: 'natural',
  async run(call, { email }) {
    const { services } = call
    const { db, clock, mailer, settings } = services
    if (!(await mailer.ready())) throw new Refusal('account.mail-unavailable', signInWords.mailUnavailable)
    mailer.post(() => {
      const user = accountsRepo(db).byEmail.get({ email })
      noteSecurity(call, 'password.reset-asked', user?.id ?? null)
      if (!user || user.accountStatus !== 'active') return null
      if (wasIssuedRecently(db, clock, user.id, 'reset', { known: isKnownDevice(call, user.id) })) return null
      const token = issueToken(db, clock, user, 'reset')
      return resetLetter(
        user,
        `${settings.origin}${addressIn(user.language, paths.resetPassword)}?token=${token}`,
      )
    })
    return { message: signInWords.resetLinkSent }
  },
})

export const readResetLink = operation({
  name: 'accounts.read-reset-link',
  summary: 'Whether a mailed link to choose a new password is still good',
  who: 'anyone',
  input: z.object({ token: mailedToken.catch('') }),
  limit: 'read',
  run({ services: { db, clock } }, { token }) {
    const found = findToken(db, clock, token, 'reset')
    const user = found && accountsRepo(db).byId.get({ id: found.userId })
    return { token, good: Boolean(user), firstProof: user ? loadFirstProof(db, user) : null }
  },
})

/** Ends every session and removes every passkey, because a stranger who knew the old password may own some of them. */
export const resetPassword = operation({
  name: 'accounts.reset-password',
  summary: 'Choose a new password by a mailed link',
  who: 'anyone',
  input: resetPasswordSchema,
  limit: 'reset',
  idempotency: 'natural',
  async run(call, { token, password, empty }) {
    const { db, clock } = call.services
    const sentFor = findToken(db, clock, token, 'reset')
    const chooser = sentFor && accountsRepo(db).byId.get({ id: sentFor.userId })
    if (!chooser) throw new Refusal('account.reset-link-spent', signInWords.resetLinkSpent)
    refuseWeak(call.services, password, chooser)
    const passwordHash = await hashPassword(password)
    const account = db.write(() => {
      // Looked up again, because the link may have been used while the password was hashed.
      const found = findToken(db, clock, token, 'reset')
      const user = found && accountsRepo(db).byId.get({ id: found.userId })
      if (!user) throw new Refusal('account.reset-link-spent', signInWords.resetLinkSpent)
      updateAccount(db, user.id, { passwordHash, hasLongPassword: isLongPassword(password) })
      endTokens(db, user.id, 'reset')
      endAllSessions(db, user.id)
      // A stranger may have added a passkey with the old password.
      deletePasskeys(db, user.id)
      const proved = proveByLink(call, accountsRepo(db).byId.get({ id: user.id })!, found.email, empty)
      noteSecurity(call, 'password.reset', proved.id)
      return proved
    })
    // Deleted rows stay in the log of the database until the transaction has ended.
    if (account.id !== chooser.id) emptyLog(db)
    mailPerson(call.services, account, passwordResetLetter(chooser.emailVerifiedAt === null))
    return { message: signInWords.passwordChanged }
  },
})

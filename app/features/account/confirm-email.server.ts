import { z } from 'zod'
import { addressIn } from '#app/language/language.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Person } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { paths } from '#app/paths.ts'
import { emptyLog } from '#db/client.server.ts'
import { endTokens, findToken, issueToken, wasIssuedRecently } from './account-tokens.server.ts'
import { confirmAddressLetter, confirmForLettersLetter } from './accounts.mails.ts'
import { accountsRepo, type UserRow } from './accounts.repo.server.ts'
import { confirmEmailSchema, mailedToken } from './accounts.schema.ts'
import { loadFirstProof, proveByLink } from './first-proof.server.ts'
import { hasOwnerAddress } from './owner.server.ts'
import { beginSession, renewAndEndOthers } from './sessions.server.ts'
import { signInWords } from './sign-in-messages.ts'

/** Mails a link that confirms the address of an account. */
function mailConfirmLink(
  { db, clock, mailer, settings }: Services,
  id: string,
  write: typeof confirmAddressLetter,
): void {
  mailer.post(() => {
    const user = accountsRepo(db).byId.get({ id })
    if (!user || user.emailVerifiedAt) return null
    const token = issueToken(db, clock, user, 'verify-email')
    return write(user, `${settings.origin}${addressIn(user.language, paths.verifyEmail)}?token=${token}`)
  })
}

/** Sends a mail that asks the owner of the address to confirm this account. */
export function askOwnerToConfirm(services: Services, user: UserRow): void {
  if (!hasOwnerAddress(services, user) || user.emailVerifiedAt) return
  mailConfirmLink(services, user.id, confirmAddressLetter)
}

/** Asks once to confirm an address. Without that no letters are sent, because it may be a stranger's. */
export function askToConfirmForLetters(services: Services, { id }: Pick<Person, 'id'>): void {
  if (wasIssuedRecently(services.db, services.clock, id, 'verify-email')) return
  mailConfirmLink(services, id, confirmForLettersLetter)
}

/**
 * The link alone is not enough. A stranger may have registered with the owner's address and wait for the owner to open
 * the link. So the person must also be signed in to that account.
 */
function ownLink({ db, clock }: Services, person: Person, token: string) {
  const found = findToken(db, clock, token, 'verify-email')
  return found?.userId === person.id ? found : null
}

export const readConfirmLink = operation({
  name: 'accounts.read-confirm-link',
  summary: 'Whether a mailed link to confirm an address is good for the signed-in person',
  who: 'member',
  input: z.object({ token: mailedToken.catch('') }),
  limit: 'read',
  run({ services, actor }, { token }) {
    const user = ownLink(services, actor, token) && accountsRepo(services.db).byId.get({ id: actor.id })
    return {
      token,
      email: actor.email,
      good: Boolean(user),
      firstProof: user ? loadFirstProof(services.db, user) : null,
    }
  },
})

/** The first time, every other session ends, because a stranger may have begun it. */
export const confirmEmail = operation({
  name: 'accounts.confirm-email',
  summary: 'Confirm the address of the signed-in account by a mailed link; the session gets a new token',
  who: 'member',
  input: confirmEmailSchema,
  limit: 'write',
  idempotency: 'natural',
  run(call, { token, empty }): { message: string; token: string | null } {
    const { services, actor, userAgent } = call
    const { db, clock } = services
    const renewed = db.write(() => {
      const found = ownLink(services, actor, token)
      const user = accountsRepo(db).byId.get({ id: actor.id })
      // The link was opened twice: it is used up, and the address is confirmed.
      if (!found && user?.emailVerifiedAt) return null
      if (!found || !user) throw new Refusal('account.confirm-link-spent', signInWords.confirmLinkSpent)
      endTokens(db, user.id, 'verify-email')
      const account = proveByLink(call, user, found.email, empty)
      if (user.emailVerifiedAt) return null
      return account.id === user.id
        ? renewAndEndOthers(call, user.id)
        : beginSession(db, clock, { userId: account.id, userAgent })
    })
    if (empty) emptyLog(db)
    return { message: signInWords.emailConfirmed, token: renewed }
  },
})

import type { SecurityEventKind } from '#app/features/audit/security-events.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { systemClock } from '#app/operations/clock.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'
import { accountsRepo, type UserRow, updateAccount } from './accounts.repo.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { hasSecondFactor, removeFactor } from './two-factor.repo.server.ts'

const NO_ACCOUNT = 'There is no account with this address.'
export const LAST_ADMIN = 'This is the only administrator. Make another person an administrator first.'

export function listAdmins(db: Db): UserRow[] {
  return accountsRepo(db).admins.all()
}

/** @throws Refusal if the last administrator who can sign in would lose the right. */
export function setAdmin(db: Db, address: string, isAdmin: boolean): UserRow {
  return db.write(() => {
    const user = accountsRepo(db).byEmail.get({ email: address.trim().toLowerCase() })
    if (!user) throw new Refusal('account.not-found', NO_ACCOUNT)
    if (!isAdmin && user.isAdmin && isLastAdmin(db, user.id))
      throw new Refusal('account.last-admin', LAST_ADMIN)
    updateAccount(db, user.id, { isAdmin, adminLevel: Number(isAdmin) })
    if (isAdmin !== user.isAdmin) note(db, isAdmin ? 'admin.granted' : 'admin.revoked', user)
    return { ...user, isAdmin }
  })
}

/**
 * Turns two-step sign-in off for an administrator who has lost the app and the recovery codes. Needs the key of the
 * database. Every session ends.
 * @throws Refusal if two-step sign-in is not on.
 */
export function resetTwoStep(db: Db, address: string): UserRow {
  return db.write(() => {
    const user = accountsRepo(db).byEmail.get({ email: address.trim().toLowerCase() })
    if (!user) throw new Refusal('account.not-found', NO_ACCOUNT)
    if (!hasSecondFactor(db, user.id))
      throw new Refusal('two-step.not-on', 'Two-step sign-in is not on for this account.')
    removeFactor(db, user.id)
    endAllSessions(db, user.id)
    note(db, 'second-factor.reset', user)
    return user
  })
}

function note(db: Db, kind: SecurityEventKind, user: UserRow): void {
  noteSecurity({ services: { db, clock: systemClock } }, kind, user.id)
}

/** True if no other account could administer this site. */
export function isLastAdmin(db: Db, userId: string): boolean {
  return !listAdmins(db).some((admin) => admin.id !== userId && admin.accountStatus === 'active')
}

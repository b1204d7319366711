import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import type { Call } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { accountsRepo, type UserRow, updateAccount } from './accounts.repo.server.ts'

/** True for the account whose address the operator named as the owner's. A stranger may have made that account. */
export function hasOwnerAddress({ settings }: Services, user: Pick<UserRow, 'email'>): boolean {
  return settings.ownerEmail !== undefined && user.email === settings.ownerEmail
}

/**
 * Records that the person with this account reads the mail of its address. Only this makes the owner an administrator;
 * registering with the owner's address proves nothing.
 */
export function proveAddress(call: Call, user: UserRow, address: string): void {
  if (address !== user.email) return
  const { db, clock } = call.services
  db.write(() => {
    accountsRepo(db).proveEmail.run({ id: user.id, at: clock.now().getTime() })
    if (hasOwnerAddress(call.services, user)) promote(call, user)
  })
}

function promote(call: Call, user: UserRow): void {
  if (user.isAdmin) return
  updateAccount(call.services.db, user.id, { isAdmin: true, adminLevel: 1 })
  noteSecurity(call, 'admin.granted', user.id)
}

/** The operator may name the owner after the address was proved. */
export function promoteProvedOwner(call: Call, user: UserRow): void {
  if (user.emailVerifiedAt && hasOwnerAddress(call.services, user)) promote(call, user)
}

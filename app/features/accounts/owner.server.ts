import type { Services } from '../operation.server'
import { accountsRepo, type UserRow } from './accounts.repo.server'

/** True for the account whose address the operator named as the owner's. Says nothing of who made it. */
export function hasOwnerAddress({ settings }: Services, user: Pick<UserRow, 'email'>): boolean {
  return settings.ownerEmail !== undefined && user.email === settings.ownerEmail
}

/**
 * Records that whoever holds this account reads the mail of its address. The owner becomes an
 * administrator by this alone; registering with the owner's address proves nothing.
 */
export function proveAddress(services: Services, user: UserRow, address: string): void {
  if (address !== user.email) return
  const { db, clock } = services
  db.write(() => {
    accountsRepo(db).proveEmail.run({ id: user.id, at: clock.now().getTime() })
    if (hasOwnerAddress(services, user)) accountsRepo(db).setAdmin.run({ id: user.id, isAdmin: 1 })
  })
}

/** The operator may name the owner after the address was proved. */
export function promoteProvedOwner(services: Services, user: UserRow): void {
  if (!user.isAdmin && user.emailVerifiedAt && hasOwnerAddress(services, user)) {
    accountsRepo(services.db).setAdmin.run({ id: user.id, isAdmin: 1 })
  }
}

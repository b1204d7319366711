import type { Db } from '~db/client.server'
import { Refusal } from '../operation.server'
import { accountsRepo, type UserRow } from './accounts.repo.server'

const NO_ACCOUNT = 'There is no account with this address.'
export const LAST_ADMIN = 'This is the last administrator. Make somebody else one first.'

export function listAdmins(db: Db): UserRow[] {
  return accountsRepo(db).admins.all()
}

export function grantAdmin(db: Db, address: string): UserRow {
  return setAdmin(db, address, true)
}

/** @throws Refusal for the last administrator who can sign in. */
export function revokeAdmin(db: Db, address: string): UserRow {
  return setAdmin(db, address, false)
}

function setAdmin(db: Db, address: string, isAdmin: boolean): UserRow {
  const repo = accountsRepo(db)
  return db.write(() => {
    const user = repo.byEmail.get({ email: address.trim().toLowerCase() })
    if (!user) throw new Refusal(404, NO_ACCOUNT)
    if (!isAdmin && user.isAdmin && isLastAdmin(db, user.id)) throw new Refusal(409, LAST_ADMIN)
    repo.setAdmin.run({ id: user.id, isAdmin: Number(isAdmin) })
    return { ...user, isAdmin }
  })
}

/** True where without this account nobody could administer any more. */
export function isLastAdmin(db: Db, userId: string): boolean {
  return !listAdmins(db).some((admin) => admin.id !== userId && admin.accountStatus === 'active')
}

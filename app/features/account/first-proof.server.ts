import { randomUUID } from 'node:crypto'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import type { Call } from '#app/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'
import { accountsRepo, insertAccount, type UserRow } from './accounts.repo.server.ts'
import { deletePerson } from './delete-person.server.ts'
import { proveAddress } from './owner.server.ts'
import { deletePasskeys, loadPasskeys } from './passkeys.repo.server.ts'
import { rowCountsOfPerson } from './person-rows.server.ts'
import { forgetCodeProofs } from './sessions.server.ts'
import { hasSecondFactor, removeFactor } from './two-factor.repo.server.ts'

/** The tables that are shown when it is offered to empty an account. Everything else in it belongs to their rows. */
const CONTENT = ['birth_details', 'user_stories', 'notes']

/** What a mailed link would do besides its purpose, because it proves the address for the first time. */
export interface FirstProof {
  /** True if two-step sign-in or passkeys would be removed. */
  removesFactors: boolean
  /** The number of rows that may be a stranger's, by table; empty if there are none. */
  content: Record<string, number>
}

/** @returns null if the address was proved before */
export function loadFirstProof(db: Db, user: UserRow): FirstProof | null {
  if (user.emailVerifiedAt) return null
  const counts = Object.entries(rowCountsOfPerson(db, user.id))
  return {
    removesFactors: hasSecondFactor(db, user.id) || loadPasskeys(db, user.id).length > 0,
    content: Object.fromEntries(counts.filter(([table]) => CONTENT.includes(table))),
  }
}

/**
 * Records that a person reads the mail of this address, because they have opened a link that was sent to it. The first
 * time, it removes what a stranger who registered with the address may have set up to sign in. Later, second factors
 * stay. Runs within the caller's transaction.
 * @param empty true if the person also wants to delete everything in the account; ignored if it is not the first time
 * @returns the account, with another id if it was emptied
 */
export function proveByLink(call: Call, user: UserRow, address: string, empty: boolean): UserRow {
  const { db } = call.services
  const isFirst = !user.emailVerifiedAt && address === user.email
  const account = isFirst && empty ? emptied(call, user) : user
  if (isFirst && hasSecondFactor(db, account.id)) {
    removeFactor(db, account.id)
    forgetCodeProofs(db, account.id)
    noteSecurity(call, 'second-factor.disabled', account.id)
  }
  if (isFirst) deletePasskeys(db, account.id)
  proveAddress(call, account, address)
  return account
}

/**
 * Deletes the account and everything in it, and makes a new one with the same address, password and rights. The name
 * goes too, because the stranger may have typed it.
 */
function emptied(call: Call, user: UserRow): UserRow {
  const id = randomUUID()
  deletePerson(call, user, () => {
    insertAccount(call.services.db, { ...user, id, name: null, lastLogin: null })
    noteSecurity(call, 'registered', id)
  })
  return accountsRepo(call.services.db).byId.get({ id })!
}

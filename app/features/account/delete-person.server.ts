import { eq, like } from 'drizzle-orm'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import type { Call } from '#app/features/operations/operation.server.ts'
import { adminPaths } from '#app/paths.ts'
import { accountTokens, formDrafts, users } from '#db/schema/index.ts'
import type { Receipt } from './deletion.ts'
import { rowCountsOfPerson } from './person-rows.server.ts'

/**
 * Deletes an account and all that belongs to it: the one way to do so, whoever asks. See
 * docs/decisions/0005-deletion.md.
 * @param also is done within the same transaction.
 */
export function deletePerson(
  { services, requestId }: Pick<Call, 'services' | 'requestId'>,
  person: { id: string; email: string },
  also: () => void = () => {},
): Receipt {
  const { db, clock, mailer } = services
  const { rows, mails, addresses } = db.write(() => {
    const sentTo = db.orm
      .select({ email: accountTokens.email })
      .from(accountTokens)
      .where(eq(accountTokens.userId, person.id))
      .all()
    const found = {
      rows: rowCountsOfPerson(db, person.id),
      addresses: [...new Set([person.email, ...sentTo.map(({ email }) => email)])],
    }
    db.orm.delete(users).where(eq(users.id, person.id)).run()
    // What an administrator was typing when a session ended may be about this person, and does not say so.
    db.orm
      .delete(formDrafts)
      .where(like(formDrafts.path, `${adminPaths.dashboard}/%`))
      .run()
    also()
    noteSecurity({ services, requestId }, 'account.deleted', null)
    // Within the transaction: where a file cannot be removed, nothing is said to be deleted.
    const removed = found.addresses.map((address) => mailer.forget(address))
    return { ...found, mails: removed.reduce((sum, number) => sum + number, 0) }
  })
  // A letter may have been on its way into the outbox at that moment; this comes after it.
  mailer.post(() => {
    for (const address of addresses) mailer.forget(address)
    return null
  })
  // Deleted pages are overwritten in the file itself; the log still holds them until it is emptied.
  db.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const all = mails > 0 ? { ...rows, mails } : rows
  return {
    deletedAt: clock.now().toISOString(),
    rows: all,
    total: Object.values(all).reduce((sum, number) => sum + number, 0),
  }
}

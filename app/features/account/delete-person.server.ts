import { eq, like } from 'drizzle-orm'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import type { Call } from '#app/operations/operation.server.ts'
import { adminPaths } from '#app/paths.ts'
import { emptyLog } from '#db/client.server.ts'
import { accountTokens, formDrafts } from '#db/schema/index.ts'
import { accountsRepo } from './accounts.repo.server.ts'
import type { Receipt } from './deletion.ts'
import { rowCountsOfPerson } from './person-rows.server.ts'

/**
 * Deletes an account and everything that belongs to it. People and administrators both use this function. See
 * docs/decisions/0005-deletion.md.
 * @param also runs in the same transaction.
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
    accountsRepo(db).delete.run({ id: person.id })
    // Drafts of administrators may be about this person, and nothing in them says so.
    db.orm
      .delete(formDrafts)
      .where(like(formDrafts.path, `${adminPaths.dashboard}/%`))
      .run()
    also()
    noteSecurity({ services, requestId }, 'account.deleted', null)
    // Within the transaction: if a file cannot be removed, the deletion fails as a whole.
    const removed = found.addresses.map((address) => mailer.forget(address))
    return { ...found, mails: removed.reduce((sum, number) => sum + number, 0) }
  })
  // A mail may be on its way to the outbox at this moment; this runs after it.
  mailer.post(() => {
    for (const address of addresses) mailer.forget(address)
    return null
  })
  emptyLog(db)
  const all = mails > 0 ? { ...rows, mails } : rows
  return {
    deletedAt: clock.now().toISOString(),
    rows: all,
    total: Object.values(all).reduce((sum, number) => sum + number, 0),
  }
}

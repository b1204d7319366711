import { inArray, lt } from 'drizzle-orm'
import { RECORD_RETENTION } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import { databaseFault } from '#db/client.server.ts'
import { departures, users } from '#db/schema/index.ts'

type Kind = (typeof departures.$inferSelect)['kind']

type Recording = Pick<Services, 'db' | 'clock'>

/**
 * Records for these people's privacy receipts that something about them left the server. The content is not recorded. A
 * full disk does not prevent a mail from being sent.
 */
export function recordDepartures(
  { db, clock }: Recording,
  userIds: readonly string[],
  kind: Kind,
  what: string,
): void {
  if (userIds.length === 0) return
  const at = clock.now()
  try {
    db.write(() => {
      eraseOldDepartures({ db, clock })
      for (const userId of new Set(userIds))
        db.orm.insert(departures).values({ userId, kind, what, at }).run()
    })
  } catch (error) {
    const fault = databaseFault(error)
    if (fault === null || fault === 'damaged') throw error
  }
}

export function eraseOldDepartures({ db, clock }: Recording): void {
  const before = new Date(clock.now().getTime() - RECORD_RETENTION)
  db.orm.delete(departures).where(lt(departures.at, before)).run()
}

/** The ids of the accounts with these addresses. */
export function accountsAt({ db }: Pick<Services, 'db'>, emails: readonly string[]): string[] {
  const rows = db.orm
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]))
    .all()
  return rows.map(({ id }) => id)
}

import { eq, lt, sql } from 'drizzle-orm'
import { RECORD_RETENTION } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import { databaseFault, repository } from '#db/client.server.ts'
import { departures, users } from '#db/schema/index.ts'

type Kind = (typeof departures.$inferSelect)['kind']

const p = sql.placeholder

const departuresRepo = repository((orm) => ({
  insert: orm
    .insert(departures)
    .values({ userId: p('userId'), kind: p('kind'), what: p('what'), at: p('now') })
    .prepare(),
  forgetOld: orm
    .delete(departures)
    .where(lt(departures.at, p('before')))
    .prepare(),
  byEmail: orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, p('email')))
    .prepare(),
}))

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
  const now = clock.now()
  const repo = departuresRepo(db)
  try {
    db.write(() => {
      repo.forgetOld.run({ before: now.getTime() - RECORD_RETENTION })
      for (const userId of new Set(userIds)) repo.insert.run({ userId, kind, what, now })
    })
  } catch (error) {
    const fault = databaseFault(error)
    if (fault === null || fault === 'damaged') throw error
  }
}

export function eraseOldDepartures({ db, clock }: Recording): void {
  departuresRepo(db).forgetOld.run({ before: clock.now().getTime() - RECORD_RETENTION })
}

/** The ids of the accounts with these addresses. */
export function accountsAt({ db }: Pick<Services, 'db'>, emails: readonly string[]): string[] {
  return emails.flatMap((email) => departuresRepo(db).byEmail.get({ email })?.id ?? [])
}

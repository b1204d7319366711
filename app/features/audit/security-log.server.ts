import { and, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { DAY } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import { type Db, databaseFault } from '#db/client.server.ts'
import { securityEvents, users } from '#db/schema/index.ts'
import { SECURITY_EVENT_KINDS, SECURITY_LOG_DAYS, type SecurityEventKind } from './security-events.ts'

/** Entries kept of each kind. An attack can neither grow the log without limit nor push out entries of other kinds. */
const MOST_OF_A_KIND = 20_000
/** Old entries are removed after every so many new ones. */
const TIDY_EVERY = 500

/** An account may have been deleted while its password was checked. The entry then names none. */
const existing = (userId: string | null) =>
  sql`(select ${users.id} from ${users} where ${users.id} = ${userId})`

type Noted = { services: Pick<Services, 'db' | 'clock'>; requestId?: string | null }

/**
 * Writes to the security log. A transaction that is rolled back takes the entry with it, so note a refusal outside of
 * the transaction. There, a full disk does not prevent the answer.
 * @param userId the account that it concerns, or null
 */
export function noteSecurity(
  { services: { db, clock }, requestId = null }: Noted,
  kind: SecurityEventKind,
  userId: string | null,
): void {
  const now = clock.now()
  const write = () => {
    const entry = { at: now, kind, userId: existing(userId), requestId }
    const { lastInsertRowid } = db.orm.insert(securityEvents).values(entry).run()
    forgetOldEvents(db, now)
    if (Number(lastInsertRowid) % TIDY_EVERY === 0) keepNewest(db)
  }
  if (db.sqlite.inTransaction) write()
  else ignoringFullDisk(() => db.write(write))
}

function ignoringFullDisk(write: () => void): void {
  try {
    write()
  } catch (error) {
    const fault = databaseFault(error)
    if (fault !== 'full' && fault !== 'busy') throw error
  }
}

export function forgetOldEvents(db: Db, now: Date): void {
  const before = new Date(now.getTime() - SECURITY_LOG_DAYS * DAY)
  db.orm.delete(securityEvents).where(lt(securityEvents.at, before)).run()
}

/** Entries without an account never push out those that concern one. */
function keepNewest(db: Db): void {
  const { id, at, kind: kindOf, userId } = securityEvents
  for (const kind of SECURITY_EVENT_KINDS) {
    for (const ofAccount of [isNull(userId), isNotNull(userId)]) {
      const these = and(eq(kindOf, kind), ofAccount)
      const newest = db.orm.select({ id }).from(securityEvents).where(these).orderBy(desc(at), desc(id))
      const over = newest.limit(1).offset(MOST_OF_A_KIND).get()
      if (over)
        db.orm
          .delete(securityEvents)
          .where(and(these, lte(id, over.id)))
          .run()
    }
  }
}

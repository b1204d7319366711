import { and, desc, eq, lt, lte, type Placeholder, sql } from 'drizzle-orm'
import { DAY } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'

import { type Db, databaseFault, repository } from '#db/client.server.ts'
import { securityEvents, users } from '#db/schema/index.ts'
import { SECURITY_EVENT_KINDS, SECURITY_LOG_DAYS, type SecurityEventKind } from './security-events.ts'

/** Entries kept of each kind. An attack can neither grow the log without limit nor push out entries of other kinds. */
const MOST_OF_A_KIND = 20_000
/** Old entries are removed after every so many new ones. */
const TIDY_EVERY = 500

const p = sql.placeholder

/** An account may have been deleted while its password was checked. The entry then names none. */
const existing = (userId: Placeholder) =>
  sql`(select ${users.id} from ${users} where ${users.id} = ${userId})`

/** True for entries that concern an account. Entries without an account never push these out. */
const ofAccount = sql`(${securityEvents.userId} is not null) = ${p('ofAccount')}`

const logRepo = repository((orm) => ({
  insert: orm
    .insert(securityEvents)
    .values({ at: p('now'), kind: p('kind'), userId: existing(p('userId')), requestId: p('requestId') })
    .prepare(),
  forgetOld: orm
    .delete(securityEvents)
    .where(lt(securityEvents.at, p('before')))
    .prepare(),
  newestOver: orm
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(and(eq(securityEvents.kind, p('kind')), ofAccount))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(1)
    .offset(MOST_OF_A_KIND)
    .prepare(),
  forgetMany: orm
    .delete(securityEvents)
    .where(and(eq(securityEvents.kind, p('kind')), ofAccount, lte(securityEvents.id, p('upTo'))))
    .prepare(),
}))

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
    const { lastInsertRowid } = logRepo(db).insert.run({ now, kind, userId, requestId })
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
  logRepo(db).forgetOld.run({ before: now.getTime() - SECURITY_LOG_DAYS * DAY })
}

function keepNewest(db: Db): void {
  const repo = logRepo(db)
  for (const kind of SECURITY_EVENT_KINDS) {
    for (const ofAccount of [0, 1]) {
      const over = repo.newestOver.get({ kind, ofAccount })
      if (over) repo.forgetMany.run({ kind, ofAccount, upTo: over.id })
    }
  }
}

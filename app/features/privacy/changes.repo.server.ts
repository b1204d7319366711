import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { rowsOfPerson } from '#app/features/account/person-rows.server.ts'
import type { Db } from '#db/client.server.ts'
import { auditLog, departures } from '#db/schema/index.ts'

/** What administrators changed in this person's records, newest first. Undoing a change is one more change. */
export function changesOf(db: Db, userId: string) {
  const ids = Object.values(rowsOfPerson(db, userId)).flatMap((rows) =>
    rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
  )
  const own = sql`(select value from json_each(${JSON.stringify(ids)}))`
  return db.orm
    .select({ action: auditLog.action, at: auditLog.at })
    .from(auditLog)
    .where(or(eq(auditLog.subjectUserId, userId), inArray(auditLog.entityId, own)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .all()
}

/** What left the server about this person, or to them, newest first. */
export function departuresOf(db: Db, userId: string) {
  return db.orm
    .select({ kind: departures.kind, what: departures.what, at: departures.at })
    .from(departures)
    .where(eq(departures.userId, userId))
    .orderBy(desc(departures.at), desc(departures.id))
    .all()
}

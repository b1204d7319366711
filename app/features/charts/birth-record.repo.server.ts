import { and, eq, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { birthDetails } from '#db/schema/index.ts'

const birthRecordRepo = repository((orm) => ({
  ofUser: orm
    .select()
    .from(birthDetails)
    .where(and(eq(birthDetails.userId, sql.placeholder('userId')), eq(birthDetails.isOwn, true)))
    .prepare(),
}))

export type BirthRecord = typeof birthDetails.$inferSelect

/** A person's own record without its chart, which is long. */
export function loadBirthRecord(db: Db, userId: string): BirthRecord | undefined {
  return birthRecordRepo(db).ofUser.get({ userId })
}

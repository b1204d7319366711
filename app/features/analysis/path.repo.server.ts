import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { pathProgress } from '#db/schema/index.ts'

const pathRepo = repository((orm) => ({
  ofUser: orm
    .select({ practiceId: pathProgress.practiceId, doneAt: pathProgress.doneAt })
    .from(pathProgress)
    .where(eq(pathProgress.userId, sql.placeholder('userId')))
    .prepare(),
}))

/** When each practice was ticked, by its id. Some may belong to an earlier chart or corpus. */
export function donePractices(db: Db, userId: string): Map<string, Date> {
  return new Map(
    pathRepo(db)
      .ofUser.all({ userId })
      .map(({ practiceId, doneAt }) => [practiceId, doneAt]),
  )
}

/** Ticks some practices of a person and unticks others. One that is already ticked keeps its date. */
export function markPractices(
  db: Db,
  userId: string,
  { done, open, now }: { done: readonly string[]; open: readonly string[]; now: Date },
): void {
  db.write(() => {
    if (done.length > 0) {
      db.orm
        .insert(pathProgress)
        .values(done.map((practiceId) => ({ userId, practiceId, doneAt: now })))
        .onConflictDoNothing()
        .run()
    }
    if (open.length > 0) {
      db.orm
        .delete(pathProgress)
        .where(and(eq(pathProgress.userId, userId), inArray(pathProgress.practiceId, [...open])))
        .run()
    }
  })
}

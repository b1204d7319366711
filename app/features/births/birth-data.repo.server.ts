import { and, desc, eq, sql } from 'drizzle-orm'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import { birthDetails, correctionRequests } from '#db/schema/index.ts'

const p = sql.placeholder

const birthDataRepo = repository((orm) => ({
  latestCorrection: orm
    .select()
    .from(correctionRequests)
    .where(eq(correctionRequests.userId, p('userId')))
    .orderBy(desc(correctionRequests.createdAt))
    .limit(1)
    .prepare(),
  pendingCorrection: orm
    .select({ id: correctionRequests.id })
    .from(correctionRequests)
    .where(and(eq(correctionRequests.userId, p('userId')), eq(correctionRequests.status, 'pending')))
    .prepare(),
}))

/** @returns false if the person already has a record; nothing is changed then. */
export function insertBirthRecord(db: Db, record: BirthRecord): boolean {
  return db.orm.insert(birthDetails).values(record).onConflictDoNothing().run().changes === 1
}

export function updateBirthRecord(db: Db, id: string, record: BirthRecord): void {
  db.orm.update(birthDetails).set(record).where(eq(birthDetails.id, id)).run()
}

/** Its chart, analyses and events are deleted with it. */
export function deleteBirthRecord(db: Db, id: string): void {
  db.orm.delete(birthDetails).where(eq(birthDetails.id, id)).run()
}

type CorrectionRow = typeof correctionRequests.$inferSelect

export function loadLatestCorrection(db: Db, userId: string): CorrectionRow | undefined {
  return birthDataRepo(db).latestCorrection.get({ userId })
}

/** @returns false if a request of this person is already waiting; nothing is changed then. */
export function insertCorrection(db: Db, row: typeof correctionRequests.$inferInsert): boolean {
  return db.write(() => {
    if (birthDataRepo(db).pendingCorrection.get({ userId: row.userId })) return false
    db.orm.insert(correctionRequests).values(row).run()
    return true
  })
}

export function decideCorrection(
  db: Db,
  id: string,
  decision: Pick<CorrectionRow, 'status' | 'answer' | 'decidedBy' | 'decidedAt'>,
): void {
  db.orm.update(correctionRequests).set(decision).where(eq(correctionRequests.id, id)).run()
}

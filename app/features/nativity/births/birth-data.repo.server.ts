import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { birthDetails, correctionRequests } from '#db/schema/index.ts'

const p = sql.placeholder

const ownRecord = and(eq(birthDetails.userId, p('userId')), eq(birthDetails.isOwn, true))

const birthDataRepo = repository((orm) => ({
  ofUser: orm.select().from(birthDetails).where(ownRecord).prepare(),
  exists: orm.select({ id: birthDetails.id }).from(birthDetails).where(ownRecord).prepare(),
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

export type BirthRecord = typeof birthDetails.$inferSelect

export function birthRecordOf(db: Db, userId: string): BirthRecord | undefined {
  return birthDataRepo(db).ofUser.get({ userId })
}

export function birthRecordExists(db: Db, userId: string): boolean {
  return birthDataRepo(db).exists.get({ userId }) !== undefined
}

/** @returns false if the person already has a record; nothing is changed then. */
export function insertBirthRecord(db: Db, record: BirthRecord): boolean {
  return db.orm.insert(birthDetails).values(record).onConflictDoNothing().run().changes === 1
}

type CorrectionRow = typeof correctionRequests.$inferSelect

export function latestCorrectionOf(db: Db, userId: string): CorrectionRow | undefined {
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

import { and, eq, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { birthDetails } from '#db/schema/index.ts'

const ownRecord = and(eq(birthDetails.userId, sql.placeholder('userId')), eq(birthDetails.isOwn, true))

const birthRecordRepo = repository((orm) => ({
  ofUser: orm.select().from(birthDetails).where(ownRecord).prepare(),
  exists: orm.select({ id: birthDetails.id }).from(birthDetails).where(ownRecord).prepare(),
}))

export type BirthRecord = typeof birthDetails.$inferSelect

export function loadBirthRecord(db: Db, userId: string): BirthRecord | undefined {
  return birthRecordRepo(db).ofUser.get({ userId })
}

export function birthRecordExists(db: Db, userId: string): boolean {
  return birthRecordRepo(db).exists.get({ userId }) !== undefined
}

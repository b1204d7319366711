import { and, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { recoveryCodes, secondFactors } from '#db/schema/index.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

const ofPerson = (userId: string) => eq(secondFactors.userId, userId)
const unfinished = (userId: string) => and(ofPerson(userId), isNull(secondFactors.enabledAt))
const belongsToPerson = (userId: string) => eq(recoveryCodes.userId, userId)

export function loadFactor(db: Db, userId: string): SecondFactorRow | undefined {
  return db.orm.select().from(secondFactors).where(ofPerson(userId)).get()
}

/** True once an app has proved that it has the secret. */
export function hasSecondFactor(db: Db, userId: string): boolean {
  return Boolean(loadFactor(db, userId)?.enabledAt)
}

/** Replaces a set-up that was not finished. */
export function insertFactor(db: Db, factor: typeof secondFactors.$inferInsert): void {
  removeUnfinishedFactor(db, factor.userId)
  db.orm.insert(secondFactors).values(factor).run()
}

export function enableFactor(db: Db, userId: string, enabledAt: Date): void {
  db.orm.update(secondFactors).set({ enabledAt }).where(unfinished(userId)).run()
}

/** Only forward, so that a code is accepted once. @returns false if this code, or a newer one, was already used. */
export function markStepUsed(db: Db, userId: string, lastStep: number): boolean {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, lastStep))
  const { changes } = db.orm
    .update(secondFactors)
    .set({ lastStep })
    .where(and(ofPerson(userId), isNewer))
    .run()
  return changes === 1
}

/** @returns false if there is no such code, or it was used. */
export function spendRecoveryCode(db: Db, userId: string, codeHash: string): boolean {
  const isThis = and(eq(recoveryCodes.codeHash, codeHash), belongsToPerson(userId))
  return db.orm.delete(recoveryCodes).where(isThis).run().changes === 1
}

export function loadRecoveryCodeHashes(db: Db, userId: string): string[] {
  const rows = db.orm.select().from(recoveryCodes).where(belongsToPerson(userId)).all()
  return rows.map(({ codeHash }) => codeHash)
}

export function recoveryCodesLeft(db: Db, userId: string): number {
  return db.orm.select({ left: count() }).from(recoveryCodes).where(belongsToPerson(userId)).get()?.left ?? 0
}

export function storeOfferedCodes(db: Db, userId: string, newCodes: string | null): void {
  db.orm.update(secondFactors).set({ newCodes }).where(ofPerson(userId)).run()
}

/** Replaces the recovery codes by the codes with these hashes. */
export function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): void {
  db.orm.delete(recoveryCodes).where(belongsToPerson(userId)).run()
  for (const codeHash of hashes) db.orm.insert(recoveryCodes).values({ codeHash, userId }).run()
  storeOfferedCodes(db, userId, null)
}

export function removeUnfinishedFactor(db: Db, userId: string): void {
  db.orm.delete(secondFactors).where(unfinished(userId)).run()
}

export function removeFactor(db: Db, userId: string): void {
  db.orm.delete(recoveryCodes).where(belongsToPerson(userId)).run()
  db.orm.delete(secondFactors).where(ofPerson(userId)).run()
}

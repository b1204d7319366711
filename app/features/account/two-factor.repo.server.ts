import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { recoveryCodes, secondFactors } from '#db/schema/index.ts'

const p = sql.placeholder

const factorRepo = repository((orm) => ({
  find: orm
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, p('userId')))
    .prepare(),
  enable: orm
    .update(secondFactors)
    .set({ enabledAt: sql`${p('now')}` })
    .where(and(eq(secondFactors.userId, p('userId')), isNull(secondFactors.enabledAt)))
    .prepare(),
  /** Only forward, so that a code is accepted once. */
  take: orm
    .update(secondFactors)
    .set({ lastStep: sql`${p('step')}` })
    .where(
      and(
        eq(secondFactors.userId, p('userId')),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, p('step'))),
      ),
    )
    .prepare(),
  remove: orm
    .delete(secondFactors)
    .where(eq(secondFactors.userId, p('userId')))
    .prepare(),
  removeUnfinished: orm
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, p('userId')), isNull(secondFactors.enabledAt)))
    .prepare(),
  isOn: orm
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, p('userId')), isNotNull(secondFactors.enabledAt)))
    .prepare(),
  insertCode: orm
    .insert(recoveryCodes)
    .values({ codeHash: p('codeHash'), userId: p('userId') })
    .prepare(),
  useCode: orm
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, p('codeHash')), eq(recoveryCodes.userId, p('userId'))))
    .prepare(),
  removeCodes: orm
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.userId, p('userId')))
    .prepare(),
  codeHashes: orm
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, p('userId')))
    .prepare(),
  codesLeft: orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, p('userId')))
    .prepare(),
}))

export type SecondFactorRow = typeof secondFactors.$inferSelect

export function loadFactor(db: Db, userId: string): SecondFactorRow | undefined {
  return factorRepo(db).find.get({ userId })
}

/** True once an app has proved that it has the secret. */
export function hasSecondFactor(db: Db, userId: string): boolean {
  return factorRepo(db).isOn.get({ userId }) !== undefined
}

/** Replaces a set-up that was not finished. */
export function insertFactor(db: Db, factor: typeof secondFactors.$inferInsert): void {
  factorRepo(db).removeUnfinished.run({ userId: factor.userId })
  db.orm.insert(secondFactors).values(factor).run()
}

export function enableFactor(db: Db, userId: string, now: Date): void {
  factorRepo(db).enable.run({ userId, now: now.getTime() })
}

/** @returns false if this code, or a newer one, was already used. */
export function markStepUsed(db: Db, userId: string, step: number): boolean {
  return factorRepo(db).take.run({ userId, step }).changes === 1
}

/** @returns false if there is no such code, or it was used. */
export function spendRecoveryCode(db: Db, userId: string, codeHash: string): boolean {
  return factorRepo(db).useCode.run({ userId, codeHash }).changes === 1
}

export function loadRecoveryCodeHashes(db: Db, userId: string): string[] {
  return factorRepo(db)
    .codeHashes.all({ userId })
    .map(({ codeHash }) => codeHash)
}

export function recoveryCodesLeft(db: Db, userId: string): number {
  return factorRepo(db).codesLeft.get({ userId })?.left ?? 0
}

export function storeOfferedCodes(db: Db, userId: string, newCodes: string | null): void {
  db.orm.update(secondFactors).set({ newCodes }).where(eq(secondFactors.userId, userId)).run()
}

/** Replaces the recovery codes by the codes with these hashes. */
export function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): void {
  const repo = factorRepo(db)
  repo.removeCodes.run({ userId })
  for (const codeHash of hashes) repo.insertCode.run({ userId, codeHash })
  storeOfferedCodes(db, userId, null)
}

export function removeUnfinishedFactor(db: Db, userId: string): void {
  factorRepo(db).removeUnfinished.run({ userId })
}

export function removeFactor(db: Db, userId: string): void {
  factorRepo(db).removeCodes.run({ userId })
  factorRepo(db).remove.run({ userId })
}

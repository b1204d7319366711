import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { pick } from '#app/pick.ts'
import { type Db, repository } from '#db/client.server.ts'
import { monthlyLetters, users } from '#db/schema/index.ts'

const lettersRepo = repository((orm) => ({
  ofUser: orm
    .select({ userId: monthlyLetters.userId })
    .from(monthlyLetters)
    .where(eq(monthlyLetters.userId, sql.placeholder('userId')))
    .prepare(),
}))

export function wantsLetter(db: Db, userId: string): boolean {
  return lettersRepo(db).ofUser.get({ userId }) !== undefined
}

/** A second request changes nothing. */
export function askForLetter(db: Db, row: typeof monthlyLetters.$inferInsert): void {
  db.orm.insert(monthlyLetters).values(row).onConflictDoNothing().run()
}

export function stopLetter(db: Db, userId: string): void {
  db.orm.delete(monthlyLetters).where(eq(monthlyLetters.userId, userId)).run()
}

/** Active people with a confirmed address who have had no letter in this month, those after an id. */
export function dueLetters(db: Db, month: string, after: string, limit: number) {
  return db.orm
    .select({
      ...pick(users, 'id', 'email', 'name', 'language', 'digits', 'months'),
      month: monthlyLetters.month,
    })
    .from(monthlyLetters)
    .innerJoin(users, eq(users.id, monthlyLetters.userId))
    .where(
      and(
        lt(monthlyLetters.month, month),
        gt(monthlyLetters.userId, after),
        eq(users.accountStatus, 'active'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(asc(monthlyLetters.userId))
    .limit(limit)
    .all()
}

/** @returns false if another process was first, or the letter is no longer wanted. */
export function claimLetter(db: Db, userId: string, from: string, to: string): boolean {
  const { changes } = db.orm
    .update(monthlyLetters)
    .set({ month: to })
    .where(and(eq(monthlyLetters.userId, userId), eq(monthlyLetters.month, from)))
    .run()
  return changes === 1
}

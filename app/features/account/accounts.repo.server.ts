import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { users } from '#db/schema/index.ts'

const p = sql.placeholder

export const accountsRepo = repository((orm) => ({
  byEmail: orm
    .select()
    .from(users)
    .where(eq(users.email, p('email')))
    .prepare(),
  byId: orm
    .select()
    .from(users)
    .where(eq(users.id, p('id')))
    .prepare(),
  byGoogleId: orm
    .select()
    .from(users)
    .where(eq(users.googleId, p('googleId')))
    .prepare(),
  /** Only if no Google account is connected yet. */
  connectGoogle: orm
    .update(users)
    .set({ googleId: sql`${p('googleId')}` })
    .where(and(eq(users.id, p('id')), isNull(users.googleId)))
    .prepare(),
  noteLongPassword: orm
    .update(users)
    .set({ hasLongPassword: true })
    .where(and(eq(users.id, p('id')), eq(users.passwordHash, p('passwordHash'))))
    .prepare(),
  proveEmail: orm
    .update(users)
    .set({ emailVerifiedAt: sql`${p('at')}` })
    .where(and(eq(users.id, p('id')), isNull(users.emailVerifiedAt)))
    .prepare(),
  admins: orm.select().from(users).where(eq(users.isAdmin, true)).orderBy(users.email).prepare(),
  delete: orm
    .delete(users)
    .where(eq(users.id, p('id')))
    .prepare(),
}))

export type UserRow = typeof users.$inferSelect

/** @returns false if the address, or the Google account, has an account already. */
export function insertAccount(db: Db, row: typeof users.$inferInsert): boolean {
  return db.orm.insert(users).values(row).onConflictDoNothing().run().changes === 1
}

export function updateAccount(db: Db, id: string, changes: Partial<UserRow>): void {
  db.orm.update(users).set(changes).where(eq(users.id, id)).run()
}

/** False once the account was deleted. */
export function hasAccount(db: Db, id: string): boolean {
  return accountsRepo(db).byId.get({ id }) !== undefined
}

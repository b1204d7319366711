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
  insert: orm
    .insert(users)
    .values({
      id: p('id'),
      email: p('email'),
      name: p('name'),
      passwordHash: p('passwordHash'),
      hasLongPassword: p('hasLongPassword'),
      createdAt: p('createdAt'),
      language: p('language'),
    })
    .onConflictDoNothing()
    .prepare(),
  byGoogleId: orm
    .select()
    .from(users)
    .where(eq(users.googleId, p('googleId')))
    .prepare(),
  insertFromGoogle: orm
    .insert(users)
    .values({
      id: p('id'),
      email: p('email'),
      name: p('name'),
      googleId: p('googleId'),
      emailVerifiedAt: p('now'),
      createdAt: p('now'),
      language: p('language'),
    })
    .onConflictDoNothing()
    .prepare(),
  /** Only if no Google account is connected yet. */
  connectGoogle: orm
    .update(users)
    .set({ googleId: sql`${p('googleId')}` })
    .where(and(eq(users.id, p('id')), isNull(users.googleId)))
    .prepare(),
  setPassword: orm
    .update(users)
    .set({ passwordHash: sql`${p('passwordHash')}`, hasLongPassword: sql`${p('hasLongPassword')}` })
    .where(eq(users.id, p('id')))
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
  setAdmin: orm
    .update(users)
    .set({ isAdmin: sql`${p('isAdmin')}`, adminLevel: sql`${p('isAdmin')}` })
    .where(eq(users.id, p('id')))
    .prepare(),
  admins: orm.select().from(users).where(eq(users.isAdmin, true)).orderBy(users.email).prepare(),
  rename: orm
    .update(users)
    .set({ name: sql`${p('name')}` })
    .where(eq(users.id, p('id')))
    .prepare(),
  setHouseView: orm
    .update(users)
    .set({ houseView: sql`${p('houseView')}` })
    .where(eq(users.id, p('id')))
    .prepare(),
  setLanguage: orm
    .update(users)
    .set({ language: sql`${p('language')}` })
    .where(eq(users.id, p('id')))
    .prepare(),
  delete: orm
    .delete(users)
    .where(eq(users.id, p('id')))
    .prepare(),
  touchLogin: orm
    .update(users)
    .set({ lastLogin: sql`${p('at')}` })
    .where(eq(users.id, p('id')))
    .prepare(),
}))

export type UserRow = typeof users.$inferSelect

/** An account in place of one that was deleted. */
export function insertAccount(db: Db, row: UserRow): void {
  db.orm.insert(users).values(row).run()
}

/** What an administrator changes. */
export function updateAccount(db: Db, id: string, changes: Partial<UserRow>): void {
  db.orm.update(users).set(changes).where(eq(users.id, id)).run()
}

/** False once the account was deleted. */
export function hasAccount(db: Db, id: string): boolean {
  return accountsRepo(db).byId.get({ id }) !== undefined
}

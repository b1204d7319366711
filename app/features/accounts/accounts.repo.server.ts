import { eq, sql } from 'drizzle-orm'
import { repository } from '~db/client.server'
import { users } from '~db/schema/index'

const p = sql.placeholder

export const accountsRepo = repository((orm) => ({
  byEmail: orm.select().from(users).where(eq(users.email, p('email'))).prepare(),
  byId: orm.select().from(users).where(eq(users.id, p('id'))).prepare(),
  insert: orm
    .insert(users)
    .values({
      id: p('id'),
      email: p('email'),
      name: p('name'),
      passwordHash: p('passwordHash'),
      createdAt: p('createdAt'),
    })
    .onConflictDoNothing()
    .prepare(),
  touchLogin: orm
    .update(users)
    .set({ lastLogin: sql`${p('at')}` })
    .where(eq(users.id, p('id')))
    .prepare(),
}))

export type UserRow = typeof users.$inferSelect

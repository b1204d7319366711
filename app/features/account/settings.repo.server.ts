import { eq, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { users } from '#db/schema/index.ts'

const p = sql.placeholder

const settingsRepo = repository((orm) => ({
  rename: orm
    .update(users)
    .set({ name: sql`${p('name')}` })
    .where(eq(users.id, p('userId')))
    .prepare(),
}))

export function renamePerson(db: Db, userId: string, name: string): void {
  settingsRepo(db).rename.run({ userId, name })
}

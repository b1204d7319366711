import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { userStories } from '#db/schema/index.ts'
import type { StoryText } from './stories.schema.ts'

const p = sql.placeholder

const ofUser = eq(userStories.userId, p('userId'))

const storiesRepo = repository((orm) => ({
  list: orm
    .select()
    .from(userStories)
    .where(ofUser)
    .orderBy(desc(userStories.submittedAt), desc(userStories.id))
    .limit(p('limit'))
    .offset(p('offset'))
    .prepare(),
  count: orm.select({ total: count() }).from(userStories).where(ofUser).prepare(),
  countWaiting: orm
    .select({ total: count() })
    .from(userStories)
    .where(and(ofUser, eq(userStories.status, 'pending')))
    .prepare(),
  byId: orm
    .select()
    .from(userStories)
    .where(and(ofUser, eq(userStories.id, p('id'))))
    .prepare(),
  withdraw: orm
    .delete(userStories)
    .where(and(ofUser, eq(userStories.id, p('id'))))
    .prepare(),
}))

export type StoryRow = typeof userStories.$inferSelect

export function insertStory(db: Db, story: typeof userStories.$inferInsert): StoryRow {
  return db.orm.insert(userStories).values(story).returning().get()
}

/** Newest first. */
export function loadStories(db: Db, userId: string, page: { limit: number; offset: number }): StoryRow[] {
  return storiesRepo(db).list.all({ userId, ...page })
}

export function countStories(db: Db, userId: string): number {
  return storiesRepo(db).count.get({ userId })?.total ?? 0
}

/** How many of this person's stories wait for review. */
export function countWaitingStories(db: Db, userId: string): number {
  return storiesRepo(db).countWaiting.get({ userId })?.total ?? 0
}

export function loadStory(db: Db, userId: string, id: string): StoryRow | undefined {
  return storiesRepo(db).byId.get({ userId, id })
}

/** @returns false if this person has no such story, or it is no longer waiting; nothing is changed then. */
export function updatePendingStory(
  db: Db,
  { userId, id, editedAt, ...text }: StoryText & { userId: string; id: string; editedAt: Date },
): boolean {
  const { changes } = db.orm
    .update(userStories)
    .set({ ...text, editedAt, revision: sql`${userStories.revision} + 1` })
    .where(and(eq(userStories.userId, userId), eq(userStories.id, id), eq(userStories.status, 'pending')))
    .run()
  return changes === 1
}

/** What administrators change. */
export function changeStory(db: Db, id: string, changes: Partial<StoryRow>): void {
  db.orm.update(userStories).set(changes).where(eq(userStories.id, id)).run()
}

/** For administrators. */
export function deleteStory(db: Db, id: string): void {
  db.orm.delete(userStories).where(eq(userStories.id, id)).run()
}

export function deleteOwnStory(db: Db, userId: string, id: string): boolean {
  return storiesRepo(db).withdraw.run({ userId, id }).changes === 1
}

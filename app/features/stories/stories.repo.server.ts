import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { episodes, userStories } from '#db/schema/index.ts'
import type { StoryText } from './stories.schema.ts'

const ofPerson = (userId: string) => eq(userStories.userId, userId)
const oneOf = (userId: string, id: string) => and(ofPerson(userId), eq(userStories.id, id))
const isPending = eq(userStories.status, 'pending')

export type StoryRow = typeof userStories.$inferSelect

/** The film that tells a story. All are null if none does, or the episode is not filmed yet. */
interface Told {
  episode: string | null
  filmedOn: string | null
  filmUrl: string | null
}

/** What an author reads of a story. */
export type OwnStory = StoryRow & Told

const { filmedOn, filmUrl, name } = episodes
const told = {
  episode: sql<string | null>`iif(coalesce(${filmedOn}, ${filmUrl}) is null, null, ${name})`,
  filmedOn,
  filmUrl,
}

const ownStories = (db: Db) =>
  db.orm
    .select({ ...getTableColumns(userStories), ...told })
    .from(userStories)
    .leftJoin(episodes, eq(episodes.id, userStories.episodeId))

export function insertStory(db: Db, story: typeof userStories.$inferInsert): OwnStory {
  const row = db.orm.insert(userStories).values(story).returning().get()
  return { ...row, episode: null, filmedOn: null, filmUrl: null }
}

/** Newest first. */
export function loadStories(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): OwnStory[] {
  return ownStories(db)
    .where(ofPerson(userId))
    .orderBy(desc(userStories.submittedAt), desc(userStories.id))
    .limit(limit)
    .offset(offset)
    .all()
}

export function countStories(db: Db, userId: string): number {
  return countWhere(db, ofPerson(userId))
}

/** How many of this person's stories wait for review. */
export function countWaitingStories(db: Db, userId: string): number {
  return countWhere(db, and(ofPerson(userId), isPending))
}

function countWhere(db: Db, which: SQL | undefined): number {
  return db.orm.select({ total: count() }).from(userStories).where(which).get()?.total ?? 0
}

export function loadStory(db: Db, userId: string, id: string): OwnStory | undefined {
  return ownStories(db).where(oneOf(userId, id)).get()
}

/** @returns false if this person has no such story, or it is no longer waiting; nothing is changed then. */
export function updatePendingStory(
  db: Db,
  { userId, id, editedAt, ...text }: StoryText & { userId: string; id: string; editedAt: Date },
): boolean {
  const { changes } = db.orm
    .update(userStories)
    .set({ ...text, editedAt, revision: sql`${userStories.revision} + 1` })
    .where(and(oneOf(userId, id), isPending))
    .run()
  return changes === 1
}

/** @returns false if this person has no such story. */
export function changeOwnStory(
  db: Db,
  { userId, id }: Pick<StoryRow, 'userId' | 'id'>,
  changes: Partial<StoryRow>,
): boolean {
  return db.orm.update(userStories).set(changes).where(oneOf(userId, id)).run().changes === 1
}

/** For administrators. */
export function findStory(db: Db, id: string): StoryRow | undefined {
  return db.orm.select().from(userStories).where(eq(userStories.id, id)).get()
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
  return db.orm.delete(userStories).where(oneOf(userId, id)).run().changes === 1
}

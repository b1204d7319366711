import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { episodes, userStories, users } from '#db/schema/index.ts'
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

export function wantsFilmMails(db: Db, userId: string): boolean {
  const asked = and(eq(users.id, userId), isNotNull(users.filmMailsAskedAt))
  return db.orm.select({ id: users.id }).from(users).where(asked).get() !== undefined
}

const isDue = eq(userStories.filmMail, 'due')

/** The authors and films of which a mail is due, those after another: active people with a confirmed address. */
export function dueFilmMails(db: Db, after: { id: string; episodeId: string } | undefined, limit: number) {
  return db.orm
    .selectDistinct({
      ...pick(users, 'id', 'email', 'name', 'language', 'digits', 'months'),
      episodeId: episodes.id,
      episode: episodes.name,
      filmedOn: sql<string>`${filmedOn}`,
      filmUrl: sql<string>`${filmUrl}`,
    })
    .from(userStories)
    .innerJoin(users, eq(users.id, userStories.userId))
    .innerJoin(episodes, eq(episodes.id, userStories.episodeId))
    .where(
      and(
        isDue,
        eq(userStories.onChannel, true),
        isNotNull(users.filmMailsAskedAt),
        eq(users.accountStatus, 'active'),
        isNotNull(users.emailVerifiedAt),
        sql`(${users.id}, ${episodes.id}) > (${after?.id ?? ''}, ${after?.episodeId ?? ''})`,
      ),
    )
    .orderBy(asc(users.id), asc(episodes.id))
    .limit(limit)
    .all()
}

export type DueFilmMail = ReturnType<typeof dueFilmMails>[number]

/** Marks the mail of an author about a film as sent. @returns the ids of the stories; none if another process was first. */
export function claimFilmMails(db: Db, { id, episodeId }: Pick<DueFilmMail, 'id' | 'episodeId'>): string[] {
  return db.orm
    .update(userStories)
    .set({ filmMail: 'sent' })
    .where(and(ofPerson(id), eq(userStories.episodeId, episodeId), isDue))
    .returning({ id: userStories.id })
    .all()
    .map((story) => story.id)
}

export function releaseFilmMails(db: Db, stories: readonly string[]): void {
  db.orm
    .update(userStories)
    .set({ filmMail: 'due' })
    .where(inArray(userStories.id, [...stories]))
    .run()
}

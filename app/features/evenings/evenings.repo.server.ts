import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { TrackName } from '#app/guidance/index.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import { eveningSeasons, openedEvenings } from '#db/schema/index.ts'

const p = sql.placeholder

const eveningsRepo = repository((orm) => ({
  current: orm
    .select()
    .from(eveningSeasons)
    .where(and(eq(eveningSeasons.userId, p('userId')), isNull(eveningSeasons.finishedOn)))
    .prepare(),
  past: orm
    .select()
    .from(eveningSeasons)
    .where(and(eq(eveningSeasons.userId, p('userId')), isNotNull(eveningSeasons.finishedOn)))
    .orderBy(desc(eveningSeasons.createdAt))
    .prepare(),
  opened: orm
    .select({ number: openedEvenings.number, subject: openedEvenings.subject })
    .from(openedEvenings)
    .where(and(eq(openedEvenings.userId, p('userId')), eq(openedEvenings.seasonId, p('seasonId'))))
    .prepare(),
  counts: orm
    .select({ seasonId: openedEvenings.seasonId, read: count() })
    .from(openedEvenings)
    .where(eq(openedEvenings.userId, p('userId')))
    .groupBy(openedEvenings.seasonId)
    .prepare(),
}))

export type SeasonRow = typeof eveningSeasons.$inferSelect

export const loadCurrentSeason = (db: Db, userId: string): SeasonRow | undefined =>
  eveningsRepo(db).current.get({ userId })

/** The seasons that have ended, the newest first. */
export const loadPastSeasons = (db: Db, userId: string): SeasonRow[] => eveningsRepo(db).past.all({ userId })

export function loadSeason(db: Db, userId: string, id: string): SeasonRow | undefined {
  return db.orm
    .select()
    .from(eveningSeasons)
    .where(and(eq(eveningSeasons.userId, userId), eq(eveningSeasons.id, id)))
    .get()
}

export function insertSeason(db: Db, season: typeof eveningSeasons.$inferInsert): SeasonRow {
  return db.orm.insert(eveningSeasons).values(season).returning().get()
}

export function changeSeason(
  db: Db,
  { userId, id }: Pick<SeasonRow, 'userId' | 'id'>,
  change: Partial<Pick<SeasonRow, 'pausedOn' | 'pausedDays' | 'finishedOn'>>,
): void {
  db.orm
    .update(eveningSeasons)
    .set(change)
    .where(and(eq(eveningSeasons.userId, userId), eq(eveningSeasons.id, id)))
    .run()
}

/** The subject of each evening of a season that its person has opened. */
export function loadOpened(db: Db, userId: string, seasonId: string): Map<number, TrackName> {
  const rows = eveningsRepo(db).opened.all({ userId, seasonId })
  return new Map(rows.map(({ number, subject }) => [number, subject]))
}

/** How many evenings of each season a person has opened. */
export function countOpened(db: Db, userId: string): Map<string, number> {
  const rows = eveningsRepo(db).counts.all({ userId })
  return new Map(rows.map(({ seasonId, read }) => [seasonId, read]))
}

/** An evening that is open already keeps its subject. */
export function insertOpened(db: Db, row: typeof openedEvenings.$inferInsert): void {
  db.orm.insert(openedEvenings).values(row).onConflictDoNothing().run()
}

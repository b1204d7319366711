import { and, eq, sql } from 'drizzle-orm'
import { type Db, repository } from '~db/client.server'
import { analyses, analysisRatings } from '~db/schema/index'
import type { Reading } from '../../guidance/index.server'

const p = sql.placeholder

const analysisRepo = repository((orm) => ({
  ofReading: orm
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.readingId, p('readingId')),
        eq(analyses.userId, p('userId')),
        eq(analyses.corpusVersion, p('corpusVersion')),
      ),
    )
    .prepare(),
  byId: orm
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.id, p('id')), eq(analyses.userId, p('userId'))))
    .prepare(),
  rating: orm
    .select({ rating: analysisRatings.rating })
    .from(analysisRatings)
    .where(and(eq(analysisRatings.analysisId, p('analysisId')), eq(analysisRatings.userId, p('userId'))))
    .prepare(),
}))

export type AnalysisRow = Omit<typeof analyses.$inferSelect, 'content'> & { content: Reading }

export function storedAnalysis(
  db: Db,
  owned: { userId: string; readingId: string; corpusVersion: string },
): AnalysisRow | undefined {
  return analysisRepo(db).ofReading.get(owned) as AnalysisRow | undefined
}

/** Two requests at once may both compose; the first row stays. */
export function insertAnalysis(db: Db, row: AnalysisRow): void {
  db.orm.insert(analyses).values(row).onConflictDoNothing().run()
}

export function ownsAnalysis(db: Db, userId: string, id: string): boolean {
  return analysisRepo(db).byId.get({ userId, id }) !== undefined
}

export function ratingOf(db: Db, userId: string, analysisId: string): number | null {
  return analysisRepo(db).rating.get({ userId, analysisId })?.rating ?? null
}

export function saveRating(db: Db, row: typeof analysisRatings.$inferInsert): void {
  db.orm
    .insert(analysisRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [analysisRatings.analysisId, analysisRatings.userId],
      set: { rating: row.rating, updatedAt: row.updatedAt },
    })
    .run()
}

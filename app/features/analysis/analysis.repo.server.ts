import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reading } from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { memoizeByText } from '#app/memoize.ts'
import { type Db, repository } from '#db/client.server.ts'
import { analyses, analysisRatings } from '#db/schema/index.ts'
import type { StoredContent } from './shown-content.server.ts'
import { insertSubjects } from './subject-answers.server.ts'

const p = sql.placeholder

/** The content as text, because it is parsed once by `contentFrom`. */
const columns = { ...getTableColumns(analyses), content: sql<string>`${analyses.content}` }

const analysisRepo = repository((orm) => ({
  ofReading: orm
    .select(columns)
    .from(analyses)
    .where(
      and(
        eq(analyses.readingId, p('readingId')),
        eq(analyses.userId, p('userId')),
        eq(analyses.language, p('language')),
      ),
    )
    .orderBy(
      desc(sql`${analyses.corpusVersion} = ${p('corpusVersion')} and ${analyses.said} = ${p('said')}`),
      desc(analyses.createdAt),
    )
    .limit(1)
    .prepare(),
  ofVersion: orm
    .select({ id: analyses.id })
    .from(analyses)
    .where(
      and(
        eq(analyses.readingId, p('readingId')),
        eq(analyses.userId, p('userId')),
        eq(analyses.corpusVersion, p('corpusVersion')),
        eq(analyses.said, p('said')),
      ),
    )
    .prepare(),
  byId: orm
    .select(columns)
    .from(analyses)
    .where(and(eq(analyses.id, p('id')), eq(analyses.userId, p('userId'))))
    .prepare(),
  versions: orm
    .select({ id: analyses.id, createdAt: analyses.createdAt, rating: analysisRatings.rating })
    .from(analyses)
    .leftJoin(
      analysisRatings,
      and(eq(analysisRatings.analysisId, analyses.id), eq(analysisRatings.userId, analyses.userId)),
    )
    .where(
      and(
        eq(analyses.readingId, p('readingId')),
        eq(analyses.userId, p('userId')),
        eq(analyses.language, p('language')),
      ),
    )
    .orderBy(desc(analyses.createdAt))
    .prepare(),
  rating: orm
    .select({ rating: analysisRatings.rating })
    .from(analysisRatings)
    .where(and(eq(analysisRatings.analysisId, p('analysisId')), eq(analysisRatings.userId, p('userId'))))
    .prepare(),
}))

export type AnalysisRow = Omit<typeof analyses.$inferSelect, 'content'> & { content: StoredContent }

/** Enough for about two hundred analyses. */
const contentFrom = memoizeByText(4_000_000, (text): StoredContent => JSON.parse(text))

function withContent(row: (Omit<AnalysisRow, 'content'> & { content: string }) | undefined) {
  return row && { ...row, content: contentFrom(row.content) }
}

type Owned = {
  userId: string
  readingId: string
  language: Language
  corpusVersion: string
  said: string
}

/** The analysis that a person reads in a language: of this version of the texts and answers, or composed last. */
export function storedAnalysis(db: Db, owned: Owned): AnalysisRow | undefined {
  return withContent(analysisRepo(db).ofReading.get(owned))
}

export function hasAnalysisOfVersion(db: Db, owned: Owned): boolean {
  return analysisRepo(db).ofVersion.get(owned) !== undefined
}

export function ownAnalysis(db: Db, userId: string, id: string): AnalysisRow | undefined {
  return withContent(analysisRepo(db).byId.get({ userId, id }))
}

/** All analyses of a chart in a language, the newest first, with the person's rating of each. */
export function loadVersions(db: Db, owned: Pick<Owned, 'userId' | 'readingId' | 'language'>) {
  return analysisRepo(db).versions.all(owned)
}

/** Two requests at the same time may both compose; the first row stays. */
export function insertAnalysis(db: Db, row: Omit<AnalysisRow, 'content'> & { content: Reading }): void {
  db.write(() => {
    const { changes } = db.orm.insert(analyses).values(row).onConflictDoNothing().run()
    if (changes > 0) insertSubjects(db, row, row.content)
  })
}

export function loadRating(db: Db, userId: string, analysisId: string): number | null {
  return analysisRepo(db).rating.get({ userId, analysisId })?.rating ?? null
}

export function saveRating(db: Db, row: typeof analysisRatings.$inferInsert): void {
  db.orm
    .insert(analysisRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [analysisRatings.analysisId, analysisRatings.userId],
      set: { rating: row.rating, updatedAt: row.updatedAt, themes: row.themes },
    })
    .run()
}

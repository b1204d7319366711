import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Reading, type ReadingTrack, saidFrom } from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import { memoizeByText } from '#app/memoize.ts'
import { pick } from '#app/pick.ts'
import { type Db, repository } from '#db/client.server.ts'
import { analyses, analysisRatings, analysisSubjects } from '#db/schema/index.ts'
import type { ShownContent } from './shown-content.ts'
import { insertSubjects } from './subject-answers.server.ts'

const p = sql.placeholder

const isOwn = eq(analyses.userId, p('userId'))

const analysisRepo = repository((orm) => ({
  byId: orm
    .select({
      ...getTableColumns(analyses),
      // As text, because it is parsed once by `contentFrom`.
      content: sql<string>`${analyses.content}`,
      answers: sql<string>`json_group_object(${analysisSubjects.part}, ${analysisSubjects.answer})
        filter (where ${analysisSubjects.part} is not null)`,
    })
    .from(analyses)
    .leftJoin(
      analysisSubjects,
      and(eq(analysisSubjects.analysisId, analyses.id), eq(analysisSubjects.userId, analyses.userId)),
    )
    .where(and(eq(analyses.id, p('id')), isOwn))
    .groupBy(analyses.id)
    .prepare(),
  versions: orm
    .select({
      ...pick(analyses, 'id', 'language', 'corpusVersion', 'said', 'createdAt'),
      rating: analysisRatings.rating,
    })
    .from(analyses)
    .leftJoin(
      analysisRatings,
      and(eq(analysisRatings.analysisId, analyses.id), eq(analysisRatings.userId, analyses.userId)),
    )
    .where(and(eq(analyses.readingId, p('readingId')), isOwn))
    .orderBy(desc(analyses.createdAt))
    .prepare(),
}))

export type AnalysisRow = Omit<typeof analyses.$inferSelect, 'content'> & { content: ShownContent }

/** Enough for about two hundred analyses. */
const contentFrom = memoizeByText(4_000_000, (text): ShownContent => ({ inShort: null, ...JSON.parse(text) }))

type Answer = typeof analysisSubjects.$inferSelect.answer

export interface Owned {
  userId: string
  readingId: string
  language: Language
  corpusVersion: string
  said: string
}

/** All analyses of a chart, the newest first, with the person's rating of each. */
export function loadVersions(db: Db, owned: Pick<Owned, 'userId' | 'readingId'>) {
  return analysisRepo(db).versions.all(owned)
}

export type Version = ReturnType<typeof loadVersions>[number]

/** True if an analysis is of this version of the texts and answers. */
export function isPresent(one: Version, { corpusVersion, said }: Owned): boolean {
  return one.corpusVersion === corpusVersion && one.said === said
}

/**
 * The analysis that a person reads in a language: of this version of the texts and answers, or the last for the difficulty
 * that they have named.
 */
export function presentVersion(versions: readonly Version[], owned: Owned): Version | undefined {
  const { named } = saidFrom(owned.said)
  return (
    versions.find((one) => isPresent(one, owned)) ??
    versions.find(({ language, said }) => language === owned.language && saidFrom(said).named === named)
  )
}

export function ownAnalysis(db: Db, userId: string, id: string) {
  const row = analysisRepo(db).byId.get({ userId, id })
  if (!row) return undefined
  /** What the person has answered to each subject. Analyses of earlier versions have none. */
  const answers: Partial<Record<ReadingTrack['part'], Answer>> = JSON.parse(row.answers)
  return { ...row, content: contentFrom(row.content), answers }
}

/** Two requests at the same time may both compose; the first row stays. */
export function insertAnalysis(db: Db, row: Omit<AnalysisRow, 'content'> & { content: Reading }): void {
  db.write(() => {
    const { changes } = db.orm.insert(analyses).values(row).onConflictDoNothing().run()
    if (changes > 0) insertSubjects(db, row, row.content)
  })
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

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { hash, paragraphText, type Reading, TRACK_PARTS } from '#app/guidance/index.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'
import { analysisSubjects } from '#db/schema/index.ts'
import { analysisWords as words } from './analysis-messages.ts'
import { SUBJECT_ANSWERS, TAKE_BACK } from './subject-answer.choices.ts'

/** Records which paragraphs named the subjects of a new analysis. */
export function insertSubjects(
  db: Db,
  analysis: { id: string; userId: string; createdAt: Date },
  { tracks, language }: Pick<Reading, 'tracks' | 'language'>,
): void {
  const rows = tracks.map(({ part, paragraph }) => ({
    analysisId: analysis.id,
    part,
    userId: analysis.userId,
    paragraph: paragraph!,
    wording: hash(paragraphText(paragraph!, language)!),
    shownAt: analysis.createdAt,
  }))
  db.orm.insert(analysisSubjects).values(rows).run()
}

export const answerSubject = operation({
  name: 'analysis.answer-subject',
  summary: 'Say whether a subject of an analysis fits, or take the answer back',
  who: 'member',
  input: z.object({
    analysisId: z.string().max(40),
    part: z.enum(TRACK_PARTS),
    answer: z.enum([...SUBJECT_ANSWERS, TAKE_BACK]),
  }),
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, clock }, actor }, { analysisId, part, answer }) {
    const isGiven = answer !== TAKE_BACK
    const { changes } = db.orm
      .update(analysisSubjects)
      .set({ answer: isGiven ? answer : null, answeredAt: isGiven ? clock.now() : null })
      .where(
        and(
          eq(analysisSubjects.analysisId, analysisId),
          eq(analysisSubjects.part, part),
          eq(analysisSubjects.userId, actor.id),
        ),
      )
      .run()
    if (changes === 0) throw new Refusal('analysis.not-found', words.notFound)
    return { part, isGiven }
  },
})

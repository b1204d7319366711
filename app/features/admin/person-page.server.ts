import { and, desc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { userById } from '#app/features/users/users.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import {
  analyses,
  analysisRatings,
  auditLog,
  birthDetails,
  correctionRequests,
  readings,
  userStories,
} from '#db/schema/index.ts'
import { type AuditEntry, about, entriesWhere } from './audit-log.server.ts'

/** The most rows of a kind that the page lists, newest first. Each kind links to its full list. */
const LISTED = 20

/**
 * Everything that the back-office knows about one person, on one page, except which anonymous stories are theirs.
 * Administrators cannot read what a person writes in their book.
 */
export const readPerson = operation({
  name: 'users.person',
  summary: 'One person: account, births, charts, analyses, stories, corrections and what was changed',
  who: 'admin',
  input: z.object({ id: z.string().min(1).max(100) }),
  limit: 'read',
  run({ services: { db } }, { id }) {
    const account = userById(db, id)
    const births = db.orm
      .select({
        ...pick(birthDetails, 'id', 'isOwn', 'pseudonym', 'dateOfBirth', 'birthTime', 'cityName'),
        ...pick(birthDetails, 'stateName', 'country'),
        chartId: readings.id,
        ...pick(readings, 'pofSign', 'pofDegree', 'pofHouse', 'pofRuler'),
        isEdited: sql<boolean>`${readings.editedAt} is not null`.mapWith(Boolean),
      })
      .from(birthDetails)
      .leftJoin(readings, eq(readings.birthDetailId, birthDetails.id))
      .where(eq(birthDetails.userId, id))
      .orderBy(desc(birthDetails.isOwn), desc(birthDetails.createdAt))
      .limit(LISTED)
      .all()
    const composed = db.orm
      .select({
        ...pick(analyses, 'id', 'corpusVersion', 'createdAt'),
        rating: analysisRatings.rating,
      })
      .from(analyses)
      .leftJoin(
        analysisRatings,
        and(eq(analysisRatings.analysisId, analyses.id), eq(analysisRatings.userId, analyses.userId)),
      )
      .where(eq(analyses.userId, id))
      .orderBy(desc(analyses.createdAt))
      .limit(LISTED)
      .all()
    const stories = db.orm
      .select(pick(userStories, 'id', 'title', 'status', 'submittedAt'))
      .from(userStories)
      .where(and(eq(userStories.userId, id), eq(userStories.isAnonymous, false)))
      .orderBy(desc(userStories.submittedAt))
      .limit(LISTED)
      .all()
    const corrections = db.orm
      .select(pick(correctionRequests, 'id', 'status', 'reason', 'createdAt'))
      .from(correctionRequests)
      .where(eq(correctionRequests.userId, id))
      .orderBy(desc(correctionRequests.createdAt))
      .limit(LISTED)
      .all()
    const log: AuditEntry[] = entriesWhere(
      db,
      or(
        about(eq(auditLog.subjectUserId, id)),
        and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, id)),
        eq(auditLog.actorId, id),
      )!,
      LISTED,
    )
    return { account, births, analyses: composed, stories, corrections, log }
  },
})

export type PersonView = Awaited<ReturnType<typeof readPerson.run>>

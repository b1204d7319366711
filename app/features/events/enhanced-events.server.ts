import { randomUUID } from 'node:crypto'
import { asc, desc } from 'drizzle-orm'
import { z } from 'zod'
import { birthMatches } from '#app/features/charts/search-births.server.ts'
import { indexEvent } from '#app/features/similarity/indexing.server.ts'
import { differences, recordChange } from '#app/operations/audit-entry.server.ts'
import { fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails } from '#db/schema/index.ts'
import { ENTITY, type EnhancedEventRow, eventById, findEvent } from './enhanced-event-lists.server.ts'
import {
  type BirthChoice,
  chosenKeywords,
  deleteEvent,
  findBirth,
  insertEvent,
  keywordsById,
  keywordsMatching,
  keywordsOfEvent,
  keywordsOfSign,
  linkKeywords,
  selectBirths,
  updateEvent,
} from './enhanced-events.repo.server.ts'
import { EVENT_DELETED, KEYWORDS_OFFERED, NO_SUCH_BIRTH_DETAIL, NO_SUCH_READING } from './event-messages.ts'
import { enhancedEventChangeSchema, enhancedEventSchema, eventIdSchema } from './events.schema.ts'

export type { BirthChoice, KeywordChoice } from './enhanced-events.repo.server.ts'

export const readEnhancedEvent = operation({
  name: 'enhanced-events.read',
  summary: 'One event, its keywords, and keywords of its chart’s sign',
  who: 'admin',
  input: eventIdSchema,
  limit: 'read',
  run({ services: { db } }, { id }) {
    const event = eventById(db, id)
    return { event, chosen: keywordsOfEvent(db, id), offered: offeredFor(db, event.pofSign) }
  },
})

function offeredFor(db: Db, sign: string | null) {
  return sign ? keywordsOfSign(db, sign, KEYWORDS_OFFERED) : []
}

const BIRTHS_OFFERED = 10

/** The birth records to choose from for a new event: those that match the search, or the newest. */
export const findBirthsForEvent = operation({
  name: 'enhanced-events.find-births',
  summary: 'Birth details to choose from, by pseudonym, user name or email address',
  who: 'admin',
  input: z.object({ q: z.string().trim().max(200).catch('') }),
  limit: 'read',
  run({ services: { db } }, { q }): { q: string; births: BirthChoice[] } {
    const births = selectBirths(db)
      .where(q ? birthMatches(db, q, { place: false }) : undefined)
      .orderBy(desc(birthDetails.createdAt), asc(birthDetails.id))
      .limit(BIRTHS_OFFERED)
      .all()
    return { q, births }
  },
})

export const readBirthForEvent = operation({
  name: 'enhanced-events.read-birth',
  summary: 'The birth detail an event is to be of, and keywords of its chart’s sign',
  who: 'admin',
  input: z.object({ birthDetailId: z.string().min(1).max(100) }),
  limit: 'read',
  run({ services: { db } }, { birthDetailId }) {
    const birth = requireBirth(db, birthDetailId, 404)
    return { birth, offered: offeredFor(db, birth.pofSign) }
  },
})

/**
 * For the form without JavaScript: the ticked keywords, and the search results or, before a search, keywords that suit
 * the chart.
 */
export const findKeywordsForEvent = operation({
  name: 'enhanced-events.find-keywords',
  summary: 'Keywords for an event: those chosen, and those found',
  who: 'admin',
  input: z.object({
    q: z.string().trim().max(100).catch(''),
    birthDetailId: z.string().max(100).catch(''),
    keywordIds: z.array(z.coerce.number().int()).max(40).catch([]),
  }),
  limit: 'read',
  run({ services: { db } }, { q, birthDetailId, keywordIds }) {
    return {
      chosen: keywordsById(db, keywordIds),
      offered: q
        ? keywordsMatching(db, q, KEYWORDS_OFFERED)
        : offeredFor(db, findBirth(db, birthDetailId)?.pofSign ?? null),
      q,
    }
  },
})

function requireBirth(db: Db, id: string, status: 404 | 422): BirthChoice {
  const birth = findBirth(db, id)
  if (birth) return birth
  throw new Refusal(
    status === 422 ? 'birth-detail.unknown' : 'birth-detail.not-found',
    NO_SUCH_BIRTH_DETAIL,
    status === 422 ? { birthDetailId: [NO_SUCH_BIRTH_DETAIL] } : {},
  )
}

/** An event has the reading of its birth record. Calls may name it, or leave it empty. */
function refuseOtherReading(birth: BirthChoice, readingId: string | null | undefined): void {
  if (readingId && readingId !== birth.readingId)
    throw fieldRefusal('reading.unknown', 'readingId', NO_SUCH_READING)
}

export const createEnhancedEvent = operation({
  name: 'enhanced-events.create',
  summary: 'Add an event of a known chart; without a reading where the birth detail has none',
  who: 'admin',
  input: enhancedEventSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: (event: EnhancedEventRow) => event.id,
    again: ({ services: { db } }, id) => findEvent(db, id),
  },
  audit: { 'enhanced-events.create': ENTITY },
  change({ services: { db, clock } }, { readingId, keywordIds, keywordSignDisplay, ...given }) {
    const birth = requireBirth(db, given.birthDetailId, 422)
    refuseOtherReading(birth, readingId)
    const words = chosenKeywords(db, { keywordIds, keywordSignDisplay }, birth.pofSign)
    const id = randomUUID()
    const now = clock.now()
    const values = { ...given, readingId: birth.readingId, keywordSignDisplay: words?.display ?? '' }
    insertEvent(db, { id, ...values, createdAt: now, updatedAt: now })
    linkKeywords(db, id, words?.ids ?? [])
    return {
      result: eventById(db, id),
      entries: [
        { action: 'enhanced-events.create', entityId: id, subjectUserId: birth.userId, after: values },
      ],
    }
  },
})

export const changeEnhancedEvent = operation({
  name: 'enhanced-events.change',
  summary: 'Change an event of a known chart; with another text it needs another vector',
  who: 'admin',
  input: enhancedEventChangeSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'enhanced-events.change': ENTITY },
  change(call, { id, readingId, keywordIds, keywordSignDisplay, ...given }) {
    const { db, clock } = call.services
    const old = eventById(db, id)
    const birth = requireBirth(db, given.birthDetailId ?? old.birthDetailId, 422)
    refuseOtherReading(birth, readingId)
    const words = chosenKeywords(db, { keywordIds, keywordSignDisplay }, birth.pofSign)
    const wanted = {
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      readingId: birth.readingId,
      ...(words ? { keywordSignDisplay: words.display } : {}),
    }
    if (words) linkKeywords(db, id, words.ids)
    const { before, after } = differences({ ...old }, wanted)
    if (Object.keys(after).length === 0) return { result: old, entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    updateEvent(db, id, { ...wanted, updatedAt: clock.now() })
    const change = { action: 'enhanced-events.change', entityId: id } as const
    return {
      result: eventById(db, id),
      // An entry is deleted with the account of the person it is about, so no entry contains data about two people.
      entries:
        old.userId === birth.userId
          ? [{ ...change, subjectUserId: birth.userId, before, after }]
          : [
              { ...change, subjectUserId: old.userId, before },
              { ...change, subjectUserId: birth.userId, after },
            ],
    }
  },
})

export const deleteEnhancedEvent = operation({
  name: 'enhanced-events.delete',
  summary: 'Delete an event of a known chart, with its vector',
  who: 'admin',
  input: eventIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'enhanced-events.delete': ENTITY },
  change({ services: { db } }, { id }) {
    const { userId, userName: _, userEmail: __, pseudonym: ___, ...before } = eventById(db, id)
    deleteEvent(db, id)
    return {
      result: { message: EVENT_DELETED },
      entries: [{ action: 'enhanced-events.delete', entityId: id, subjectUserId: userId, before }],
    }
  },
})

export const generateVector = operation({
  name: 'enhanced-events.generate-vector',
  summary: 'Make the vector of an event, by which analyses find it',
  who: 'admin',
  input: eventIdSchema,
  limit: 'write',
  idempotency: 'natural',
  auditExemption: 'The embedder may be another machine, and nothing may wait for it within a transaction.',
  async run({ services, actor }, { id }) {
    const { userId, vectorId } = eventById(services.db, id)
    const made = await indexEvent(services, id)
    if (made.vectorId !== vectorId) noteVector(services, actor, id, userId, made.vectorId)
    return made
  },
})

function noteVector(
  services: Services,
  actor: Parameters<typeof recordChange>[1],
  entityId: string,
  subjectUserId: string,
  vectorId: string,
): void {
  services.db.write(() => {
    // The event, perhaps with its account, was deleted while it was embedded, so there is nothing to record.
    if (!findEvent(services.db, entityId)) return
    recordChange(services, actor, {
      action: 'enhanced-events.generate-vector',
      entity: ENTITY,
      entityId,
      subjectUserId,
      after: { vectorId },
    })
  })
}

import { randomUUID } from 'node:crypto'
import { asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { birthMatches, matchingBirths } from '#app/features/charts/search-births.server.ts'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { contains, isOneOf, matchingRefs, type Search } from '#app/features/listing/list.server.ts'
import { indexEvent } from '#app/features/similarity/indexing.server.ts'
import { performanceFigures } from '#app/features/similarity/performance.server.ts'
import { differences, recordChange } from '#app/operations/audit-entry.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails, enhancedEvents, readings, users } from '#db/schema/index.ts'
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
import {
  EVENT_DELETED,
  KEYWORDS_OFFERED,
  NO_SUCH_BIRTH_DETAIL,
  NO_SUCH_EVENT,
  NO_SUCH_READING,
} from './event-messages.ts'
import { enhancedEventChangeSchema, enhancedEventSchema, eventIdSchema } from './events.schema.ts'

export type { BirthChoice, KeywordChoice } from './enhanced-events.repo.server.ts'

const ENTITY = 'enhanced-event'

export const {
  list: listEnhancedEvents,
  find: findEvent,
  one: eventById,
  csv,
} = defineList({
  name: 'enhanced-events.list',
  summary: 'The events of known charts, a page at a time',
  who: 'admin',
  table: enhancedEvents,
  select: {
    id: enhancedEvents.id,
    birthDetailId: enhancedEvents.birthDetailId,
    readingId: enhancedEvents.readingId,
    title: enhancedEvents.title,
    description: enhancedEvents.description,
    alignment: enhancedEvents.alignment,
    astroExplanation: enhancedEvents.astroExplanation,
    keywordSignDisplay: enhancedEvents.keywordSignDisplay,
    eventDate: enhancedEvents.eventDate,
    vectorId: enhancedEvents.vectorId,
    userId: birthDetails.userId,
    userName: users.name,
    userEmail: users.email,
    pseudonym: birthDetails.pseudonym,
    pofSign: readings.pofSign,
    pofHouse: readings.pofHouse,
    createdAt: enhancedEvents.createdAt,
  },
  // Joined with the event's person and the present chart of their birth record.
  from: (db, columns) =>
    db.orm
      .select(columns)
      .from(enhancedEvents)
      .innerJoin(birthDetails, eq(birthDetails.id, enhancedEvents.birthDetailId))
      .innerJoin(users, eq(users.id, birthDetails.userId))
      .leftJoin(readings, eq(readings.birthDetailId, enhancedEvents.birthDetailId)),
  sorts: { created: enhancedEvents.createdAt, title: enhancedEvents.title },
  order: '-created',
  search: searched,
  filters: {
    polarity: choice({
      light: eq(enhancedEvents.alignment, 'light'),
      dark: eq(enhancedEvents.alignment, 'dark'),
    }),
    vector: choice({
      with: isNotNull(enhancedEvents.vectorId),
      without: isNull(enhancedEvents.vectorId),
    }),
  },
  missing: ['event.not-found', NO_SUCH_EVENT],
})

export type EnhancedEventRow = ReturnType<typeof eventById>

/** Searches the texts of events, and people and pseudonyms. */
function searched(db: Db, q: string): Search {
  const events = matchingRefs(db, 'events_enhanced', q)
  const births = matchingBirths(db, q, { place: false })
  if (events && births) {
    const where = sql`${enhancedEvents.id} in (
      select value from json_each(${JSON.stringify(events)})
      union select ${enhancedEvents.id} from ${enhancedEvents} where ${isOneOf(enhancedEvents.birthDetailId, births)})`
    return { where, many: false, from: sql`from ${enhancedEvents}` }
  }
  const where = or(contains(db, 'events_enhanced', q).where, birthMatches(db, q, { place: false }))!
  // With CROSS JOIN, SQLite keeps this order of tables: events in the order of the list soon fill a page.
  const from = sql`from ${enhancedEvents}
    cross join ${birthDetails} on ${birthDetails.id} = ${enhancedEvents.birthDetailId}
    cross join ${users} on ${users.id} = ${birthDetails.userId}`
  return { where, many: false, from }
}

/** The figures at the top of the screen. Each median comes with the number of its measurements. */
export const readEnhancedEventFigures = operation({
  name: 'enhanced-events.figures',
  summary: 'How many events there are, and what making and searching vectors took',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  async run({ services }) {
    const { db, clock } = services
    const count = (text: string, ...values: number[]) =>
      db.sqlite
        .prepare(text)
        .pluck()
        .get(...values) as number
    return {
      total: count('select count(*) from events_enhanced'),
      vectorized: count('select count(*) from events_enhanced where vector_id is not null'),
      uniqueUsers: count(
        'select count(distinct b.user_id) from (select distinct birth_detail_id as id from events_enhanced) e join birth_details b on b.id = e.id',
      ),
      recent: count(
        'select count(*) from events_enhanced where created_at >= ?',
        clock.now().getTime() - RECENT_PERIOD,
      ),
      performance: await performanceFigures(services),
    }
  },
})

export type EnhancedEventFigures = Awaited<ReturnType<typeof readEnhancedEventFigures.run>>

export const exportEnhancedEvents = csv({
  name: 'enhanced-events.export',
  summary: 'The events of known charts as a CSV file',
  entity: ENTITY,
  file: 'enhanced-events.csv',
  order: '-createdAt',
  columns: [
    'id',
    'birthDetailId',
    'readingId',
    'title',
    'description',
    'alignment',
    'astroExplanation',
    'keywordSignDisplay',
    'eventDate',
    'vectorId',
    'userName',
    'userEmail',
    'pseudonym',
    'pofSign',
    'pofHouse',
    'createdAt',
  ],
})

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

import { eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { birthMatches, matchingBirths } from '#app/features/charts/search-births.server.ts'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { contains, isOneOf, matchingRefs, type Search } from '#app/features/listing/list.server.ts'
import { queryNumbers } from '#app/features/listing/query-numbers.server.ts'
import { measurePerformance } from '#app/features/similarity/performance.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails, enhancedEvents, readings, users } from '#db/schema/index.ts'
import { NO_SUCH_EVENT } from './event-messages.ts'

export const ENTITY = 'enhanced-event'

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
    ...pick(enhancedEvents, 'id', 'birthDetailId', 'readingId', 'title', 'description', 'alignment'),
    ...pick(enhancedEvents, 'astroExplanation', 'keywordSignDisplay', 'eventDate', 'vectorId'),
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
const FIGURES = {
  total: 'select count(*) from events_enhanced',
  vectorized: 'select count(*) from events_enhanced where vector_id is not null',
  uniqueUsers: `select count(distinct b.user_id)
    from (select distinct birth_detail_id as id from events_enhanced) e join birth_details b on b.id = e.id`,
  recent: 'select count(*) from events_enhanced where created_at >= :since',
}

export const readEnhancedEventFigures = operation({
  name: 'enhanced-events.figures',
  summary: 'How many events there are, and what making and searching vectors took',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  async run({ services }) {
    const { db, clock } = services
    return {
      ...queryNumbers(db, FIGURES, { since: clock.now().getTime() - RECENT_PERIOD }),
      performance: await measurePerformance(services),
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

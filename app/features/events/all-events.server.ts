import { sql } from 'drizzle-orm'
import { countAll, countUpTo, like, listPage, listSchema } from '#app/features/listing/list.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { enhancedEvents, events } from '#db/schema/index.ts'

/** An event with a chart ('enhanced') or without one ('simple'). */
interface AnyEvent {
  kind: 'simple' | 'enhanced'
  id: string
  title: string
  /** As written, or YYYY-MM-DD; null if none was given. */
  date: string | null
  createdAt: number
}

/** All events of both kinds. The dashboard counts them as "Total Events". */
export const listAllEvents = operation({
  name: 'events.list-all',
  summary: 'The events with a chart and those without, newest first',
  who: 'admin',
  input: listSchema(['created'], '-created'),
  limit: 'read',
  run({ services: { db } }, query) {
    const found = (title: typeof events.title | typeof enhancedEvents.title) =>
      query.q ? sql`where ${like(query.q, [title])}` : sql``
    // Each half is read in the order of its index and the two are merged: nothing is sorted.
    const both = sql`
      select 'simple' as kind, id, title, nullif(date_range, '') as date, created_at as createdAt
        from ${events} ${found(events.title)}
      union all
      select 'enhanced', id, title, event_date, created_at from ${enhancedEvents} ${found(enhancedEvents.title)}`
    return listPage(query, {
      count: () => (query.q ? countUpTo(db, both) : countAll(db, sql`from (${both})`)),
      rows: (limit, offset) =>
        db.orm.all<AnyEvent>(
          sql`${both} order by createdAt ${sql.raw(query.sort === 'created' ? 'asc' : 'desc')} limit ${limit} offset ${offset}`,
        ),
    })
  },
})

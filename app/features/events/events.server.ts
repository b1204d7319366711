import { randomUUID } from 'node:crypto'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import {
  contains,
  countAll,
  countUpTo,
  listPage,
  listSchema,
  orderBy,
  pageAt,
} from '#app/features/listing/list.server.ts'
import { differences } from '#app/features/operations/audit-entry.server.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/features/operations/revision.server.ts'
import type { Db } from '#db/client.server.ts'
import { events } from '#db/schema/index.ts'
import { EVENT_DELETED, NO_SUCH_EVENT } from './event-messages.ts'
import { eventChangeSchema, eventIdSchema, eventSchema } from './events.schema.ts'

const ENTITY = 'event'

export type EventRow = typeof events.$inferSelect

const SORTS = ['created', 'title', 'type'] as const

export const listEvents = operation({
  name: 'events.list',
  summary: 'The events, a page at a time',
  who: 'admin',
  input: listSchema(SORTS, '-created', { status: z.enum(['', 'active', 'inactive']).catch('') }),
  limit: 'read',
  run({ services: { db } }, query) {
    const conditions: SQL[] = []
    if (query.q) conditions.push(contains(db, 'events', query.q).where)
    if (query.status) conditions.push(eq(events.isActive, query.status === 'active'))
    const where = and(...conditions)
    const columns = { created: events.createdAt, title: events.title, type: events.eventType }
    return {
      ...listPage(query, {
        count: () =>
          where
            ? countUpTo(db, sql`select 1 from ${events} where ${where}`)
            : countAll(db, sql`from ${events}`),
        rows: (limit, offset): EventRow[] => {
          const at = pageAt(where, query.sort, columns, events.id, { limit, offset })
          return db.orm
            .select()
            .from(events)
            .where(at.where)
            .orderBy(...orderBy(query.sort, columns, events.id))
            .limit(limit)
            .offset(at.offset)
            .all()
        },
      }),
      totalEvents: countAll(db, sql`from ${events}`).total,
    }
  },
})

export const exportEvents = csvExport<EventRow>({
  name: 'events.export',
  summary: 'The events as a CSV file',
  entity: ENTITY,
  file: 'events.csv',
  columns: [
    { head: 'id', value: (event) => event.id },
    { head: 'title', value: (event) => event.title },
    { head: 'eventType', value: (event) => event.eventType },
    { head: 'dateRange', value: (event) => event.dateRange },
    { head: 'description', value: (event) => event.description },
    { head: 'isActive', value: (event) => event.isActive },
    { head: 'createdAt', value: (event) => event.createdAt },
  ],
  read: (db, last, limit) =>
    db.orm
      .select()
      .from(events)
      .where(
        last
          ? sql`(${events.createdAt}, ${events.id}) < (${last.createdAt.getTime()}, ${last.id})`
          : undefined,
      )
      .orderBy(desc(events.createdAt), desc(events.id))
      .limit(limit)
      .all(),
})

function findEvent(db: Db, id: string): EventRow | undefined {
  return db.orm.select().from(events).where(eq(events.id, id)).get()
}

function eventById(db: Db, id: string): EventRow {
  const event = findEvent(db, id)
  if (!event) throw new Refusal('event.not-found', NO_SUCH_EVENT)
  return event
}

export const readEvent = operation({
  name: 'events.read',
  summary: 'One event',
  who: 'admin',
  input: eventIdSchema,
  limit: 'read',
  run: ({ services: { db } }, { id }) => eventById(db, id),
})

export const createEvent = operation({
  name: 'events.create',
  summary: 'Add an event',
  who: 'admin',
  input: eventSchema,
  limit: 'write',
  idempotency: {
    where: 'database',
    created: (event: EventRow) => event.id,
    again: ({ services: { db } }, id) => findEvent(db, id),
  },
  audit: { 'events.create': ENTITY },
  change({ services: { db, clock } }, values) {
    const id = randomUUID()
    db.orm
      .insert(events)
      .values({ id, ...values, createdAt: clock.now() })
      .run()
    return {
      result: eventById(db, id),
      wrote: [{ action: 'events.create', entityId: id, after: values }],
    }
  },
})

export const changeEvent = operation({
  name: 'events.change',
  summary: 'Change an event; activate or deactivate it',
  who: 'admin',
  input: eventChangeSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'events.change': ENTITY, 'events.activate': ENTITY, 'events.deactivate': ENTITY },
  change(call, { id, ...given }) {
    const { db } = call.services
    const old = eventById(db, id)
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const { before, after } = differences({ ...old }, wanted)
    if (Object.keys(after).length === 0) return { result: old, wrote: [] }
    refuseIfChangedSince(call, ENTITY, id)
    db.orm.update(events).set(wanted).where(eq(events.id, id)).run()
    return {
      result: eventById(db, id),
      wrote: [{ action: nameOf(after), entityId: id, before, after }],
    }
  },
})

function nameOf(after: Record<string, unknown>) {
  if (Object.keys(after).join() !== 'isActive') return 'events.change'
  return after.isActive ? 'events.activate' : 'events.deactivate'
}

export const deleteEvent = operation({
  name: 'events.delete',
  summary: 'Delete an event',
  who: 'admin',
  input: eventIdSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'events.delete': ENTITY },
  change({ services: { db } }, { id }) {
    const before = { ...eventById(db, id) }
    db.orm.delete(events).where(eq(events.id, id)).run()
    return {
      result: { message: EVENT_DELETED },
      wrote: [{ action: 'events.delete', entityId: id, before }],
    }
  },
})

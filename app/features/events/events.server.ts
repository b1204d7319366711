import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { countAll } from '#app/features/listing/list.server.ts'
import { differences } from '#app/operations/audit-entry.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { refuseIfChangedSince } from '#app/operations/revision.server.ts'
import { events } from '#db/schema/index.ts'
import { EVENT_DELETED, NO_SUCH_EVENT } from './event-messages.ts'
import { eventChangeSchema, eventIdSchema, eventSchema } from './events.schema.ts'

const ENTITY = 'event'

export const {
  list: listEvents,
  find: findEvent,
  one: eventById,
  csv,
} = defineList({
  name: 'events.list',
  summary: 'The events, a page at a time',
  who: 'admin',
  table: events,
  select: getTableColumns(events),
  from: (db, columns) => db.orm.select(columns).from(events),
  sorts: { created: events.createdAt, title: events.title, type: events.eventType },
  order: '-created',
  search: 'events',
  filters: {
    status: choice({ active: eq(events.isActive, true), inactive: eq(events.isActive, false) }),
  },
  more: ({ db }) => ({ totalEvents: countAll(db, sql`from ${events}`).total }),
  missing: ['event.not-found', NO_SUCH_EVENT],
})

type EventRow = ReturnType<typeof eventById>

export const exportEvents = csv({
  name: 'events.export',
  summary: 'The events as a CSV file',
  entity: ENTITY,
  file: 'events.csv',
  order: '-createdAt',
  columns: ['id', 'title', 'eventType', 'dateRange', 'description', 'isActive', 'createdAt'],
})

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
      entries: [{ action: 'events.create', entityId: id, subjectUserId: null, after: values }],
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
    if (Object.keys(after).length === 0) return { result: old, entries: [] }
    refuseIfChangedSince(call, ENTITY, id)
    db.orm.update(events).set(wanted).where(eq(events.id, id)).run()
    return {
      result: eventById(db, id),
      entries: [{ action: nameChange(after), entityId: id, subjectUserId: null, before, after }],
    }
  },
})

function nameChange(after: Record<string, unknown>) {
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
      entries: [{ action: 'events.delete', entityId: id, subjectUserId: null, before }],
    }
  },
})

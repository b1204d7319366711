import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  contains,
  countUpTo,
  like,
  listPage,
  listSchema,
  orderBy,
} from '#app/features/listing/list.server.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { auditLog, users } from '#db/schema/index.ts'

const SORTS = ['at'] as const

const listInput = listSchema(SORTS, '-at', {
  entity: z.string().trim().max(60).catch(''),
  actor: z.string().trim().max(60).catch(''),
})

export const entryColumns = {
  id: auditLog.id,
  at: auditLog.at,
  action: auditLog.action,
  entity: auditLog.entity,
  entityId: auditLog.entityId,
  before: auditLog.before,
  after: auditLog.after,
  undoneAt: auditLog.undoneAt,
  actorId: auditLog.actorId,
  actorName: users.name,
  actorEmail: users.email,
}

export const listAudit = operation({
  name: 'audit.list',
  summary: 'Every change that an administrator made, newest first',
  who: 'admin',
  input: listInput,
  limit: 'read',
  run({ services: { db } }, query) {
    const conditions: SQL[] = []
    if (query.entity) conditions.push(eq(auditLog.entity, query.entity))
    if (query.actor) conditions.push(eq(auditLog.actorId, query.actor))
    if (query.q) {
      const ofActor = contains(db, 'users', query.q, auditLog.actorId).where
      const inEntry = like(query.q, [auditLog.action, auditLog.entityId, auditLog.before, auditLog.after])
      conditions.push(or(ofActor, inEntry)!)
    }
    const where = and(...conditions)
    const from = sql`from ${auditLog} left join ${users} on ${users.id} = ${auditLog.actorId}`
    return {
      ...listPage(query, {
        count: () => countUpTo(db, sql`select 1 ${from} ${where ? sql`where ${where}` : sql``}`, 10_000),
        rows: (limit, offset) =>
          db.orm
            .select(entryColumns)
            .from(auditLog)
            .leftJoin(users, eq(users.id, auditLog.actorId))
            .where(where)
            .orderBy(...orderBy(query.sort, { at: auditLog.at }, auditLog.id))
            .limit(limit)
            .offset(offset)
            .all(),
      }),
      entities: entitiesOf(db),
    }
  },
})

/** The kinds of thing that occur in the log; one step through the index for each. */
function entitiesOf(db: Services['db']): string[] {
  return db.sqlite
    .prepare(
      `with recursive kinds(entity) as (
         select min(entity) from audit_log
         union all select (select min(entity) from audit_log where entity > kinds.entity) from kinds where entity is not null
       ) select entity from kinds where entity is not null`,
    )
    .pluck()
    .all() as string[]
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit.run>>['rows'][number]

export const readAuditEntry = operation({
  name: 'audit.read',
  summary: 'One entry of the audit log',
  who: 'admin',
  input: z.object({ id: z.coerce.number().int().positive() }),
  limit: 'read',
  run({ services: { db } }, { id }): AuditEntry {
    const entry = db.orm
      .select(entryColumns)
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(eq(auditLog.id, id))
      .get()
    if (!entry) throw new Refusal('audit.not-found', 'There is no such entry in the audit log.')
    return entry
  },
})

/** The newest entries, for the dashboard. */
export function recentChanges({ db }: Services, limit: number): AuditEntry[] {
  return db.orm
    .select(entryColumns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .all()
}

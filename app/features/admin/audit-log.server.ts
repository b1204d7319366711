import { desc, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { defineList, keyOf } from '#app/features/listing/define-list.server.ts'
import { contains, like } from '#app/features/listing/list.server.ts'
import { operation } from '#app/features/operations/operation.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { auditLog, users } from '#db/schema/index.ts'

const entryColumns = {
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

const entries = (db: Db, columns: typeof entryColumns) =>
  db.orm.select(columns).from(auditLog).leftJoin(users, eq(users.id, auditLog.actorId))

export const {
  list: listAudit,
  one: entryById,
  csv,
} = defineList({
  name: 'audit.list',
  summary: 'Every change that an administrator made, newest first',
  who: 'admin',
  table: auditLog,
  select: entryColumns,
  from: entries,
  sorts: { at: auditLog.at },
  order: '-at',
  search(db, q) {
    const ofActor = contains(db, 'users', q, auditLog.actorId).where
    return or(ofActor, like(q, [auditLog.action, auditLog.entityId, auditLog.before, auditLog.after]))!
  },
  filters: { entity: keyOf(auditLog.entity), actor: keyOf(auditLog.actorId) },
  countTo: 10_000,
  more: ({ db }) => ({ entities: entitiesOf(db) }),
  missing: ['audit.not-found', 'There is no such entry in the audit log.'],
})

export type AuditEntry = ReturnType<typeof entryById>

export const exportAudit = csv({
  name: 'audit.export',
  summary: 'The audit log as a CSV file',
  entity: 'audit-log',
  file: 'audit-log.csv',
  order: '-id',
  columns: [
    'id',
    'at',
    ['actor', (entry) => entry.actorEmail],
    'action',
    'entity',
    'entityId',
    ['before', (entry) => entry.before && JSON.stringify(entry.before)],
    ['after', (entry) => entry.after && JSON.stringify(entry.after)],
    'undoneAt',
  ],
})

/** The kinds of thing that occur in the log; one step through the index for each. */
function entitiesOf(db: Db): string[] {
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

export const readAuditEntry = operation({
  name: 'audit.read',
  summary: 'One entry of the audit log',
  who: 'admin',
  input: z.object({ id: z.coerce.number().int().positive() }),
  limit: 'read',
  run: ({ services: { db } }, { id }) => entryById(db, id),
})

/** The newest entries, for the dashboard. */
export function recentChanges({ db }: Services, limit: number): AuditEntry[] {
  return entries(db, entryColumns).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(limit).all()
}

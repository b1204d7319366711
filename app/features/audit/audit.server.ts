import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  contains,
  countUpTo,
  like,
  listPage,
  listSchema,
  orderBy,
} from '#app/features/listing/list.server.ts'
import { type Call, operation, Refusal, type Services } from '#app/features/operations/operation.server.ts'
import type { Person } from '#app/features/operations/person.ts'
import { auditLog, users } from '#db/schema/index.ts'

type Facts = Record<string, unknown>

export interface Change {
  /** As the operation is named: 'users.suspend'. */
  action: string
  /** What kind of thing, and which. */
  entity: string
  entityId: string | number
  /** Whom `before` and `after` are about; they go with that person's account. */
  subjectUserId?: string | null
  before?: Facts | null
  after?: Facts | null
}

/**
 * Writes an administrator's change into the audit log. To be called within the transaction that makes the change,
 * so that neither is ever there without the other.
 * @returns the entry's id, by which the change can be undone.
 */
export function recordChange({ db, clock }: Services, actor: Person, change: Change): number {
  const { lastInsertRowid } = db.orm
    .insert(auditLog)
    .values({
      at: clock.now(),
      actorId: actor.id,
      action: change.action,
      entity: change.entity,
      entityId: String(change.entityId),
      subjectUserId: change.subjectUserId ?? null,
      before: change.before ?? null,
      after: change.after ?? null,
    })
    .run()
  return Number(lastInsertRowid)
}

/** Only what differs, on both sides: what an entry needs to say. */
export function differences(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: only(before), after: only(after) }
}

/** What a form shows was changed by another before it was sent. */
export class ChangedSince extends Refusal {
  constructor() {
    super(
      409,
      'This was changed after you had opened it, and is stored as it was changed. What you typed is still here: save again to put it in the place of that, or open it anew to see the change first.',
    )
  }
}

/**
 * To be called before a form's values take the place of those that are stored, within the same transaction.
 * @throws ChangedSince where an administrator changed it after the form was shown
 */
export function refuseIfChangedSince(
  { services: { db }, formShownAt }: Pick<Call<'admin'>, 'services' | 'formShownAt'>,
  entity: string,
  ids: string | number | readonly string[],
): void {
  if (!formShownAt) return
  const changed = db.orm
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        inArray(auditLog.entityId, [ids].flat().map(String)),
        gt(auditLog.at, formShownAt),
      ),
    )
    .limit(1)
    .get()
  if (changed) throw new ChangedSince()
}

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
    if (!entry) throw new Refusal(404, 'There is no such entry in the audit log.')
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

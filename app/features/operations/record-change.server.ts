import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import { type Call, Refusal } from './operation.server.ts'
import type { Person } from './person.ts'
import type { Services } from './services.ts'

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

/** The entry of the last change of a thing, where this person made it; null where another did. */
export function lastChangeOf(db: Services['db'], entity: string, id: string, actor: Person): number | null {
  const last = db.orm
    .select({ id: auditLog.id, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
    .get()
  return last?.actorId === actor.id ? last.id : null
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
      'revision.changed',
      'Somebody changed this after you opened it, and their change is saved. What you typed is still here. Save again to replace their change, or reload the page to see it first.',
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

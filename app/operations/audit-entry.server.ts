import { and, desc, eq } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import type { Person } from './person.ts'
import type { Services } from './services.ts'

type Facts = Record<string, unknown>

/** One change in the audit log. The operation's `audit` gives the kind of entity for each action. */
export interface AuditEntry<Action extends string = string> {
  /** The operation's name: 'users.suspend'. */
  action: Action
  /** The id of what was changed. */
  entityId: string | number
  /**
   * The person whom the entry is about, and with whose account it is deleted. Null if it is about nobody: required, so that
   * none is forgotten.
   */
  subjectUserId: string | null
  before?: Facts | null
  after?: Facts | null
}

interface RecordedChange extends AuditEntry {
  /** The kind of entity that was changed. */
  entity: string
}

/**
 * Writes an administrator's change into the audit log. `operation` calls it for the entries that `change` returns. An
 * operation with `auditExemption` calls it itself, within the transaction that makes the change.
 * @param at the same for all entries of one operation: by it they are found together
 * @returns the entry's id, by which the change can be undone.
 */
export function recordChange(
  { db, clock }: Services,
  actor: Person,
  change: RecordedChange,
  at = clock.now(),
): number {
  const { lastInsertRowid } = db.orm
    .insert(auditLog)
    .values({
      at,
      actorId: actor.id,
      action: change.action,
      entity: change.entity,
      entityId: String(change.entityId),
      subjectUserId: change.subjectUserId,
      before: change.before ?? null,
      after: change.after ?? null,
    })
    .run()
  return Number(lastInsertRowid)
}

export function markUndone({ db, clock }: Services, id: number): void {
  db.orm.update(auditLog).set({ undoneAt: clock.now() }).where(eq(auditLog.id, id)).run()
}

/** The id of the entry of an entity's last change if this person made it; null if somebody else did. */
export function findLastChange(db: Services['db'], entity: string, id: string, actor: Person): number | null {
  const last = db.orm
    .select({ id: auditLog.id, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
    .get()
  return last?.actorId === actor.id ? last.id : null
}

/** Only the facts that differ, with both values. An entry needs no more. */
export function differences(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: only(before), after: only(after) }
}

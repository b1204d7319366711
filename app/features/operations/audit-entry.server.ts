import { and, desc, eq } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import type { Person } from './person.ts'
import type { Services } from './services.ts'

type Facts = Record<string, unknown>

/** What the audit log says of one change. The operation's `audit` gives the kind of thing for each action. */
export interface AuditEntry<Action extends string = string> {
  /** As the operation is named: 'users.suspend'. */
  action: Action
  /** Which thing it was. */
  entityId: string | number
  /** The person whom `before` and `after` are about; both are deleted with that person's account. */
  subjectUserId?: string | null
  before?: Facts | null
  after?: Facts | null
}

interface RecordedChange extends AuditEntry {
  /** What kind of thing was changed. */
  entity: string
}

/**
 * Writes an administrator's change into the audit log. `operation` calls it for the entries that `change` returns. An
 * operation with `auditExemption` calls it itself, within the transaction that makes the change.
 * @returns the entry's id, by which the change can be undone.
 */
export function recordChange({ db, clock }: Services, actor: Person, change: RecordedChange): number {
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

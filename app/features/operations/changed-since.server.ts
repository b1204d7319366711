import { and, eq, gt, inArray } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import { type Call, Refusal } from './operation.server.ts'

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

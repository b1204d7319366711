import { and, eq, gt, inArray } from 'drizzle-orm'
import { REVISION } from '#app/ui/form/hidden-fields.ts'
import { auditLog } from '#db/schema/index.ts'
import { type Call, Refusal } from './operation.server.ts'
import { operationWords } from './operation-messages.ts'

/** Somebody else changed the row after it was read. Nothing is stored. */
export class ChangedSince extends Refusal {
  /** @param stored the stored revision, if saving again may overwrite it */
  constructor(message = operationWords.changedByAnother, stored?: number) {
    super('revision.changed', message, {}, stored === undefined ? undefined : { [REVISION]: stored })
  }
}

/**
 * For rows that count their changes in a column `revision`. Call it in the transaction that changes the row.
 * @param seen the revision that the form or the call has read
 * @throws ChangedSince
 */
export function refuseOtherRevision(
  { stored, seen }: { stored: number; seen: number },
  since: () => ChangedSince,
): void {
  if (stored !== seen) throw since()
}

/**
 * For rows without a column `revision` that only administrators change: the audit log has the time of the last change.
 * Call it in the transaction that changes the row.
 * @throws ChangedSince if an administrator changed it after the form was shown
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

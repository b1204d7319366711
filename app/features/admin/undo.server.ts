import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AuditEntry } from '#app/features/operations/audit-entry.server.ts'
import { type Call, operation, Refusal } from '#app/features/operations/operation.server.ts'
import { indexAgain, restoreStory } from '#app/features/stories/moderation.server.ts'
import { changeUser } from '#app/features/users/users.server.ts'
import { auditLog } from '#db/schema/index.ts'
import { isUndoable } from './undoable.ts'

export const UNDONE = 'Undone'
export const UNDONE_ALREADY = 'This has been undone already.'
const NOT_UNDOABLE = 'This cannot be undone.'

type Entry = typeof auditLog.$inferSelect

/** Puts back what an entry of the audit log changed. The log keeps both: the change, and that it was undone. */
export const undoChange = operation({
  name: 'audit.undo',
  summary: 'Undo a change of the audit log',
  who: 'admin',
  input: z.object({ id: z.coerce.number().int().positive() }),
  limit: 'write',
  idempotency: 'natural',
  // What concerns a user is recorded by `changeUser`, which puts it back.
  audit: { 'stories.undo': 'story' },
  change(call, { id }) {
    const { db, clock } = call.services
    const found = db.orm.select().from(auditLog).where(eq(auditLog.id, id)).get()
    if (!found) throw new Refusal('audit.not-found', 'There is no such entry in the audit log.')
    if (found.undoneAt) throw new Refusal('audit.undone', UNDONE_ALREADY)
    if (!isUndoable(found)) throw new Refusal('audit.not-undoable', NOT_UNDOABLE)
    const wrote = putBack(call, found)
    db.orm.update(auditLog).set({ undoneAt: clock.now() }).where(eq(auditLog.id, id)).run()
    return { result: found, wrote }
  },
  async afterwards({ services }, { result: undone }) {
    if (undone.entity === 'story') await indexAgain(services, undone.entityId)
    return { message: UNDONE }
  },
})

/** @returns what is left to record */
function putBack(call: Call<'admin'>, entry: Entry): AuditEntry<'stories.undo'>[] {
  const before = entry.before!
  const after = entry.after!
  if (entry.entity === 'story')
    return [restoreStory(call.services, call.actor, entry.entityId, { before, after })]
  changeUser.run(call, { id: entry.entityId, ...before })
  return []
}

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

/** The most entries that one action writes. Their ids are consecutive. */
const AT_ONCE = 100

/**
 * Reverts what an entry of the audit log changed, or all entries from `first` to it. The log keeps both the change and
 * its undoing.
 */
export const undoChange = operation({
  name: 'audit.undo',
  summary: 'Undo a change of the audit log, or several that were made at once',
  who: 'admin',
  input: z
    .object({ id: z.coerce.number().int().positive(), first: z.coerce.number().int().positive().optional() })
    .refine(({ id, first = id }) => first <= id && id - first < AT_ONCE),
  limit: 'write',
  idempotency: 'natural',
  // `changeUser` undoes a change of a user, and records it.
  audit: { 'stories.undo': 'story' },
  change(call, { id, first = id }) {
    const ids = Array.from({ length: id - first + 1 }, (_, place) => id - place)
    const undone = ids.map((each) => undoOne(call, each))
    return { result: undone.map(({ entry }) => entry), entries: undone.flatMap(({ entries }) => entries) }
  },
  async afterwards({ services }, { result: undone }) {
    for (const { entity, entityId } of undone) if (entity === 'story') await indexAgain(services, entityId)
    return { message: UNDONE }
  },
})

function undoOne(call: Call<'admin'>, id: number) {
  const { db, clock } = call.services
  const entry = db.orm.select().from(auditLog).where(eq(auditLog.id, id)).get()
  if (!entry) throw new Refusal('audit.not-found', 'There is no such entry in the audit log.')
  if (entry.undoneAt) throw new Refusal('audit.undone', UNDONE_ALREADY)
  if (!isUndoable(entry)) throw new Refusal('audit.not-undoable', NOT_UNDOABLE)
  const entries = putBack(call, entry)
  db.orm.update(auditLog).set({ undoneAt: clock.now() }).where(eq(auditLog.id, id)).run()
  return { entry, entries }
}

/** @returns the entries that are still to be written */
function putBack(call: Call<'admin'>, entry: Entry): AuditEntry<'stories.undo'>[] {
  const before = entry.before!
  const after = entry.after!
  if (entry.entity === 'story')
    return [restoreStory(call.services, call.actor, entry.entityId, { before, after })]
  changeUser.run(call, { id: entry.entityId, ...before })
  return []
}

import { eq } from 'drizzle-orm'
import { z } from 'zod'
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
  async run(call, { id }) {
    const { services } = call
    const { db, clock } = services
    const entry = db.write(() => {
      const found = db.orm.select().from(auditLog).where(eq(auditLog.id, id)).get()
      if (!found) throw new Refusal('audit.not-found', 'There is no such entry in the audit log.')
      if (found.undoneAt) throw new Refusal('audit.undone', UNDONE_ALREADY)
      if (!isUndoable(found)) throw new Refusal('audit.not-undoable', NOT_UNDOABLE)
      putBack(call, found)
      db.orm.update(auditLog).set({ undoneAt: clock.now() }).where(eq(auditLog.id, id)).run()
      return found
    })
    if (entry.entity === 'story') await indexAgain(services, entry.entityId)
    return { message: UNDONE }
  },
})

function putBack(call: Call<'admin'>, entry: Entry): void {
  const before = entry.before!
  const after = entry.after!
  if (entry.entity === 'story') {
    restoreStory(call.services, call.actor, entry.entityId, { before, after })
    return
  }
  changeUser.run(call, { id: entry.entityId, ...before })
}

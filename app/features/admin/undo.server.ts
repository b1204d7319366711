import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { restoreStory } from '#app/features/stories/moderation.server.ts'
import { indexAgain } from '#app/features/stories/story-example.server.ts'
import { changeUserSchema } from '#app/features/users/users.schema.ts'
import { CHANGE_ACCOUNT, changeAccount } from '#app/features/users/users.server.ts'
import { type AuditEntry, markUndone } from '#app/operations/audit-entry.server.ts'
import { type Call, operation, Refusal } from '#app/operations/operation.server.ts'
import { auditLog } from '#db/schema/index.ts'
import { isUndoable } from './undoable.ts'

export const UNDONE = 'Undone'
export const UNDONE_ALREADY = 'This has been undone already.'
const NOT_UNDOABLE = 'This cannot be undone.'

const UNDOES = { 'stories.undo': 'story', ...CHANGE_ACCOUNT } as const

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
  audit: UNDOES,
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
  const { db } = call.services
  const entry = db.orm.select().from(auditLog).where(eq(auditLog.id, id)).get()
  if (!entry) throw new Refusal('audit.not-found', 'There is no such entry in the audit log.')
  if (entry.undoneAt) throw new Refusal('audit.undone', UNDONE_ALREADY)
  if (!isUndoable(entry)) throw new Refusal('audit.not-undoable', NOT_UNDOABLE)
  const entries = putBack(call, entry)
  markUndone(call.services, id)
  return { entry, entries }
}

function putBack(call: Call<'admin'>, entry: Entry): readonly AuditEntry<keyof typeof UNDOES>[] {
  const before = entry.before!
  const after = entry.after!
  if (entry.entity === 'story')
    return [restoreStory(call.services, call.actor, entry.entityId, { before, after })]
  return changeAccount(call, changeUserSchema.parse({ id: entry.entityId, ...before })).entries
}

import { and, desc, eq, gt, lt, ne, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { hasSession } from '#app/features/account/sessions.server.ts'
import { DAY } from '#app/operations/clock.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { operationWords } from '#app/operations/operation-messages.ts'
import type { Services } from '#app/operations/services.ts'
import { FORM_OWNER } from '#app/ui/form/hidden-fields.ts'
import type { Db } from '#db/client.server.ts'
import { formDrafts } from '#db/schema/index.ts'
import { shownTo } from './form-owner.server.ts'

const KEPT_FOR = DAY
/** More than the longest story with every character escaped. No form here is larger. */
const MAX_CHARACTERS = 100_000
/** Drafts of one person, one for each form; the oldest is dropped first. */
const MOST_DRAFTS = 8

const draftAt = (userId: string, path: string) =>
  and(eq(formDrafts.userId, userId), eq(formDrafts.path, path))

/**
 * Keeps what a person typed for a day if their session had ended. At that moment nobody is signed in, and the next
 * person at this browser may be somebody else. So a signed field of the form names its owner, only the owner sees the
 * text again, and only the browser that was shown the form can send it. A session that was ended for the person, as by
 * a new password, keeps nothing: it may have been a stranger's.
 * @param ownSessions names of the sessions that this browser has or had
 * @returns true if it was kept
 */
export function saveFormDraft(
  services: Services,
  path: string,
  fields: Record<string, string>,
  ownSessions: readonly string[],
): boolean {
  const { db, clock } = services
  const { [FORM_OWNER]: mark, ...typed } = fields
  const shown = shownTo(services, mark)
  const userId = shown && ownSessions.includes(shown.session) ? shown.userId : null
  if (!userId || JSON.stringify(typed).length > MAX_CHARACTERS) return false
  const now = clock.now()
  return db.write(() => {
    discardOldFormDrafts(services)
    if (!hasSession(db, clock, userId, ownSessions)) return false
    const kept = { path, fields: typed, keptAt: now }
    storeDraft(db, userId, kept)
    return true
  })
}

function storeDraft(
  db: Db,
  userId: string,
  kept: Pick<typeof formDrafts.$inferInsert, 'path' | 'fields' | 'keptAt'>,
): void {
  const others = and(eq(formDrafts.userId, userId), ne(formDrafts.path, kept.path))
  const newest = db.orm
    .select({ path: formDrafts.path })
    .from(formDrafts)
    .where(others)
    .orderBy(desc(formDrafts.keptAt))
    .limit(MOST_DRAFTS - 1)
  db.orm
    .delete(formDrafts)
    .where(and(others, notInArray(formDrafts.path, newest)))
    .run()
  db.orm
    .insert(formDrafts)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: [formDrafts.userId, formDrafts.path], set: kept })
    .run()
}

/** Keeps what a signed-in person typed between two steps of a form. */
export const keepFormDraft = operation({
  name: 'form-drafts.keep',
  summary: 'Keep what was typed into a form, until its next step',
  who: 'member',
  input: z.object({ path: z.string().min(1).max(200), fields: z.record(z.string(), z.string()) }),
  // Comes with another write, which was counted.
  limit: 'read',
  run({ services, actor }, { path, fields: { [FORM_OWNER]: _, ...typed } }) {
    if (JSON.stringify(typed).length > MAX_CHARACTERS)
      throw new Refusal('draft.too-long', operationWords.draftTooLong)
    const kept = { path, fields: typed, keptAt: services.clock.now() }
    services.db.write(() => {
      discardOldFormDrafts(services)
      storeDraft(services.db, actor.id, kept)
    })
    return { kept: true }
  },
})

/** Deletes drafts that are older than a day. */
export function discardOldFormDrafts({ db, clock }: Services): void {
  const before = new Date(clock.now().getTime() - KEPT_FOR)
  db.orm.delete(formDrafts).where(lt(formDrafts.keptAt, before)).run()
}

const pathSchema = z.object({ path: z.string().min(1).max(200) })

export const readFormDrafts = operation({
  name: 'form-drafts.read',
  summary: 'What was typed into forms before the session ended, and the place of each, newest first',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  // The form may have been accepted before the session ended, so the fields contain its idempotency key.
  run({ services: { db, clock }, actor }) {
    const isKept = gt(formDrafts.keptAt, new Date(clock.now().getTime() - KEPT_FOR))
    const where = and(eq(formDrafts.userId, actor.id), isKept)
    const { path, fields } = formDrafts
    return db.orm
      .select({ path, fields })
      .from(formDrafts)
      .where(where)
      .orderBy(desc(formDrafts.keptAt))
      .all()
  },
})

export const discardFormDraft = operation({
  name: 'form-drafts.discard',
  summary: 'Forget what was typed into a form before the session ended',
  who: 'member',
  input: pathSchema,
  // Comes with another write, which was counted.
  limit: 'read',
  run: ({ services: { db }, actor }, { path }) => ({
    discarded: db.orm.delete(formDrafts).where(draftAt(actor.id, path)).run().changes === 1,
  }),
})

import { eq } from 'drizzle-orm'
import { type AuditEntry, findLastChange } from '#app/operations/audit-entry.server.ts'
import { type Call, type Change, operation, Refusal } from '#app/operations/operation.server.ts'
import type { Person } from '#app/operations/person.ts'
import { ChangedSince, refuseOtherRevision } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { users } from '#db/schema/index.ts'
import { requireStory, storyById } from './moderated-stories.server.ts'
import {
  approveStorySchema,
  featureStorySchema,
  rejectStorySchema,
  reviewSeveralSchema,
  storyKeySchema,
} from './moderation.schema.ts'
import {
  DONE,
  decidedMeanwhile,
  NOT_YOUR_OWN,
  ONLY_APPROVED,
  STORY_DELETED,
  severalDone,
} from './moderation-messages.ts'
import { changeStory, deleteStory, type StoryRow } from './stories.repo.server.ts'
import { indexAgain } from './story-example.server.ts'

interface Decision {
  id: string
  status: 'approved' | 'rejected'
  adminNotes: string | null
  revision?: number | undefined
}

/** The facts of a story that administrators change, for the log and for undoing. */
const toFacts = (row: StoryRow) => pick(row, 'status', 'adminNotes', 'isFeatured', 'isUnfeatured', 'revision')

const RECORDED_AS = { approved: 'stories.approve', rejected: 'stories.reject' } as const

/** Decides on a story. A review without a revision, as calls may send it, applies to the stored state. */
function review<Status extends Decision['status']>(
  { services, actor }: Call<'admin'>,
  { id, status, adminNotes, revision }: Decision & { status: Status },
): Change<Stored, (typeof RECORDED_AS)[Status]> {
  const { db, clock } = services
  const story = requireStory(db, id)
  const isAgain =
    (revision === undefined || revision === story.revision - 1) &&
    story.reviewedBy === actor.id &&
    story.status === status &&
    story.adminNotes === adminNotes
  const earlier = isAgain ? findLastChange(db, 'story', id, actor) : null
  if (earlier !== null) return { result: { earlier }, entries: [] }
  refuseOtherRevision({ stored: story.revision, seen: revision ?? story.revision }, () =>
    changedSince(services, story),
  )
  if (status === 'approved') refuseOwn(actor, story)
  changeStory(db, id, {
    status,
    adminNotes,
    reviewedAt: clock.now(),
    reviewedBy: actor.id,
    revision: story.revision + 1,
    // A rejected story is not featured.
    ...(status === 'rejected' ? { isFeatured: false } : {}),
  })
  return {
    result: { earlier: null },
    entries: [
      {
        action: RECORDED_AS[status],
        entityId: id,
        subjectUserId: story.userId,
        before: toFacts(story),
        after: toFacts(requireStory(db, id)),
      },
    ],
  }
}

interface Stored {
  /** The audit entry of the change, if the same form was sent before. */
  earlier: number | null
}

/** The answer after a change is stored. The message offers to undo its entry. */
async function answered(
  { services }: Call<'admin'>,
  id: string,
  { result: { earlier }, entry }: { result: Stored; entry: number | null },
  message: string,
) {
  await indexAgain(services, id)
  return { message, entry: entry ?? earlier, story: storyById(services.db, id) }
}

function changedSince({ db }: Services, { status, reviewedBy }: StoryRow): ChangedSince {
  const reviewer = db.orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, reviewedBy ?? ''))
    .get()
  return new ChangedSince(decidedMeanwhile(status, reviewer ? reviewer.name || reviewer.email : null))
}

/** Administrators must not approve their own stories for others. */
function refuseOwn(actor: Person, { userId }: StoryRow): void {
  if (userId === actor.id) throw new Refusal('story.own', NOT_YOUR_OWN)
}

export const approveStory = operation({
  name: 'moderation.approve',
  summary: 'Approve a story; notes are optional',
  who: 'admin',
  input: approveStorySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { [RECORDED_AS.approved]: 'story' },
  change: (call, input) => review(call, { ...input, status: 'approved' }),
  afterwards: (call, stored, { id }) => answered(call, id, stored, DONE.approved),
})

export const rejectStory = operation({
  name: 'moderation.reject',
  summary: 'Reject a story; the notes say why',
  who: 'admin',
  input: rejectStorySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { [RECORDED_AS.rejected]: 'story' },
  change: (call, input) => review(call, { ...input, status: 'rejected' }),
  afterwards: (call, stored, { id }) => answered(call, id, stored, DONE.rejected),
})

/** Decides on several waiting stories: on all of them, or on none if one has changed since it was shown. */
export const reviewStories = operation({
  name: 'moderation.review-several',
  summary: 'Approve or reject several stories at once, with the same notes',
  who: 'admin',
  input: reviewSeveralSchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { [RECORDED_AS.approved]: 'story', [RECORDED_AS.rejected]: 'story' },
  change(call, { chosen, decision, adminNotes }) {
    const stories = [...new Map(chosen.map((story) => [story.id, story])).values()]
    const reviewed = stories.map((story) => review(call, { ...story, status: decision, adminNotes }))
    const entries = reviewed.flatMap((one) => one.entries)
    const earlier = reviewed.flatMap(({ result }) => result.earlier ?? [])
    return { result: { count: stories.length, entryCount: entries.length, earlier }, entries }
  },
  async afterwards({ services }, { result: { count, entryCount, earlier }, entry }, { chosen, decision }) {
    if (decision === 'approved') for (const { id } of chosen) await indexAgain(services, id)
    const message = severalDone(count, decision)
    // They were written in one transaction, so their ids are consecutive.
    if (entry !== null) return { message, entry, first: entry - entryCount + 1 }
    const last = Math.max(...earlier)
    // The same form was sent again. If the ids are not consecutive, the entries come from more than that form.
    const isOneForm = last - Math.min(...earlier) + 1 === earlier.length
    return {
      message,
      ...(isOneForm ? { entry: last, first: Math.min(...earlier) } : { entry: null, first: null }),
    }
  },
})

export const featureStory = operation({
  name: 'moderation.feature',
  summary: 'Feature an approved story, or take it off again',
  who: 'admin',
  input: featureStorySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'stories.feature': 'story', 'stories.unfeature': 'story' },
  change({ services, actor }, { id, isFeatured }) {
    const { db } = services
    const story = requireStory(db, id)
    const result: Stored = { earlier: null }
    if (story.isFeatured === isFeatured) return { result, entries: [] }
    if (story.status !== 'approved') throw new Refusal('story.not-approved', ONLY_APPROVED)
    if (isFeatured) refuseOwn(actor, story)
    changeStory(db, id, { isFeatured, isUnfeatured: !isFeatured, revision: story.revision + 1 })
    return {
      result,
      entries: [
        {
          action: isFeatured ? 'stories.feature' : 'stories.unfeature',
          entityId: id,
          subjectUserId: story.userId,
          before: toFacts(story),
          after: toFacts(requireStory(db, id)),
        },
      ],
    }
  },
  afterwards: (call, stored, { id, isFeatured }) =>
    answered(call, id, stored, isFeatured ? 'Story featured' : 'Story no longer featured'),
})

/**
 * Restores a story to its state before a change, which has to be the latest one. Runs within the caller's transaction.
 * @returns the entry for the audit log
 */
export function restoreStory(
  services: Services,
  actor: Person,
  id: string,
  change: { before: Record<string, unknown>; after: Record<string, unknown> },
): AuditEntry<'stories.undo'> {
  const { db } = services
  const story = requireStory(db, id)
  refuseOtherRevision({ stored: story.revision, seen: Number(change.after.revision) }, () =>
    changedSince(services, story),
  )
  const before = change.before as ReturnType<typeof toFacts>
  if (before.status === 'approved' && (story.status !== 'approved' || before.isFeatured))
    refuseOwn(actor, story)
  changeStory(db, id, {
    status: before.status,
    adminNotes: before.adminNotes,
    isFeatured: before.isFeatured,
    isUnfeatured: before.isUnfeatured ?? story.isUnfeatured,
    revision: story.revision + 1,
    ...(before.status === 'pending' ? { reviewedAt: null, reviewedBy: null } : {}),
  })
  return {
    action: 'stories.undo',
    entityId: id,
    subjectUserId: story.userId,
    before: toFacts(story),
    after: toFacts(requireStory(db, id)),
  }
}

export const deleteAnyStory = operation({
  name: 'moderation.delete',
  summary: 'Delete a story, whatever its status',
  who: 'admin',
  input: storyKeySchema,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'stories.delete': 'story' },
  change({ services }, { id }) {
    const { status, userId } = requireStory(services.db, id)
    deleteStory(services.db, id)
    return {
      result: { id, message: STORY_DELETED },
      entries: [{ action: 'stories.delete', entityId: id, subjectUserId: userId, before: { status } }],
    }
  },
})

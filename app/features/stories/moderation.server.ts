import { and, type Column, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { contains } from '#app/features/listing/list.server.ts'
import { indexStory } from '#app/features/similarity/indexing.server.ts'
import { loadStoryUse } from '#app/features/similarity/story-use.server.ts'
import { type AuditEntry, findLastChange } from '#app/operations/audit-entry.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { type Call, type Change, operation, Refusal } from '#app/operations/operation.server.ts'
import type { Person } from '#app/operations/person.ts'
import { ChangedSince, refuseOtherRevision } from '#app/operations/revision.server.ts'
import type { Services } from '#app/operations/services.ts'
import { userStories, users } from '#db/schema/index.ts'
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
  NO_SUCH_STORY,
  NOT_YOUR_OWN,
  ONLY_APPROVED,
  STORY_DELETED,
  severalDone,
} from './moderation-messages.ts'
import { changeStory, deleteStory } from './stories.repo.server.ts'

/** Null for an anonymous story: `readAuthor` alone shows who sent it. */
const ifPublic = <Value>(column: Column) =>
  sql<Value | null>`iif(${userStories.isAnonymous}, null, ${column})`

const recent = ({ clock }: Services) => new Date(clock.now().getTime() - RECENT_PERIOD)

export const {
  list: listStories,
  one: storyById,
  csv,
} = defineList({
  name: 'moderation.list',
  summary: 'The stories that people have sent, a page at a time',
  who: 'admin',
  table: userStories,
  select: {
    id: userStories.id,
    title: userStories.title,
    storyContent: userStories.storyContent,
    isAnonymous: userStories.isAnonymous,
    pseudonym: userStories.pseudonym,
    alignment: userStories.alignment,
    status: userStories.status,
    adminNotes: userStories.adminNotes,
    submittedAt: userStories.submittedAt,
    reviewedAt: userStories.reviewedAt,
    editedAt: userStories.editedAt,
    isFeatured: userStories.isFeatured,
    vectorId: userStories.vectorId,
    tags: userStories.tags,
    revision: userStories.revision,
    userId: ifPublic<string>(userStories.userId),
    userName: ifPublic<string>(users.name),
    userEmail: ifPublic<string>(users.email),
  },
  from: (db, columns) =>
    db.orm.select(columns).from(userStories).innerJoin(users, eq(users.id, userStories.userId)),
  sorts: { submitted: userStories.submittedAt, title: userStories.title },
  order: '-submitted',
  search(db, q) {
    const own = contains(db, 'user_stories', q)
    // Nobody finds the account of an anonymous story by searching for accounts.
    const ofPublic = and(
      eq(userStories.isAnonymous, false),
      contains(db, 'users', q, userStories.userId).where,
    )
    return { ...own, where: or(own.where, ofPublic)! }
  },
  filters: {
    status: choice({
      pending: eq(userStories.status, 'pending'),
      approved: eq(userStories.status, 'approved'),
      rejected: eq(userStories.status, 'rejected'),
      featured: eq(userStories.isFeatured, true),
    }),
    alignment: choice({
      light: eq(userStories.alignment, 'light'),
      dark: eq(userStories.alignment, 'dark'),
      neutral: eq(userStories.alignment, 'neutral'),
      none: isNull(userStories.alignment),
    }),
    age: choice({
      recent: (services) => gte(userStories.submittedAt, recent(services)),
      older: (services) => lt(userStories.submittedAt, recent(services)),
    }),
  },
  missing: ['story.not-found', NO_SUCH_STORY],
})

export type ModeratedStory = ReturnType<typeof storyById>

export const exportStories = csv({
  name: 'stories.export',
  summary: 'The stories as a CSV file',
  entity: 'story',
  file: 'stories.csv',
  order: '-submittedAt',
  columns: [
    'id',
    'title',
    'storyContent',
    'isAnonymous',
    'pseudonym',
    'alignment',
    'status',
    'isFeatured',
    'adminNotes',
    'submittedAt',
    'reviewedAt',
    'userName',
    'userEmail',
  ],
})

/** The person's privacy receipt has a note of it, like every read. */
export const readAuthor = operation({
  name: 'moderation.author',
  summary: 'The account that sent a story, also an anonymous one',
  who: 'admin',
  input: storyKeySchema,
  limit: 'read',
  run({ services: { db } }, { id }) {
    const { title } = storyById(db, id)
    const userId = loadAuthorId(db, id)
    const author = db.orm.select().from(users).where(eq(users.id, userId)).get()!
    return { id, title, userId, userName: author.name, userEmail: author.email }
  },
})

/** The id of the account that sent a story. */
function loadAuthorId(db: Services['db'], id: string): string {
  const { userId } = userStories
  return db.orm.select({ userId }).from(userStories).where(eq(userStories.id, id)).get()!.userId
}

export const readStory = operation({
  name: 'moderation.read',
  summary: 'One story, whole',
  who: 'admin',
  input: storyKeySchema,
  limit: 'read',
  run: ({ services }, { id }) => storyById(services.db, id),
})

export const readWholeStory = operation({
  name: 'moderation.read-whole',
  summary: 'One story in full, and the analyses that show it as an example or would after approval',
  who: 'admin',
  input: storyKeySchema,
  limit: 'read',
  async run({ services }, { id }) {
    const story = storyById(services.db, id)
    return { story, use: await loadStoryUse(services, id) }
  },
})

interface Decision {
  id: string
  status: 'approved' | 'rejected'
  adminNotes: string | null
  revision?: number | undefined
}

/** The facts of a story that administrators change, for the log and for undoing. */
function toFacts(db: Services['db'], { id, status, adminNotes, isFeatured, revision }: ModeratedStory) {
  return { status, adminNotes, isFeatured, isUnfeatured: isUnfeatured(db, id), revision }
}

function isUnfeatured(db: Services['db'], id: string): boolean {
  const { isUnfeatured } = userStories
  return db.orm.select({ isUnfeatured }).from(userStories).where(eq(userStories.id, id)).get()!.isUnfeatured
}

/** A trigger sets `isUnfeatured` whenever featuring ends. This corrects it if nobody decided against the story. */
function setUnfeatured(db: Services['db'], id: string, isUnfeatured: boolean): void {
  changeStory(db, id, { isUnfeatured })
}

const RECORDED_AS = { approved: 'stories.approve', rejected: 'stories.reject' } as const

/** Decides on a story. A review without a revision, as calls may send it, applies to the stored state. */
function review<Status extends Decision['status']>(
  { services, actor }: Call<'admin'>,
  { id, status, adminNotes, revision }: Decision & { status: Status },
): Change<Stored, (typeof RECORDED_AS)[Status]> {
  const { db, clock } = services
  const story = storyById(db, id)
  const before = toFacts(db, story)
  if (revision === undefined || revision === story.revision - 1) {
    const same = sameDecision(services, actor, { id, status, adminNotes })
    if (same !== null) return { result: { earlier: same }, entries: [] }
  }
  refuseOtherRevision({ stored: story.revision, seen: revision ?? story.revision }, () =>
    changedSince(services, story),
  )
  const author = loadAuthorId(db, id)
  if (status === 'approved') refuseOwn(actor, author)
  changeStory(db, id, {
    status,
    adminNotes,
    reviewedAt: clock.now(),
    reviewedBy: actor.id,
    revision: story.revision + 1,
    // A rejected story is not featured.
    ...(status === 'rejected' ? { isFeatured: false } : {}),
  })
  setUnfeatured(db, id, before.isUnfeatured)
  return {
    result: { earlier: null },
    entries: [
      {
        action: RECORDED_AS[status],
        entityId: id,
        subjectUserId: author,
        before,
        after: toFacts(db, storyById(db, id)),
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

/** The entry of the change that a person has just made with the same form; null if the story has another state. */
function sameDecision({ db }: Services, actor: Person, { id, ...decision }: Decision): number | null {
  const story = db.orm.select().from(userStories).where(eq(userStories.id, id)).get()!
  const isSame =
    story.reviewedBy === actor.id &&
    story.status === decision.status &&
    story.adminNotes === decision.adminNotes
  return isSame ? findLastChange(db, 'story', id, actor) : null
}

/**
 * An approved story becomes an example for similar analyses. If the embedding server cannot be reached, it waits for
 * the next reindexing; the decision stays.
 */
export async function indexAgain(services: Services, id: string): Promise<void> {
  try {
    await indexStory(services, id)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EmbeddingError') throw error
  }
}

function changedSince(services: Services, { id, status }: ModeratedStory): ChangedSince {
  return new ChangedSince(decidedMeanwhile(status, loadReviewerName(services, id)))
}

function loadReviewerName({ db }: Services, id: string): string | null {
  const reviewer = db.orm
    .select({ name: users.name, email: users.email })
    .from(userStories)
    .innerJoin(users, eq(users.id, userStories.reviewedBy))
    .where(eq(userStories.id, id))
    .get()
  return reviewer ? reviewer.name || reviewer.email : null
}

/** Administrators must not approve their own stories for others. */
function refuseOwn(actor: Person, author: string): void {
  if (author === actor.id) throw new Refusal('story.own', NOT_YOUR_OWN)
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
    const story = storyById(db, id)
    const result: Stored = { earlier: null }
    if (story.isFeatured === isFeatured) return { result, entries: [] }
    if (story.status !== 'approved') throw new Refusal('story.not-approved', ONLY_APPROVED)
    const author = loadAuthorId(db, id)
    if (isFeatured) refuseOwn(actor, author)
    const before = toFacts(db, story)
    changeStory(db, id, { isFeatured, revision: story.revision + 1 })
    return {
      result,
      entries: [
        {
          action: isFeatured ? 'stories.feature' : 'stories.unfeature',
          entityId: id,
          subjectUserId: author,
          before,
          after: toFacts(db, storyById(db, id)),
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
  const story = storyById(db, id)
  refuseOtherRevision({ stored: story.revision, seen: Number(change.after.revision) }, () =>
    changedSince(services, story),
  )
  const now = toFacts(db, story)
  const before = change.before as ReturnType<typeof toFacts>
  const isPending = before.status === 'pending'
  const author = loadAuthorId(db, id)
  if (before.status === 'approved' && (now.status !== 'approved' || before.isFeatured))
    refuseOwn(actor, author)
  changeStory(db, id, {
    status: before.status,
    adminNotes: before.adminNotes,
    isFeatured: before.isFeatured,
    revision: story.revision + 1,
    ...(isPending ? { reviewedAt: null, reviewedBy: null } : {}),
  })
  setUnfeatured(db, id, before.isUnfeatured ?? now.isUnfeatured)
  return {
    action: 'stories.undo',
    entityId: id,
    subjectUserId: author,
    before: now,
    after: toFacts(db, storyById(db, id)),
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
    const { status } = storyById(services.db, id)
    const subjectUserId = loadAuthorId(services.db, id)
    deleteStory(services.db, id)
    return {
      result: { id, message: STORY_DELETED },
      entries: [{ action: 'stories.delete', entityId: id, subjectUserId, before: { status } }],
    }
  },
})

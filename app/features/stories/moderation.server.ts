import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import {
  contains,
  countAll,
  countUpTo,
  listPage,
  listSchema,
  orderBy,
  pageAt,
} from '#app/features/listing/list.server.ts'
import { type AuditEntry, lastChangeOf } from '#app/features/operations/audit-entry.server.ts'
import { RECENT } from '#app/features/operations/clock.ts'
import { type Call, type Change, operation, Refusal } from '#app/features/operations/operation.server.ts'
import type { Person } from '#app/features/operations/person.ts'
import { ChangedSince, refuseOtherRevision } from '#app/features/operations/revision.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { analysesFedBy } from '#app/features/similarity/feeding.server.ts'
import { indexStory } from '#app/features/similarity/indexing.server.ts'
import { userStories, users } from '#db/schema/index.ts'
import {
  approveStorySchema,
  featureStorySchema,
  rejectStorySchema,
  storyKeySchema,
} from './moderation.schema.ts'
import {
  DONE,
  decidedMeanwhile,
  NO_SUCH_STORY,
  NOT_YOUR_OWN,
  ONLY_APPROVED,
  STORY_DELETED,
} from './moderation-messages.ts'

const listed = {
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
  userId: userStories.userId,
  userName: users.name,
  userEmail: users.email,
}

const SORTS = ['submitted', 'title'] as const

const listInput = listSchema(SORTS, '-submitted', {
  status: z.enum(['', 'pending', 'approved', 'rejected', 'featured']).catch(''),
  alignment: z.enum(['', 'light', 'dark', 'neutral', 'none']).catch(''),
  age: z.enum(['', 'recent', 'older']).catch(''),
})

function conditionOf({ db, clock }: Services, query: z.output<typeof listInput>): SQL | undefined {
  const conditions: (SQL | undefined)[] = []
  if (query.status === 'featured') conditions.push(eq(userStories.isFeatured, true))
  else if (query.status) conditions.push(eq(userStories.status, query.status))
  if (query.alignment === 'none') conditions.push(sql`${userStories.alignment} is null`)
  else if (query.alignment) conditions.push(eq(userStories.alignment, query.alignment))
  const recent = new Date(clock.now().getTime() - RECENT)
  if (query.age === 'recent') conditions.push(gte(userStories.submittedAt, recent))
  if (query.age === 'older') conditions.push(lt(userStories.submittedAt, recent))
  if (query.q) {
    conditions.push(
      or(
        contains(db, 'user_stories', query.q).where,
        contains(db, 'users', query.q, userStories.userId).where,
      ),
    )
  }
  return and(...conditions)
}

export const listStories = operation({
  name: 'moderation.list',
  summary: 'The stories that people have sent, a page at a time',
  who: 'admin',
  input: listInput,
  limit: 'read',
  run({ services }, query) {
    const { db } = services
    const where = conditionOf(services, query)
    const joined = sql`from ${userStories} join ${users} on ${users.id} = ${userStories.userId}`
    const columns = { submitted: userStories.submittedAt, title: userStories.title }
    return listPage(query, {
      count: () =>
        where
          ? countUpTo(db, sql`select 1 ${joined} where ${where}`)
          : countAll(db, sql`from ${userStories}`),
      rows: (limit, offset) => {
        const at = pageAt(where, query.sort, columns, userStories.id, { limit, offset })
        return db.orm
          .select(listed)
          .from(userStories)
          .innerJoin(users, eq(users.id, userStories.userId))
          .where(at.where)
          .orderBy(...orderBy(query.sort, columns, userStories.id))
          .limit(limit)
          .offset(at.offset)
          .all()
      },
    })
  },
})

export type ModeratedStory = Awaited<ReturnType<typeof listStories.run>>['rows'][number]

function storyById({ db }: Services, id: string): ModeratedStory {
  const story = db.orm
    .select(listed)
    .from(userStories)
    .innerJoin(users, eq(users.id, userStories.userId))
    .where(eq(userStories.id, id))
    .get()
  if (!story) throw new Refusal('story.not-found', NO_SUCH_STORY)
  return story
}

export const readStory = operation({
  name: 'moderation.read',
  summary: 'One story, whole',
  who: 'admin',
  input: storyKeySchema,
  limit: 'read',
  run: ({ services }, { id }) => storyById(services, id),
})

export const readWholeStory = operation({
  name: 'moderation.read-whole',
  summary: 'One story, whole, and which analyses it feeds as an example, or would feed if it were approved',
  who: 'admin',
  input: storyKeySchema,
  limit: 'read',
  async run({ services }, { id }) {
    const story = storyById(services, id)
    return { story, feeding: await analysesFedBy(services, id) }
  },
})

interface Decision {
  id: string
  status: 'approved' | 'rejected'
  adminNotes: string | null
  revision?: number | undefined
}

/** What of a story an administrator's change is about, for the log and for undoing. */
function factsOf(db: Services['db'], { id, status, adminNotes, isFeatured, revision }: ModeratedStory) {
  return { status, adminNotes, isFeatured, isUnfeatured: isUnfeatured(db, id), revision }
}

function isUnfeatured(db: Services['db'], id: string): boolean {
  const { isUnfeatured } = userStories
  return db.orm.select({ isUnfeatured }).from(userStories).where(eq(userStories.id, id)).get()!.isUnfeatured
}

/** A trigger takes every end of featuring for a choice against the story; after what was none, this puts it right. */
function setUnfeatured(db: Services['db'], id: string, isUnfeatured: boolean): void {
  db.orm.update(userStories).set({ isUnfeatured }).where(eq(userStories.id, id)).run()
}

const RECORDED_AS = { approved: 'stories.approve', rejected: 'stories.reject' } as const

/**
 * Decides on a story. A review without a revision is taken only while the story is pending: anyone who changes an
 * earlier decision has to have seen it.
 */
function review<Status extends Decision['status']>(
  { services, actor }: Call<'admin'>,
  { id, status, adminNotes, revision }: Decision & { status: Status },
): Change<Stored, (typeof RECORDED_AS)[Status]> {
  const { db, clock } = services
  const story = storyById(services, id)
  const before = factsOf(db, story)
  if (revision === story.revision - 1) {
    const same = sameDecision(services, actor, { id, status, adminNotes })
    if (same !== null) return { result: { earlier: same }, wrote: [] }
  }
  if (revision === undefined && story.status !== 'pending') throw changedSince(services, story)
  refuseOtherRevision({ stored: story.revision, seen: revision ?? story.revision }, () =>
    changedSince(services, story),
  )
  if (status === 'approved') refuseOwn(actor, story)
  db.orm
    .update(userStories)
    .set({
      status,
      adminNotes,
      reviewedAt: clock.now(),
      reviewedBy: actor.id,
      revision: story.revision + 1,
      // What is rejected is featured nowhere.
      ...(status === 'rejected' ? { isFeatured: false } : {}),
    })
    .where(eq(userStories.id, id))
    .run()
  setUnfeatured(db, id, before.isUnfeatured)
  return {
    result: { earlier: null },
    wrote: [
      {
        action: RECORDED_AS[status],
        entityId: id,
        subjectUserId: story.userId,
        before,
        after: factsOf(db, storyById(services, id)),
      },
    ],
  }
}

interface Stored {
  /** The entry of the same change, where the same form had been sent before. */
  earlier: number | null
}

/** The answer once a change is stored; its entry is what the message offers to undo. */
async function answered(
  { services }: Call<'admin'>,
  id: string,
  { result: { earlier }, entry }: { result: Stored; entry: number | null },
  message: string,
) {
  await indexAgain(services, id)
  return { message, entry: entry ?? earlier, story: storyById(services, id) }
}

/** The entry of the change that a person has just made with the same form; null where the story is otherwise. */
function sameDecision({ db }: Services, actor: Person, { id, ...decision }: Decision): number | null {
  const story = db.orm.select().from(userStories).where(eq(userStories.id, id)).get()!
  const isSame =
    story.reviewedBy === actor.id &&
    story.status === decision.status &&
    story.adminNotes === decision.adminNotes
  return isSame ? lastChangeOf(db, 'story', id, actor) : null
}

/**
 * An approved story becomes an example of analyses like it. Where the embeddings address cannot be reached it waits for
 * the next reindexing; the decision stands.
 */
export async function indexAgain(services: Services, id: string): Promise<void> {
  try {
    await indexStory(services, id)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EmbeddingError') throw error
  }
}

function changedSince(services: Services, { id, status }: ModeratedStory): ChangedSince {
  return new ChangedSince(decidedMeanwhile(status, reviewerOf(services, id)))
}

function reviewerOf({ db }: Services, id: string): string | null {
  const reviewer = db.orm
    .select({ name: users.name, email: users.email })
    .from(userStories)
    .innerJoin(users, eq(users.id, userStories.reviewedBy))
    .where(eq(userStories.id, id))
    .get()
  return reviewer ? reviewer.name || reviewer.email : null
}

/** Nobody decides for others that their own story is fit to be shown to them. */
function refuseOwn(actor: Person, { userId }: { userId: string }): void {
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
    const story = storyById(services, id)
    const result: Stored = { earlier: null }
    if (story.isFeatured === isFeatured) return { result, wrote: [] }
    if (story.status !== 'approved') throw new Refusal('story.not-approved', ONLY_APPROVED)
    if (isFeatured) refuseOwn(actor, story)
    const before = factsOf(db, story)
    db.orm
      .update(userStories)
      .set({ isFeatured, revision: story.revision + 1 })
      .where(eq(userStories.id, id))
      .run()
    return {
      result,
      wrote: [
        {
          action: isFeatured ? 'stories.feature' : 'stories.unfeature',
          entityId: id,
          subjectUserId: story.userId,
          before,
          after: factsOf(db, storyById(services, id)),
        },
      ],
    }
  },
  afterwards: (call, stored, { id, isFeatured }) =>
    answered(call, id, stored, isFeatured ? 'Story featured' : 'Story no longer featured'),
})

/**
 * Puts a story back to what it was before a change, which has to be the latest one; within the caller's transaction.
 * @returns what the audit log is to say of it
 */
export function restoreStory(
  services: Services,
  actor: Person,
  id: string,
  change: { before: Record<string, unknown>; after: Record<string, unknown> },
): AuditEntry<'stories.undo'> {
  const { db } = services
  const story = storyById(services, id)
  refuseOtherRevision({ stored: story.revision, seen: Number(change.after.revision) }, () =>
    changedSince(services, story),
  )
  const now = factsOf(db, story)
  const before = change.before as ReturnType<typeof factsOf>
  const isPending = before.status === 'pending'
  if (before.status === 'approved' && (now.status !== 'approved' || before.isFeatured))
    refuseOwn(actor, story)
  db.orm
    .update(userStories)
    .set({
      status: before.status,
      adminNotes: before.adminNotes,
      isFeatured: before.isFeatured,
      revision: story.revision + 1,
      ...(isPending ? { reviewedAt: null, reviewedBy: null } : {}),
    })
    .where(eq(userStories.id, id))
    .run()
  setUnfeatured(db, id, before.isUnfeatured ?? now.isUnfeatured)
  return {
    action: 'stories.undo',
    entityId: id,
    subjectUserId: story.userId,
    before: now,
    after: factsOf(db, storyById(services, id)),
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
    const { userId, status } = storyById(services, id)
    services.db.orm.delete(userStories).where(eq(userStories.id, id)).run()
    return {
      result: { id, message: STORY_DELETED },
      wrote: [{ action: 'stories.delete', entityId: id, subjectUserId: userId, before: { status } }],
    }
  },
})

export const exportStories = csvExport<ModeratedStory>({
  name: 'stories.export',
  summary: 'The stories as a CSV file',
  entity: 'story',
  file: 'stories.csv',
  columns: [
    { head: 'id', value: (story) => story.id },
    { head: 'title', value: (story) => story.title },
    { head: 'storyContent', value: (story) => story.storyContent },
    { head: 'isAnonymous', value: (story) => story.isAnonymous },
    { head: 'pseudonym', value: (story) => story.pseudonym },
    { head: 'alignment', value: (story) => story.alignment },
    { head: 'status', value: (story) => story.status },
    { head: 'isFeatured', value: (story) => story.isFeatured },
    { head: 'adminNotes', value: (story) => story.adminNotes },
    { head: 'submittedAt', value: (story) => story.submittedAt },
    { head: 'reviewedAt', value: (story) => story.reviewedAt },
    // A name that its bearer asked to leave out stays out of a file that leaves the machine.
    { head: 'userName', value: (story) => (story.isAnonymous ? null : story.userName) },
    { head: 'userEmail', value: (story) => (story.isAnonymous ? null : story.userEmail) },
  ],
  read: (db, last, limit) =>
    db.orm
      .select(listed)
      .from(userStories)
      .innerJoin(users, eq(users.id, userStories.userId))
      .where(
        last
          ? sql`(${userStories.submittedAt}, ${userStories.id}) < (${last.submittedAt.getTime()}, ${last.id})`
          : undefined,
      )
      .orderBy(sql`${userStories.submittedAt} desc`, sql`${userStories.id} desc`)
      .limit(limit)
      .all(),
})

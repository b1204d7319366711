import { and, type Column, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { choice, defineList, keyOf } from '#app/features/listing/define-list.server.ts'
import { contains } from '#app/features/listing/list.server.ts'
import { loadStoryUse } from '#app/features/similarity/story-use.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { episodes, storyQuestions, userStories, users } from '#db/schema/index.ts'
import { storyKeySchema } from './moderation.schema.ts'
import { NO_SUCH_STORY } from './moderation-messages.ts'
import { findStory, type StoryRow } from './stories.repo.server.ts'
import { FIRST_TEXT } from './story-questions.server.ts'

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
    ...pick(userStories, 'id', 'title', 'storyContent', 'isAnonymous', 'pseudonym', 'alignment', 'status'),
    ...pick(userStories, 'adminNotes', 'submittedAt', 'reviewedAt', 'editedAt', 'isFeatured', 'vectorId'),
    questionId: userStories.questionId,
    question: sql<string | null>`${FIRST_TEXT}`,
    ...pick(userStories, 'tags', 'revision', 'forAnalyses', 'onChannel', 'withLot'),
    episode: episodes.name,
    ...pick(episodes, 'filmedOn', 'filmUrl'),
    userId: ifPublic<string>(userStories.userId),
    userName: ifPublic<string>(users.name),
    userEmail: ifPublic<string>(users.email),
  },
  from: (db, columns) =>
    db.orm
      .select(columns)
      .from(userStories)
      .innerJoin(users, eq(users.id, userStories.userId))
      .leftJoin(storyQuestions, eq(storyQuestions.id, userStories.questionId))
      .leftJoin(episodes, eq(episodes.id, userStories.episodeId)),
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
    question: keyOf(userStories.questionId),
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
    'forAnalyses',
    'onChannel',
    'withLot',
    'episode',
    'filmedOn',
    'filmUrl',
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
    const { title, userId } = requireStory(db, id)
    const author = db.orm.select().from(users).where(eq(users.id, userId)).get()!
    return { id, title, userId, userName: author.name, userEmail: author.email }
  },
})

/** The whole row: also the author of an anonymous story. @throws Refusal 404 */
export function requireStory(db: Services['db'], id: string): StoryRow {
  const row = findStory(db, id)
  if (!row) throw new Refusal('story.not-found', NO_SUCH_STORY)
  return row
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

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** Questions that the operator asks, for stories that answer them. At least one of both texts is set. */
export const storyQuestions = sqliteTable(
  'story_questions',
  {
    /** The end of its address, which stands below a film and so never changes. */
    id: text('id').primaryKey(),
    textEn: text('text_en'),
    textAr: text('text_ar'),
    alignment: text('alignment', { enum: ['light', 'dark', 'neutral'] }).notNull(),
    /** YYYY-MM-DD. It closes when this day has ended everywhere on Earth. */
    closesOn: text('closes_on').notNull(),
    /** Null unless an administrator closed it before that. */
    closedAt: integer('closed_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('story_questions_closes').on(table.closesOn)],
)
/** A film of the channel that tells one story or several. It is filmed as soon as it has a day or an address. */
export const episodes = sqliteTable('episodes', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  filmedOn: text('filmed_on'),
  filmUrl: text('film_url'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
})

export const userStories = sqliteTable(
  'user_stories',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    storyContent: text('story_content').notNull(),
    isAnonymous: integer('is_anonymous', { mode: 'boolean' }).notNull().default(true),
    pseudonym: text('pseudonym'),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    adminNotes: text('admin_notes'),
    submittedAt: integer('submitted_at', { mode: 'timestamp_ms' }).notNull(),
    reviewedAt: integer('reviewed_at', { mode: 'timestamp_ms' }),
    reviewedBy: text('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    alignment: text('alignment', { enum: ['light', 'dark', 'neutral'] }),
    vectorId: text('vector_id'),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull().default(false),
    /** True if it was featured before, and taken off. It is not used as an example until it is featured again. */
    isUnfeatured: integer('is_unfeatured', { mode: 'boolean' }).notNull().default(false),
    /** The episode that tells it, and its place there. */
    episodeId: text('episode_id').references(() => episodes.id, { onDelete: 'set null' }),
    episodePlace: integer('episode_place'),
    /** True if the lot was permitted when the episode was filmed: the film may name it. */
    isLotTold: integer('is_lot_told', { mode: 'boolean' }).notNull().default(false),
    /** The mail to its author about the film; null if none is sent. */
    filmMail: text('film_mail', { enum: ['due', 'sent'] }),
    /** What its author permits. The defaults are those of the Terms, and of a call that does not say. */
    forAnalyses: integer('for_analyses', { mode: 'boolean' }).notNull().default(true),
    onChannel: integer('on_channel', { mode: 'boolean' }).notNull().default(true),
    withLot: integer('with_lot', { mode: 'boolean' }).notNull().default(false),
    /** When the author ticked that, and the words beside the ticks. Null if only the Terms were agreed to. */
    permittedAt: integer('permitted_at', { mode: 'timestamp_ms' }),
    permittedWords: text('permitted_words', { mode: 'json' }).$type<string[]>(),
    /** Last change by its author. It shows whether a moderator has read the current text. */
    editedAt: integer('edited_at', { mode: 'timestamp_ms' }),
    /** Counts all changes. If two administrators edit one story, the second gets an error. */
    revision: integer('revision').notNull().default(0),
    /**
     * Stories with equal text have equal digests. Set by triggers whenever the text is written; see db/text-digest.ts.
     */
    textDigest: text('text_digest').notNull().default(''),
    /** The question that it answers. The story stays if the question is deleted. */
    questionId: text('question_id').references(() => storyQuestions.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('user_stories_user').on(table.userId, table.submittedAt),
    index('user_stories_status').on(table.status, table.submittedAt, table.questionId),
    index('user_stories_submitted').on(table.submittedAt),
    index('user_stories_alignment').on(table.alignment, table.submittedAt),
    index('user_stories_featured').on(table.submittedAt).where(sql`is_featured = 1`),
    index('user_stories_title').on(table.title),
    index('user_stories_examples').on(table.status, table.isUnfeatured, table.forAnalyses),
    index('user_stories_reviewed_by').on(table.reviewedBy),
    index('user_stories_text_digest').on(table.textDigest),
    index('user_stories_question').on(table.questionId, table.submittedAt),
    index('user_stories_episode').on(table.episodeId, table.episodePlace),
    index('user_stories_film_mail').on(table.userId).where(sql`film_mail = 'due'`),
  ],
)

/**
 * Films of stories that were deleted, or may no longer be told or no longer with their lot. Nothing of a deleted story
 * or its author is kept. Triggers add rows, so that no way to delete a story forgets the film, and delete the row of a
 * story that is permitted again; the operator deletes the others.
 */
export const withdrawnFilms = sqliteTable(
  'withdrawn_films',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** What may no longer be told. */
    what: text('what', { enum: ['story', 'lot'] })
      .notNull()
      .default('story'),
    /** Null once the story is deleted. */
    storyId: text('story_id').references(() => userStories.id, { onDelete: 'set null' }),
    filmUrl: text('film_url'),
    filmedOn: text('filmed_on'),
    withdrawnOn: text('withdrawn_on').notNull(),
  },
  (table) => [index('withdrawn_films_story').on(table.storyId)],
)

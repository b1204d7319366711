import { sql } from 'drizzle-orm'
import {
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { LANGUAGES } from '#app/language/language.ts'
import { users } from './accounts.ts'
import { readings } from './charts.ts'

/** The answers to a question about one's own life. */
export const LIFE_ANSWERS = ['yes', 'no', 'rather-not'] as const

/** A composed analysis, stored as it was shown, so that a rating and a report refer to the same words. */
export const analyses = sqliteTable(
  'analyses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readingId: text('reading_id')
      .notNull()
      .references(() => readings.id, { onDelete: 'cascade' }),
    /** The language that it is written in. No version is in two languages. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** The version of its own words. */
    corpusVersion: text('corpus_version').notNull(),
    /** Which of the person's answers about their life it depends on: 'loss,job'. */
    said: text('said').notNull().default(''),
    /** The composer's Reading. */
    content: text('content', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** The weight of each theme of the corpus in the chart, sorted by name: one signed byte for each theme. */
    themeWeights: blob('theme_weights', { mode: 'buffer' }),
    /** The state that its real-life examples were chosen from; null before the first choice. */
    examplesKey: text('examples_key'),
  },
  (table) => [
    uniqueIndex('analyses_reading_version').on(table.readingId, table.corpusVersion, table.said),
    index('analyses_user').on(table.userId),
    // Covers the search for the newest analysis of a chart, and for those that are similar to a story.
    index('analyses_newest').on(table.readingId, table.language, table.createdAt, table.themeWeights),
  ],
)

export const analysisRatings = sqliteTable(
  'analysis_ratings',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    /**
     * The themes of the rated reading as its gift, difficulty and help: 'learning,order,worship'. Null for a reading
     * from before readings had three themes.
     */
    themes: text('themes'),
  },
  (table) => [
    primaryKey({ columns: [table.analysisId, table.userId] }),
    index('analysis_ratings_user').on(table.userId),
    // These two indexes cover the figures of the dashboard.
    index('analysis_ratings_time').on(table.updatedAt, table.rating),
    index('analysis_ratings_themes').on(table.themes, table.updatedAt, table.rating),
    check('analysis_ratings_range', sql`rating between 1 and 5`),
  ],
)

/** The three subjects of an analysis, and whether its reader finds that they fit. */
export const analysisSubjects = sqliteTable(
  'analysis_subjects',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    part: text('part', { enum: ['gift', 'difficulty', 'help'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind and key of the paragraph that names the subject: 'test Saturn square 5'. */
    paragraph: text('paragraph').notNull(),
    /** A hash of the paragraph, so that an answer is not counted for words that were written later. */
    wording: integer('wording').notNull(),
    shownAt: integer('shown_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null before an answer, and after it was taken back. */
    answer: text('answer', { enum: ['fits', 'part', 'not'] }),
    answeredAt: integer('answered_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    primaryKey({ columns: [table.analysisId, table.part] }),
    index('analysis_subjects_user').on(table.userId),
    // Covers the page of the back-office.
    index('analysis_subjects_paragraph').on(
      table.paragraph,
      table.wording,
      table.userId,
      table.shownAt,
      table.answer,
      table.answeredAt,
    ),
  ],
)

/** How texts were received, counted once a month, so that no deletion shows in the counts what one person answered. */
export const receivedTexts = sqliteTable(
  'received_texts',
  {
    paragraph: text('paragraph').notNull(),
    wording: integer('wording').notNull(),
    /** What was shown and answered before this time is counted. */
    until: integer('until', { mode: 'timestamp_ms' }).notNull(),
    shown: integer('shown').notNull(),
    fits: integer('fits').notNull(),
    part: integer('part').notNull(),
    not: integer('not').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paragraph, table.wording] })],
)

/** What a person has said of their own life, so that texts may speak of it. Null for a question without an answer. */
export const lifeAnswers = sqliteTable('life_answers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  loss: text('loss', { enum: LIFE_ANSWERS }),
  partner: text('partner', { enum: LIFE_ANSWERS }),
  job: text('job', { enum: LIFE_ANSWERS }),
  answeredAt: integer('answered_at', { mode: 'timestamp_ms' }).notNull(),
})

/**
 * Which of three scenes a person has chosen, of which one is a stranger's. The first answer is kept beside the present one,
 * because only first answers are counted.
 */
export const readerChoices = sqliteTable('reader_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The difficulties of the three scenes in their order. An answer to other scenes does not hold. */
  scenes: text('scenes').notNull(),
  /** The difficulty of the chosen scene, 'none' or 'skip'; null after it was taken back. */
  choice: text('choice'),
  /** The difficulty that the reading is written for, if the person named one. */
  named: text('named'),
  chosenAt: integer('chosen_at', { mode: 'timestamp_ms' }).notNull(),
  firstChoice: text('first_choice', { enum: ['first', 'second', 'stranger', 'none', 'skip'] }).notNull(),
  /** False if the stranger's scene had to be drawn more than once. */
  isFair: integer('is_fair', { mode: 'boolean' }).notNull(),
  firstAt: integer('first_at', { mode: 'timestamp_ms' }).notNull(),
})

/** How many first answers chose the own scene or the stranger's, counted once a month. */
export const sceneCounts = sqliteTable('scene_counts', {
  /** What was answered before this time is counted. */
  until: integer('until', { mode: 'timestamp_ms' }).primaryKey(),
  own: integer('own').notNull(),
  stranger: integer('stranger').notNull(),
})

/** The practices of My Path that a person has ticked. A row exists only while its practice is ticked. */
export const pathProgress = sqliteTable(
  'path_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the sentence that is the practice, such as 'lot.house:7/practicalSteps/1'. */
    practiceId: text('practice_id').notNull(),
    doneAt: integer('done_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.practiceId] })],
)

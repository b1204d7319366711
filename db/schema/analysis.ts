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
import { users } from './accounts.ts'
import { readings } from './charts.ts'

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
    corpusVersion: text('corpus_version').notNull(),
    /** The composer's Reading. */
    content: text('content', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** The weight of each theme of the corpus in the chart, sorted by name: one signed byte for each theme. */
    themeWeights: blob('theme_weights', { mode: 'buffer' }),
    /** The state that its real-life examples were chosen from; null before the first choice. */
    examplesKey: text('examples_key'),
  },
  (table) => [
    uniqueIndex('analyses_reading_version').on(table.readingId, table.corpusVersion),
    index('analyses_user').on(table.userId),
    // Covers the search for analyses that are similar to a story.
    index('analyses_theme_weights').on(table.corpusVersion, table.themeWeights),
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

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
import { analyses } from './analysis.ts'
import { enhancedEvents } from './events.ts'
import { userStories } from './stories.ts'

/**
 * The vector of an approved story or of an event. Triggers of the migration delete a row when its text changes or its
 * story is no longer approved; its words in `similarity_search` and its rows in analyses are deleted too.
 */
export const vectors = sqliteTable(
  'vectors',
  {
    /** Never used twice. As text, it is the `vectorId` of the story or event. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    storyId: text('story_id').references(() => userStories.id, { onDelete: 'cascade' }),
    eventId: text('event_id').references(() => enhancedEvents.id, { onDelete: 'cascade' }),
    /** The embedder and the themes with which the row was made. The row is stale if others are in use. */
    madeBy: text('made_by').notNull(),
    /**
     * One bit for each dimension, its sign. The first step of a search compares these bits, because they are few bytes.
     */
    coarse: blob('coarse', { mode: 'buffer' }).notNull(),
    /** One signed byte a dimension. */
    embedding: blob('embedding', { mode: 'buffer' }).notNull(),
    /** The most similar themes, nearest first. */
    themes: text('themes', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('vectors_story').on(table.storyId),
    uniqueIndex('vectors_event').on(table.eventId),
    index('vectors_made_by').on(table.madeBy),
    // Covers the first step of a search, so that it does not read the embeddings.
    index('vectors_coarse').on(table.madeBy, table.coarse),
    check('vectors_of_one', sql`(story_id is null) <> (event_id is null)`),
  ],
)

/**
 * One row: a number that triggers raise with every change of `vectors`. Examples that were chosen at an older number
 * are chosen again.
 */
export const similarityState = sqliteTable(
  'similarity_state',
  {
    id: integer('id').primaryKey(),
    generation: integer('generation').notNull(),
  },
  () => [check('similarity_state_one', sql`id = 1`)],
)

/**
 * The real-life examples of an analysis, by reference: a text is read from its own table and never copied here. The
 * vector is not a foreign key, since a story's author does not own the analyses that show it. A trigger deletes these
 * rows instead.
 */
export const analysisExamples = sqliteTable(
  'analysis_examples',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    vectorId: integer('vector_id').notNull(),
    /** Key of the factor that the example was chosen for. */
    factor: text('factor').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.analysisId, table.place] }),
    index('analysis_examples_vector').on(table.vectorId),
  ],
)

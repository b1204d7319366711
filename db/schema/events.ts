import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { birthDetails } from './birth.ts'
import { readings } from './charts.ts'
import { keywords } from './keywords.ts'

export const events = sqliteTable(
  'events',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    eventType: text('event_type').notNull(),
    /** As the person wrote it: 'March to June 1998'. */
    dateRange: text('date_range').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('events_created_at').on(table.createdAt),
    index('events_title').on(table.title),
    index('events_type').on(table.eventType),
    index('events_active').on(table.isActive, table.createdAt),
  ],
)

/** An event in a life whose chart is known. It is a real-life example for analyses. */
export const enhancedEvents = sqliteTable(
  'events_enhanced',
  {
    id: text('id').primaryKey(),
    birthDetailId: text('birth_detail_id')
      .notNull()
      .references(() => birthDetails.id, { onDelete: 'cascade' }),
    /** Null if the birth record had no chart when the event was saved. */
    readingId: text('reading_id').references(() => readings.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    alignment: text('alignment', { enum: ['light', 'dark'] }).notNull(),
    astroExplanation: text('astro_explanation').notNull(),
    /** The texts of the chosen keywords, joined by commas. */
    keywordSignDisplay: text('keyword_sign_display').notNull().default(''),
    /** YYYY-MM-DD. */
    eventDate: text('event_date'),
    /** Set when a vector of the current text is stored; null as soon as the text changes. */
    vectorId: text('vector_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('events_enhanced_birth_detail').on(table.birthDetailId),
    index('events_enhanced_reading').on(table.readingId),
    index('events_enhanced_created_at').on(table.createdAt),
    index('events_enhanced_vector').on(table.vectorId),
    index('events_enhanced_title').on(table.title),
    index('events_enhanced_alignment').on(table.alignment, table.createdAt),
  ],
)

export const eventKeywords = sqliteTable(
  'event_keyword',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => enhancedEvents.id, { onDelete: 'cascade' }),
    keywordId: integer('keyword_id')
      .notNull()
      .references(() => keywords.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.keywordId] }),
    index('event_keyword_keyword').on(table.keywordId),
  ],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts'

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
    status: text('status', { enum: ['pending', 'approved', 'rejected'] }).notNull().default('pending'),
    adminNotes: text('admin_notes'),
    submittedAt: integer('submitted_at', { mode: 'timestamp_ms' }).notNull(),
    reviewedAt: integer('reviewed_at', { mode: 'timestamp_ms' }),
    reviewedBy: text('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    alignment: text('alignment', { enum: ['light', 'dark', 'neutral'] }),
    vectorId: text('vector_id'),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('user_stories_user').on(table.userId, table.submittedAt),
    index('user_stories_status').on(table.status, table.submittedAt),
    index('user_stories_reviewed_by').on(table.reviewedBy),
  ],
)

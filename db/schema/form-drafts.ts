import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** What a person typed into a form whose session had ended; shown again after sign-in. One per person. */
export const formDrafts = sqliteTable(
  'form_drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The page of the form, and its name if the page has several. */
    path: text('path').notNull(),
    fields: text('fields', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    keptAt: integer('kept_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.path] }),
    index('form_drafts_kept_at').on(table.keptAt),
  ],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** Requests that created something, for a day: the same one again is answered, and creates nothing. */
export const answeredRequests = sqliteTable(
  'answered_requests',
  {
    /** Of the operation, the person, the key of the form or call, and what was sent. */
    digest: text('digest').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What was created, by its key; null while it is under way. */
    created: text('created'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('answered_requests_user').on(table.userId),
    index('answered_requests_created_at').on(table.createdAt),
  ],
)

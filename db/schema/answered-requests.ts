import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/**
 * Requests that created something, and challenges that were used, kept for one day. A repeated request gets the same
 * answer and creates nothing; a repeated challenge is refused.
 */
export const answeredRequests = sqliteTable(
  'answered_requests',
  {
    /** A digest of the operation, the person, the idempotency key and the content; or of the challenge. */
    digest: text('digest').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The key of what was created; null while the request is running. */
    created: text('created'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('answered_requests_user').on(table.userId),
    index('answered_requests_created_at').on(table.createdAt),
  ],
)

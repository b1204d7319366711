import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** People who subscribed to the monthly letter. The row exists only while they are subscribed. */
export const monthlyLetters = sqliteTable('monthly_letters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: integer('asked_at', { mode: 'timestamp_ms' }).notNull(),
  /** The month of the last letter, YYYY-MM; at first the month of the subscription. */
  month: text('month').notNull(),
})

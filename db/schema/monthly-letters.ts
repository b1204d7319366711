import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** People who asked for a letter once a month. A row is there only while they want it. */
export const monthlyLetters = sqliteTable('monthly_letters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: integer('asked_at', { mode: 'timestamp_ms' }).notNull(),
  /** The month of the last letter, YYYY-MM; at first the month in which it was asked for. */
  month: text('month').notNull(),
})

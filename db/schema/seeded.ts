import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The data that was seeded, so that it is seeded only once: rows that were deleted since stay deleted. */
export const seeded = sqliteTable('seeded', {
  name: text('name').primaryKey(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
})

import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What was put into the database at the start, so that it is put in once: what was deleted since stays deleted. */
export const seeded = sqliteTable('seeded', {
  name: text('name').primaryKey(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
})

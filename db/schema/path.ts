import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** The practices of My Path that a person has ticked. A row exists only while its practice is ticked. */
export const pathProgress = sqliteTable(
  'path_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the sentence that is the practice, such as 'lot.house:7/practicalSteps/1'. */
    practiceId: text('practice_id').notNull(),
    doneAt: integer('done_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.practiceId] })],
)

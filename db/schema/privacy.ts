import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** When an administrator saw records of a person. It contains nothing of what was seen. */
export const recordReads = sqliteTable(
  'record_reads',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The person whose records they are. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator; null once that account is deleted. */
    readerId: text('reader_id').references(() => users.id, { onDelete: 'set null' }),
    /** The operation's name: 'users.list'. */
    operation: text('operation').notNull(),
    way: text('way', { enum: ['opened', 'exported'] }).notNull(),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    /** Hours since 1970. The same read is recorded once an hour. */
    hour: integer('hour').notNull(),
  },
  (table) => [
    uniqueIndex('record_reads_once').on(table.userId, table.readerId, table.operation, table.way, table.hour),
    index('record_reads_user').on(table.userId, table.at),
    index('record_reads_at').on(table.at),
    index('record_reads_reader').on(table.readerId),
  ],
)

/** What left this server about a person, or was sent to them. It contains nothing of the content. */
export const departures = sqliteTable(
  'departures',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['mail', 'embedder'] }).notNull(),
    /** The subject of a mail, which contains no name; otherwise the address. */
    what: text('what').notNull(),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('departures_user').on(table.userId, table.at), index('departures_at').on(table.at)],
)

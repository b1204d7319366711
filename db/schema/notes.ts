import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** What a note can be about. */
const NOTE_KINDS = ['none', 'block', 'practice', 'verse', 'hadith', 'year', 'evening'] as const

/** The reflection book. Only its author reads a note. It is in no list, search index or export for other people. */
export const notes = sqliteTable(
  'notes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aboutKind: text('about_kind', { enum: NOTE_KINDS }).notNull().default('none'),
    /**
     * The id of the block, practice, verse or year: 'fortunePath', 'track/trust/practice/1', '94:5-6', '24'. Of an evening
     * the id of its season and its number: '<id>/5'.
     */
    aboutKey: text('about_key').notNull().default(''),
    /** The text of the question that the note answers. */
    prompt: text('prompt'),
    /** YYYY-MM-DD, the date that its author gave it. */
    day: text('day').notNull(),
    hijriYear: integer('hijri_year').notNull(),
    hijriMonth: integer('hijri_month').notNull(),
    hijriDay: integer('hijri_day').notNull(),
    text: text('text').notNull(),
    /** Counts the changes. A form with an older revision cannot overwrite a newer one. */
    revision: integer('revision').notNull().default(0),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    editedAt: integer('edited_at', { mode: 'timestamp_ms' }),
    /** When it was deleted. Until it is erased later, it can be restored. */
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('notes_user_day').on(table.userId, table.day, table.createdAt),
    index('notes_user_about').on(table.userId, table.aboutKind, table.aboutKey),
    index('notes_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** People who subscribed to the monthly letter. The row exists only while they are subscribed. */
export const monthlyLetters = sqliteTable('monthly_letters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: integer('asked_at', { mode: 'timestamp_ms' }).notNull(),
  /** The month of the last letter, YYYY-MM; at first the month of the subscription. */
  month: text('month').notNull(),
})

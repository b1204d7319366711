import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { TRACKS } from '#app/guidance/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { users } from './accounts.ts'

/** A person's thirty evenings, from their beginning to their end. Answers are notes. */
export const eveningSeasons = sqliteTable(
  'evening_seasons',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 29 for a short month. */
    days: integer('days').notNull(),
    /** IANA name. Its calendar says when an evening opens. */
    zone: text('zone').notNull(),
    /** YYYY-MM-DD, the day of the first evening. */
    startedOn: text('started_on').notNull(),
    /** YYYY-MM-DD; null if the season is not paused. */
    pausedOn: text('paused_on'),
    /** The days of earlier pauses. */
    pausedDays: integer('paused_days').notNull().default(0),
    /** YYYY-MM-DD; null while the season goes on. */
    finishedOn: text('finished_on'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** The hour of its zone at which each evening is mailed, 0 to 23; null unless its person has requested it. */
    mailHour: integer('mail_hour'),
    /** When the next mail is due; null like the hour. */
    mailDueAt: integer('mail_due_at', { mode: 'timestamp_ms' }),
    /** The last evening that was mailed. It is written before the mail is sent. */
    mailedThrough: integer('mailed_through').notNull().default(0),
  },
  (table) => [
    uniqueIndex('evening_seasons_open').on(table.userId).where(sql`finished_on is null`),
    index('evening_seasons_user').on(table.userId, table.createdAt),
    index('evening_seasons_mail').on(table.mailDueAt, table.id).where(sql`mail_due_at is not null`),
  ],
)

/** The evenings that a person has opened. From then on their subject stays. */
export const openedEvenings = sqliteTable(
  'opened_evenings',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => eveningSeasons.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: TRACKS }).notNull(),
    openedAt: integer('opened_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.number] }),
    index('opened_evenings_user').on(table.userId),
  ],
)

/** The films of the channel, one an evening at most. */
export const eveningFilms = sqliteTable(
  'evening_films',
  {
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The evening that names it. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    href: text('href').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.number] })],
)

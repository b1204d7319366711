import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CLOCK_RULES } from '#app/geo/clock-rules.ts'
import { users } from './accounts.ts'

/**
 * The birth data that a person typed, and the instant and place that follow from it. The place is copied, because the
 * list of places is a separate file that can be replaced, and a record must not change with it.
 */
export const birthDetails = sqliteTable(
  'birth_details',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * True for the person's own record; everyone has at most one. Administrators may keep further records, under a
     * pseudonym, in their account.
     */
    isOwn: integer('is_own', { mode: 'boolean' }).notNull().default(true),
    pseudonym: text('pseudonym'),
    /** YYYY-MM-DD, local to the place. */
    dateOfBirth: text('date_of_birth').notNull(),
    /** HH:MM, local to the place. */
    birthTime: text('birth_time').notNull(),
    /** By how many minutes the time may be wrong; null if that is not known. */
    toleranceMinutes: integer('tolerance_minutes'),
    /** GeoNames id; null for a place given by coordinates. */
    cityId: text('city_id'),
    cityName: text('city_name').notNull(),
    stateName: text('state_name'),
    country: text('country').notNull(),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    /** IANA name. */
    zone: text('zone').notNull(),
    utc: integer('utc', { mode: 'timestamp_ms' }).notNull(),
    offsetSeconds: integer('offset_seconds').notNull(),
    /** The rule that gave the offset; for a law its key in clock-regions.json. */
    offsetSource: text('offset_source', { enum: CLOCK_RULES }).notNull(),
    clockLaw: text('clock_law'),
    /** The chosen instant, for a clock time that occurred twice when clocks went back. */
    repeatedTime: text('repeated_time', { enum: ['earlier', 'later'] }),
    /** The release of the data by which the clock was read, or by which the person last looked at it. */
    zoneDataVersion: text('zone_data_version').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('birth_details_own').on(table.userId).where(sql`is_own = 1`),
    index('birth_details_user').on(table.userId),
    index('birth_details_place').on(table.country, table.cityName),
    index('birth_details_date').on(table.dateOfBirth),
    index('birth_details_created_at').on(table.createdAt),
    index('birth_details_further').on(table.userId).where(sql`is_own = 0`),
    index('birth_details_pseudonyms').on(table.id).where(sql`pseudonym is not null`),
  ],
)

/** A person's request to correct a saved record. An administrator decides. */
export const correctionRequests = sqliteTable(
  'correction_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    birthDetailId: text('birth_detail_id')
      .notNull()
      .references(() => birthDetails.id, { onDelete: 'cascade' }),
    /** The requested record, validated by the birth-data schema. */
    requested: text('requested', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['pending', 'accepted', 'declined'] })
      .notNull()
      .default('pending'),
    answer: text('answer'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: integer('decided_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('correction_requests_user').on(table.userId),
    index('correction_requests_status').on(table.status, table.createdAt),
    index('correction_requests_birth_detail').on(table.birthDetailId),
    index('correction_requests_decided_by').on(table.decidedBy),
  ],
)

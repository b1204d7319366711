import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { DIGITS, MONTH_NAMES } from '#app/language/writing.ts'

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case, trimmed. */
    email: text('email').notNull(),
    name: text('name'),
    passwordHash: text('password_hash'),
    /** True if the password is long enough for an administrator. Recorded when it is chosen or typed to sign in. */
    hasLongPassword: integer('has_long_password', { mode: 'boolean' }).notNull().default(false),
    googleId: text('google_id'),
    isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
    adminLevel: integer('admin_level').notNull().default(0),
    isMobileVerified: integer('is_mobile_verified', { mode: 'boolean' }).notNull().default(false),
    mobileNumber: text('mobile_number'),
    /** Set when the address is confirmed: by Google, or by a link sent to it. */
    emailVerifiedAt: integer('email_verified_at', { mode: 'timestamp_ms' }),
    accountStatus: text('account_status', { enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    lastLogin: integer('last_login', { mode: 'timestamp_ms' }),
    /** The house system of the person's reports. A saved chart keeps the one that it was made with. */
    houseView: text('house_view', { enum: HOUSE_SYSTEM_KEYS }).notNull().default('placidus'),
    /** Of the person's pages and mails. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** How numbers and months are written for them in Arabic; null if they have not chosen. */
    digits: text('digits', { enum: DIGITS }),
    months: text('months', { enum: MONTH_NAMES }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** When the person confirmed that they are of age, and that the stories they send are theirs. */
    storiesConfirmedAt: integer('stories_confirmed_at', { mode: 'timestamp_ms' }),
    /** When the person asked for a mail about each film of a story of theirs; null if they did not. */
    filmMailsAskedAt: integer('film_mails_asked_at', { mode: 'timestamp_ms' }),
    /** Digests of the browsers that have signed in, the last one first. Forgotten when all sessions end. */
    knownBrowsers: text('known_browsers', { mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_google_id').on(table.googleId).where(sql`google_id is not null`),
    index('users_created_at').on(table.createdAt),
    index('users_last_login').on(table.lastLogin),
    index('users_name').on(table.name),
    index('users_status').on(table.accountStatus, table.createdAt),
    index('users_admins').on(table.createdAt).where(sql`is_admin = 1`),
  ],
)

/** A signed-in browser. The cookie holds a random token; only its SHA-256 is kept. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastSeenAt: integer('last_seen_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    /** When the person signed out. The row stays for a day, because forms of the session are still kept as drafts. */
    endedAt: integer('ended_at', { mode: 'timestamp_ms' }),
    /** True while the password was right and the code is still missing: the session does not sign anyone in yet. */
    awaitsTwoFactor: integer('awaits_two_factor', { mode: 'boolean' }).notNull().default(false),
    /** When the code was right. */
    twoFactorVerifiedAt: integer('two_factor_verified_at', { mode: 'timestamp_ms' }),
    /** When the person last proved their identity: at sign-in, or later. */
    provedAt: integer('proved_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** A link sent by mail, valid once. The mail holds a random token; only its SHA-256 is stored. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset', 'verify-email'] }).notNull(),
    /** The address that received the link: the link confirms only this address. */
    email: text('email').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_expires_at').on(table.expiresAt),
  ],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** A person's authenticator app (TOTP, RFC 6238). */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Codes are computed from it, so a digest is not enough. The encryption of the file protects it. */
  secret: text('secret').notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Null until the app has given its first right code. */
  enabledAt: integer('enabled_at', { mode: 'timestamp_ms' }),
  /** The time step of the newest accepted code, so that no code is accepted twice. */
  lastStep: integer('last_step'),
  /** Recovery codes, encrypted, that are shown until the person confirms that they are saved. Then only hashes remain. */
  newCodes: text('new_codes'),
})

/** Codes for a person who has lost the app, each valid once. Only an Argon2id hash is stored; for codes made by earlier versions, a SHA-256. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** Sign-ins, failures and changes of rights. It contains no address, no browser and nothing that was typed. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    /** One of SECURITY_EVENTS. */
    kind: text('kind').notNull(),
    /** The account; null if there is none, as for an unknown address. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The same id as in the log and in the response's X-Request-Id. */
    requestId: text('request_id'),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_kind').on(table.kind, table.at),
    index('security_events_user').on(table.userId, table.at),
    index('security_events_request').on(table.requestId),
  ],
)

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/** A person's passkey (WebAuthn Level 3). Only the public key is stored; the private key stays in the device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's id for it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE_Key, base64url. */
    publicKey: text('public_key').notNull(),
    /** The newest signature counter. Authenticators without a counter always send 0. */
    counter: integer('counter').notNull(),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** The name that the person gave it. */
    name: text('name').notNull(),
    /** True if the authenticator keeps a copy elsewhere, as password managers do. */
    isBackedUp: integer('is_backed_up', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.createdAt),
  ],
)

/** Random bytes that an authenticator signs. Each challenge is accepted once, from the browser that received it. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** SHA-256 of the session's token; at sign-in, of the id in the browser's signed cookie. */
    boundTo: text('bound_to').notNull(),
    purpose: text('purpose', { enum: ['register', 'prove', 'sign-in'] }).notNull(),
    /** Null at sign-in, when the person is not known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires_at').on(table.expiresAt),
  ],
)

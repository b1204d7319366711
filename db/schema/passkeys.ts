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

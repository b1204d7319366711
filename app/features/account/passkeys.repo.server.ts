import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { passkeys } from '#db/schema/index.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** A passkey as the options for an authenticator name it. */
export function toDescriptor({ credentialId: id, transports }: PasskeyRow) {
  return { id, type: 'public-key' as const, transports }
}

const ofPerson = (userId: string) => eq(passkeys.userId, userId)
const oneOf = (userId: string, id: string) => and(eq(passkeys.id, id), ofPerson(userId))

export function passkeyByCredential(db: Db, credentialId: string): PasskeyRow | undefined {
  return db.orm.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).get()
}

/** A person's passkeys, oldest first. */
export function loadPasskeys(db: Db, userId: string): PasskeyRow[] {
  const oldestFirst = [asc(passkeys.createdAt), asc(passkeys.id)]
  return db.orm
    .select()
    .from(passkeys)
    .where(ofPerson(userId))
    .orderBy(...oldestFirst)
    .all()
}

export function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): void {
  db.orm.insert(passkeys).values(passkey).run()
}

export function updatePasskey(db: Db, id: string, changes: Partial<PasskeyRow>): void {
  db.orm.update(passkeys).set(changes).where(eq(passkeys.id, id)).run()
}

/** @returns false where the person has no such passkey. */
export function updatePasskeyName(db: Db, userId: string, id: string, name: string): boolean {
  return db.orm.update(passkeys).set({ name }).where(oneOf(userId, id)).run().changes === 1
}

/** @returns false where the person has no such passkey. */
export function deletePasskey(db: Db, userId: string, id: string): boolean {
  return db.orm.delete(passkeys).where(oneOf(userId, id)).run().changes === 1
}

export function deletePasskeys(db: Db, userId: string): void {
  db.orm.delete(passkeys).where(ofPerson(userId)).run()
}

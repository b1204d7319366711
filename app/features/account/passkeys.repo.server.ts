import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Db, repository } from '#db/client.server.ts'
import { passkeys } from '#db/schema/index.ts'

const p = sql.placeholder

const passkeysRepo = repository((orm) => ({
  byCredential: orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, p('credentialId')))
    .prepare(),
  ofUser: orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, p('userId')))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .prepare(),
  count: orm
    .select({ passkeys: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, p('userId')))
    .prepare(),
  noteUse: orm
    .update(passkeys)
    .set({
      counter: sql`${p('counter')}`,
      isBackedUp: sql`${p('isBackedUp')}`,
      lastUsedAt: sql`${p('now')}`,
    })
    .where(eq(passkeys.id, p('id')))
    .prepare(),
  rename: orm
    .update(passkeys)
    .set({ name: sql`${p('name')}` })
    .where(and(eq(passkeys.id, p('id')), eq(passkeys.userId, p('userId'))))
    .prepare(),
  removeAll: orm
    .delete(passkeys)
    .where(eq(passkeys.userId, p('userId')))
    .prepare(),
  remove: orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, p('id')), eq(passkeys.userId, p('userId'))))
    .prepare(),
}))

export type PasskeyRow = typeof passkeys.$inferSelect

export function passkeyByCredential(db: Db, credentialId: string): PasskeyRow | undefined {
  return passkeysRepo(db).byCredential.get({ credentialId })
}

/** A person's passkeys, oldest first. */
export function loadPasskeys(db: Db, userId: string): PasskeyRow[] {
  return passkeysRepo(db).ofUser.all({ userId })
}

export function passkeyCount(db: Db, userId: string): number {
  return passkeysRepo(db).count.get({ userId })?.passkeys ?? 0
}

export function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): void {
  db.orm.insert(passkeys).values(passkey).run()
}

export function notePasskeyUse(
  db: Db,
  { id }: Pick<PasskeyRow, 'id'>,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
): void {
  passkeysRepo(db).noteUse.run({ id, counter, isBackedUp: Number(isBackedUp), now: now.getTime() })
}

/** @returns false where the person has no such passkey. */
export function updatePasskeyName(db: Db, userId: string, id: string, name: string): boolean {
  return passkeysRepo(db).rename.run({ userId, id, name }).changes === 1
}

/** @returns false where the person has no such passkey. */
export function deletePasskey(db: Db, userId: string, id: string): boolean {
  return passkeysRepo(db).remove.run({ userId, id }).changes === 1
}

export function deletePasskeys(db: Db, userId: string): void {
  passkeysRepo(db).removeAll.run({ userId })
}

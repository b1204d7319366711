import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { type Db, repository } from '~db/client.server'
import { accountTokens } from '~db/schema/index'
import { CLOCKS_DIFFER, type Clock, DAY, MINUTE } from '../clock'
import type { UserRow } from './accounts.repo.server'

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose']

export const TOKEN_LIFE: Record<TokenPurpose, number> = { reset: 30 * MINUTE, 'verify-email': DAY }

const p = sql.placeholder

const tokensRepo = repository((orm) => ({
  insert: orm
    .insert(accountTokens)
    .values({
      tokenHash: p('tokenHash'),
      userId: p('userId'),
      purpose: p('purpose'),
      email: p('email'),
      createdAt: p('now'),
      expiresAt: p('expiresAt'),
    })
    .prepare(),
  find: orm
    .select({ userId: accountTokens.userId, email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, p('tokenHash')),
        eq(accountTokens.purpose, p('purpose')),
        gt(accountTokens.expiresAt, p('now')),
        lte(accountTokens.createdAt, p('latest')),
      ),
    )
    .prepare(),
  newest: orm
    .select({ createdAt: accountTokens.createdAt })
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, p('userId')), eq(accountTokens.purpose, p('purpose'))))
    .orderBy(desc(accountTokens.createdAt))
    .limit(1)
    .prepare(),
  endOf: orm
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, p('userId')), eq(accountTokens.purpose, p('purpose'))))
    .prepare(),
  endExpired: orm
    .delete(accountTokens)
    .where(lt(accountTokens.expiresAt, p('now')))
    .prepare(),
}))

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes a link's token and returns it for the mail. Earlier links stay good: the first mail to arrive is used. */
export function issueToken(db: Db, clock: Clock, user: UserRow, purpose: TokenPurpose): string {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const repo = tokensRepo(db)
  db.write(() => {
    repo.endExpired.run({ now: now.getTime() })
    repo.insert.run({
      tokenHash: hashOf(token),
      userId: user.id,
      purpose,
      email: user.email,
      now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFE[purpose]),
    })
  })
  return token
}

/** True within a minute of the last mail: a second press of the button sends no second one. */
export function justIssued(db: Db, clock: Clock, userId: string, purpose: TokenPurpose): boolean {
  const last = tokensRepo(db).newest.get({ userId, purpose })
  // Either way: a clock set back must not silence the mails of a year.
  return last !== undefined && Math.abs(clock.now().getTime() - last.createdAt.getTime()) < MINUTE
}

/** Whose link this is and where it was sent; null when it is unknown, used or too old. */
export function findToken(
  db: Db,
  clock: Clock,
  token: string,
  purpose: TokenPurpose,
): { userId: string; email: string } | null {
  const now = clock.now().getTime()
  const asked = { tokenHash: hashOf(token), purpose, now, latest: now + CLOCKS_DIFFER }
  return tokensRepo(db).find.get(asked) ?? null
}

/** Using one link ends all of that purpose. */
export function endTokens(db: Db, userId: string, purpose: TokenPurpose): void {
  tokensRepo(db).endOf.run({ userId, purpose })
}

import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { type Clock, DAY, MAX_CLOCK_DIFFERENCE, MINUTE } from '#app/operations/clock.ts'
import { type Db, repository } from '#db/client.server.ts'
import { accountTokens } from '#db/schema/index.ts'
import type { UserRow } from './accounts.repo.server.ts'

type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose']

const TOKEN_LIFE: Record<TokenPurpose, number> = { reset: 30 * MINUTE, 'verify-email': DAY }

/** So many valid links may be sent one minute apart; further ones only after a longer time. */
const SOON = 3
const LATER = 10 * MINUTE

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
  /** Tokens that are still valid, newest first. */
  issued: orm
    .select({ createdAt: accountTokens.createdAt })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, p('userId')),
        eq(accountTokens.purpose, p('purpose')),
        gt(accountTokens.expiresAt, p('now')),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(SOON)
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

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Makes a link's token and returns it for the mail. Earlier links stay valid, because people use the first mail to
 * arrive.
 */
export function issueToken(db: Db, clock: Clock, user: UserRow, purpose: TokenPurpose): string {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  db.write(() => {
    endExpiredTokens(db, clock)
    tokensRepo(db).insert.run({
      tokenHash: hashToken(token),
      userId: user.id,
      purpose,
      email: user.email,
      now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFE[purpose]),
    })
  })
  return token
}

/**
 * True if a link was sent so recently that no further mail is sent. So pressing the button twice sends one mail, and
 * somebody else's requests neither fill the mailbox nor make the owner's link invalid.
 * @param known true if this browser has signed in to the account before
 */
export function wasIssuedRecently(
  db: Db,
  clock: Clock,
  userId: string,
  purpose: TokenPurpose,
  { known = false } = {},
): boolean {
  const now = clock.now().getTime()
  const issued = tokensRepo(db).issued.all({ userId, purpose, now })
  const [last] = issued
  const apart = known || issued.length < SOON ? MINUTE : LATER
  // The absolute difference, because mails must not stop for a year after a clock is set back.
  return last !== undefined && Math.abs(now - last.createdAt.getTime()) < apart
}

/** Whose link this is and where it was sent; null when it is unknown, used or too old. */
export function findToken(
  db: Db,
  clock: Clock,
  token: string,
  purpose: TokenPurpose,
): { userId: string; email: string } | null {
  const now = clock.now().getTime()
  const asked = { tokenHash: hashToken(token), purpose, now, latest: now + MAX_CLOCK_DIFFERENCE }
  return tokensRepo(db).find.get(asked) ?? null
}

export function endExpiredTokens(db: Db, clock: Clock): void {
  tokensRepo(db).endExpired.run({ now: clock.now().getTime() })
}

/** Using one link ends all links with that purpose. */
export function endTokens(db: Db, userId: string, purpose: TokenPurpose): void {
  tokensRepo(db).endOf.run({ userId, purpose })
}

import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { type Clock, DAY, MAX_CLOCK_DIFFERENCE, MINUTE } from '#app/operations/clock.ts'
import type { Db } from '#db/client.server.ts'
import { accountTokens } from '#db/schema/index.ts'
import type { UserRow } from './accounts.repo.server.ts'

type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose']

const TOKEN_LIFE: Record<TokenPurpose, number> = { reset: 30 * MINUTE, 'verify-email': DAY }

/** So many valid links may be sent one minute apart; further ones only after a longer time. */
const SOON = 3
const LATER = 10 * MINUTE

const ofPerson = (userId: string, purpose: TokenPurpose) =>
  and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose))

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
    const expiresAt = new Date(now.getTime() + TOKEN_LIFE[purpose])
    const { id: userId, email } = user
    const row = { tokenHash: hashToken(token), userId, purpose, email, createdAt: now, expiresAt }
    db.orm.insert(accountTokens).values(row).run()
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
  const now = clock.now()
  const issued = db.orm
    .select({ createdAt: accountTokens.createdAt })
    .from(accountTokens)
    .where(and(ofPerson(userId, purpose), gt(accountTokens.expiresAt, now)))
    .orderBy(desc(accountTokens.createdAt))
    .limit(SOON)
    .all()
  const [last] = issued
  const apart = known || issued.length < SOON ? MINUTE : LATER
  // The absolute difference, because mails must not stop for a year after a clock is set back.
  return last !== undefined && Math.abs(now.getTime() - last.createdAt.getTime()) < apart
}

/** Whose link this is and where it was sent; null when it is unknown, used or too old. */
export function findToken(
  db: Db,
  clock: Clock,
  token: string,
  purpose: TokenPurpose,
): { userId: string; email: string } | null {
  const now = clock.now()
  const found = db.orm
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose)))
    .get()
  const isValid =
    found && found.expiresAt > now && found.createdAt.getTime() <= now.getTime() + MAX_CLOCK_DIFFERENCE
  return isValid ? { userId: found.userId, email: found.email } : null
}

export function endExpiredTokens(db: Db, clock: Clock): void {
  db.orm.delete(accountTokens).where(lt(accountTokens.expiresAt, clock.now())).run()
}

/** Using one link ends all links with that purpose. */
export function endTokens(db: Db, userId: string, purpose: TokenPurpose): void {
  db.orm.delete(accountTokens).where(ofPerson(userId, purpose)).run()
}

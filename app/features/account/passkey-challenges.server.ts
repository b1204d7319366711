import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { type Clock, MAX_CLOCK_DIFFERENCE, MINUTE } from '#app/features/operations/clock.ts'
import { type Db, repository } from '#db/client.server.ts'
import { passkeyChallenges } from '#db/schema/index.ts'

export const CHALLENGE_LIFETIME = 5 * MINUTE

type PasskeyPurpose = (typeof passkeyChallenges.$inferSelect)['purpose']

/** The purpose, the browser and the person that an authenticator signs for. */
export interface PasskeyRequest {
  purpose: PasskeyPurpose
  /** The session's token; at sign-in, the id in the browser's signed cookie. */
  browser: string
  userId: string | null
}

const p = sql.placeholder

const challengesRepo = repository((orm) => ({
  insert: orm
    .insert(passkeyChallenges)
    .values({
      challengeHash: p('challengeHash'),
      boundTo: p('boundTo'),
      purpose: p('purpose'),
      userId: p('userId'),
      createdAt: p('now'),
      expiresAt: p('expiresAt'),
    })
    .prepare(),
  spend: orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, p('challengeHash')),
        eq(passkeyChallenges.boundTo, p('boundTo')),
        eq(passkeyChallenges.purpose, p('purpose')),
        sql`${passkeyChallenges.userId} is ${p('userId')}`,
        gt(passkeyChallenges.expiresAt, p('now')),
        lte(passkeyChallenges.createdAt, p('latest')),
      ),
    )
    .prepare(),
  endExpired: orm
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, p('now')))
    .prepare(),
}))

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** @returns 256 random bits, base64url. */
export function issueChallenge(db: Db, clock: Clock, { purpose, browser, userId }: PasskeyRequest): string {
  const challenge = randomBytes(32).toString('base64url')
  const now = clock.now()
  db.write(() => {
    endExpiredChallenges(db, clock)
    challengesRepo(db).insert.run({
      challengeHash: hashOf(challenge),
      boundTo: hashOf(browser),
      purpose,
      userId,
      now,
      expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME),
    })
  })
  return challenge
}

export function endExpiredChallenges(db: Db, clock: Clock): void {
  challengesRepo(db).endExpired.run({ now: clock.now().getTime() })
}

/** Uses up a challenge. @returns false if it was used, is too old, or belongs to another browser or purpose. */
export function spendChallenge(
  db: Db,
  clock: Clock,
  challenge: string,
  { purpose, browser, userId }: PasskeyRequest,
): boolean {
  const now = clock.now().getTime()
  const asked = { challengeHash: hashOf(challenge), boundTo: hashOf(browser), purpose, userId }
  return (
    db.write(() => challengesRepo(db).spend.run({ ...asked, now, latest: now + MAX_CLOCK_DIFFERENCE }))
      .changes === 1
  )
}

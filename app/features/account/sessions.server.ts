import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type Clock, DAY, HOUR, MAX_CLOCK_DIFFERENCE, MINUTE } from '#app/operations/clock.ts'
import type { Call } from '#app/operations/operation.server.ts'
import type { SessionState } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { type Db, databaseFault, repository } from '#db/client.server.ts'
import { birthDetails, secondFactors, sessions, users } from '#db/schema/index.ts'
import { updateAccount } from './accounts.repo.server.ts'
import { forgetOtherDevices } from './device.server.ts'
import { hashOfToken, MAX_SESSION_LIFETIME, nameOfSessionHash } from './session-name.server.ts'

/** A session also ends after seven days without a visit. */
const IDLE_LIFE = 7 * DAY
/** The last visit is written at most this often, so that reading a page rarely writes. */
const TOUCH_EVERY = HOUR
/** Forms of a session are kept as drafts for so long after its end, by time or by signing out. */
const KEPT_AFTER_END = DAY
/** How long a session waits for the code after a right password. */
const CODE_WITHIN = 10 * MINUTE

type Sender = Pick<Call, 'services' | 'sessionToken' | 'device'>

const p = sql.placeholder
const flag = (condition: SQL) => sql<boolean>`${condition}`.mapWith(Boolean)

const sessionsRepo = repository((orm) => ({
  find: orm
    .select({
      ...pick(sessions, 'lastSeenAt', 'twoFactorVerifiedAt', 'provedAt'),
      begunAt: sessions.createdAt,
      ...pick(
        users,
        'id',
        'email',
        'name',
        'isAdmin',
        'createdAt',
        'lastLogin',
        'language',
        'digits',
        'months',
      ),
      ...pick(users, 'hasLongPassword', 'emailVerifiedAt', 'houseView'),
      hasPassword: flag(sql`${users.passwordHash} is not null`),
      // Subqueries and not joins: every page reads this.
      hasSecondFactor: flag(sql`exists (select 1 from ${secondFactors}
        where ${secondFactors.userId} = ${users.id} and ${secondFactors.enabledAt} is not null)`),
      hasConfirmedStories: flag(sql`${users.storiesConfirmedAt} is not null`),
      hasBirthData: flag(sql`exists (select 1 from ${birthDetails}
        where ${birthDetails.userId} = ${users.id} and ${birthDetails.isOwn} = 1)`),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, p('tokenHash')),
        gt(sessions.expiresAt, p('now')),
        gt(sessions.lastSeenAt, p('idleSince')),
        lte(sessions.createdAt, p('latest')),
        isNull(sessions.endedAt),
        eq(sessions.awaitsTwoFactor, false),
        eq(users.accountStatus, 'active'),
      ),
    )
    .prepare(),
}))

const isSession = (token: string) => eq(sessions.tokenHash, hashOfToken(token))
const ofPerson = (userId: string) => eq(sessions.userId, userId)
/** The earliest last visit of a session that has not ended. */
const idleSince = (clock: Clock) => new Date(clock.now().getTime() - IDLE_LIFE)

/** Sessions that ended so long ago that nothing of them is kept. */
function isOver(clock: Clock): SQL {
  const before = new Date(clock.now().getTime() - KEPT_AFTER_END)
  const { expiresAt, lastSeenAt, endedAt } = sessions
  const idle = new Date(idleSince(clock).getTime() - KEPT_AFTER_END)
  return or(lt(expiresAt, before), lt(lastSeenAt, idle), sql`coalesce(${lt(endedAt, before)}, 0)`)!
}

/** @returns how many sessions were changed. */
function update(db: Db, which: SQL, changes: Partial<typeof sessions.$inferInsert>): number {
  return db.orm.update(sessions).set(changes).where(which).run().changes
}

/** @returns how many sessions were ended. */
function end(db: Db, which: SQL): number {
  return db.orm.delete(sessions).where(which).run().changes
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Gives the session a new token, so that a copy of the old one no longer works.
 * @returns null if the session has ended in the meantime, or was renewed because the button was pressed twice.
 */
export function renewSession(db: Db, token: string): string | null {
  const renewed = newToken()
  return update(db, and(isSession(token), isNull(sessions.endedAt))!, { tokenHash: hashOfToken(renewed) }) ===
    1
    ? renewed
    : null
}

interface Beginning {
  userId: string
  userAgent: string | null
  /** The password was right and a code is still needed. Until then the session signs nobody in. */
  awaitsTwoFactor?: boolean
  twoFactorVerified?: boolean
}

/** Begins a session and returns the token for the cookie; only its hash is stored. */
export function beginSession(
  db: Db,
  clock: Clock,
  { userId, userAgent, awaitsTwoFactor = false, twoFactorVerified = false }: Beginning,
): string {
  const token = newToken()
  const now = clock.now()
  endOldSessions(db, clock)
  const row = {
    tokenHash: hashOfToken(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    provedAt: now,
    expiresAt: new Date(now.getTime() + (awaitsTwoFactor ? CODE_WITHIN : MAX_SESSION_LIFETIME)),
    awaitsTwoFactor,
    twoFactorVerifiedAt: twoFactorVerified ? now : null,
  }
  db.orm.insert(sessions).values(row).run()
  return token
}

/** Removes the sessions that ended more than a day ago. */
export function endOldSessions(db: Db, clock: Clock): void {
  end(db, isOver(clock))
}

/**
 * True if one of these names is a session of the person that is open, or ended by time or by signing out within a day. One
 * that the person or an administrator has ended for them is forgotten at once.
 */
export function hasSession(db: Db, clock: Clock, userId: string, names: readonly string[]): boolean {
  return db.orm
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(ofPerson(userId), eq(sessions.awaitsTwoFactor, false), not(isOver(clock))))
    .all()
    .some(({ tokenHash }) => names.includes(nameOfSessionHash(tokenHash)))
}

/** The session of a cookie's token; null if it is unknown, ended, idle for too long, or the account is suspended. */
export function sessionState(db: Db, clock: Clock, token: string): SessionState | null {
  const now = clock.now().getTime()
  const row = sessionsRepo(db).find.get({
    tokenHash: hashOfToken(token),
    now,
    idleSince: now - IDLE_LIFE,
    latest: now + MAX_CLOCK_DIFFERENCE,
  })
  if (!row) return null
  const { lastSeenAt, twoFactorVerifiedAt, hasLongPassword, provedAt, begunAt, ...found } = row
  const { language, digits, months, ...person } = found
  const twoFactorVerified = twoFactorVerifiedAt !== null
  // The absolute difference, because the clock may have been set back.
  if (Math.abs(now - lastSeenAt.getTime()) > TOUCH_EVERY) noteVisit(db, token, new Date(now))
  return {
    person,
    twoFactorVerified,
    isStrong: !person.hasPassword || hasLongPassword || person.hasSecondFactor || twoFactorVerified,
    provedAt: provedAt ?? begunAt,
    language,
    chosen: { ...(digits ? { digits } : {}), ...(months ? { months } : {}) },
  }
}

/** The id of the person who has given a right password in this session but no code yet. */
export function userWaitingForCode(db: Db, clock: Clock, token: string): string | null {
  const now = clock.now()
  const row = db.orm
    .select()
    .from(sessions)
    .where(and(isSession(token), isNull(sessions.endedAt), eq(sessions.awaitsTwoFactor, true)))
    .get()
  const isValid =
    row && row.expiresAt > now && row.createdAt.getTime() <= now.getTime() + MAX_CLOCK_DIFFERENCE
  return isValid ? row.userId : null
}

/** Marks the session as two-factor after the app's first right code. */
export function proveSession(db: Db, clock: Clock, token: string): void {
  update(db, isSession(token), { twoFactorVerifiedAt: clock.now() })
}

/** Notes that the person has proved their identity again. */
export function noteProof(db: Db, clock: Clock, token: string): void {
  update(db, isSession(token), { provedAt: clock.now() })
}

/** Forgets the codes that sessions were verified with, because the app was removed. */
export function forgetCodeProofs(db: Db, userId: string): void {
  update(db, ofPerson(userId), { twoFactorVerifiedAt: null })
}

/** A full disk does not prevent a page from being shown. */
function noteVisit(db: Db, token: string, lastSeenAt: Date): void {
  try {
    update(db, isSession(token), { lastSeenAt })
  } catch (error) {
    const fault = databaseFault(error)
    if (fault === null || fault === 'damaged') throw error
  }
}

/** The browser signs out, or signs in again. */
export function endSession(db: Db, clock: Clock, token: string): void {
  update(db, and(isSession(token), isNull(sessions.endedAt))!, { endedAt: clock.now() })
}

/** Ends all sessions of a person, for example after a password reset or a suspension. No browser is known afterwards. */
export function endAllSessions(db: Db, userId: string): void {
  end(db, ofPerson(userId))
  updateAccount(db, userId, { knownBrowsers: [] })
}

/** A person's sessions: the present one, by its `token`, then the others, newest visit first. */
export function listSessions(db: Db, clock: Clock, userId: string, token: string | null) {
  const own = token && hashOfToken(token)
  const { tokenHash, userAgent, createdAt, lastSeenAt, expiresAt, endedAt, awaitsTwoFactor } = sessions
  const isOpen = and(
    gt(expiresAt, clock.now()),
    gt(lastSeenAt, idleSince(clock)),
    isNull(endedAt),
    eq(awaitsTwoFactor, false),
  )
  return db.orm
    .select({ tokenHash, userAgent, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(ofPerson(userId), isOpen))
    .orderBy(desc(lastSeenAt))
    .all()
    .map(({ tokenHash, ...session }) => ({
      ...session,
      name: nameOfSessionHash(tokenHash),
      isCurrent: tokenHash === own,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one of a person's sessions by its name. @returns false if no session has that name. */
export function endSessionByName(db: Db, userId: string, name: string): boolean {
  const found = db.orm
    .select()
    .from(sessions)
    .where(ofPerson(userId))
    .all()
    .find(({ tokenHash }) => nameOfSessionHash(tokenHash) === name)
  return found !== undefined && end(db, eq(sessions.tokenHash, found.tokenHash)) === 1
}

/** Of the browsers, only this one stays known. @returns how many sessions were ended. */
export function endOtherSessions(call: Sender, userId: string, token: string): number {
  forgetOtherDevices(call, userId)
  return end(call.services.db, and(ofPerson(userId), ne(sessions.tokenHash, hashOfToken(token)))!)
}

/**
 * Ends every other session and gives this one a new token, after a secret has changed. If another request has ended or
 * renewed this session in the meantime, every session ends, because none is known to be this one.
 */
export function renewAndEndOthers(call: Sender, userId: string): string | null {
  const { services, sessionToken } = call
  const renewed = sessionToken && renewSession(services.db, sessionToken)
  if (renewed) endOtherSessions(call, userId, renewed)
  else endAllSessions(services.db, userId)
  return renewed
}

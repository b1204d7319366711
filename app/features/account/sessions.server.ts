import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm'
import { type Clock, DAY, HOUR, MAX_CLOCK_DIFFERENCE, MINUTE } from '#app/operations/clock.ts'
import type { SessionState } from '#app/operations/services.ts'
import { type Db, databaseFault, repository } from '#db/client.server.ts'
import { secondFactors, sessions, users } from '#db/schema/index.ts'
import { hashOfToken, MAX_SESSION_LIFETIME, nameOfSessionHash } from './session-name.server.ts'

/** A session also ends after seven days without a visit. */
const IDLE_LIFE = 7 * DAY
/** The last visit is written at most this often, so that reading a page rarely writes. */
const TOUCH_EVERY = HOUR
/** How long a session waits for the code after a right password. */
const CODE_WITHIN = 10 * MINUTE

const p = sql.placeholder

const sessionsRepo = repository((orm) => ({
  insert: orm
    .insert(sessions)
    .values({
      tokenHash: p('tokenHash'),
      userId: p('userId'),
      userAgent: p('userAgent'),
      createdAt: p('now'),
      lastSeenAt: p('now'),
      expiresAt: p('expiresAt'),
      awaitsCode: p('awaitsCode'),
      // As a number or null: the column's mapping of placeholders does not support null.
      codeProvedAt: sql`${p('codeProvedAt')}`,
      provedAt: p('now'),
    })
    .prepare(),
  find: orm
    .select({
      lastSeenAt: sessions.lastSeenAt,
      codeProvedAt: sessions.codeProvedAt,
      provedAt: sessions.provedAt,
      begunAt: sessions.createdAt,
      id: users.id,
      email: users.email,
      name: users.name,
      isAdmin: users.isAdmin,
      createdAt: users.createdAt,
      lastLogin: users.lastLogin,
      language: users.language,
      // A subquery and not a join: every page reads this.
      isStrong: sql<number>`(${users.passwordHash} is null or ${users.hasLongPassword} = 1 or exists (
        select 1 from ${secondFactors}
        where ${secondFactors.userId} = ${users.id} and ${secondFactors.enabledAt} is not null))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, p('tokenHash')),
        gt(sessions.expiresAt, p('now')),
        gt(sessions.lastSeenAt, p('idleSince')),
        lte(sessions.createdAt, p('latest')),
        eq(sessions.awaitsCode, false),
        eq(users.accountStatus, 'active'),
      ),
    )
    .prepare(),
  waiting: orm
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, p('tokenHash')),
        gt(sessions.expiresAt, p('now')),
        lte(sessions.createdAt, p('latest')),
        eq(sessions.awaitsCode, true),
      ),
    )
    .prepare(),
  prove: orm
    .update(sessions)
    .set({ codeProvedAt: sql`${p('now')}` })
    .where(eq(sessions.tokenHash, p('tokenHash')))
    .prepare(),
  proveAgain: orm
    .update(sessions)
    .set({ provedAt: sql`${p('now')}` })
    .where(eq(sessions.tokenHash, p('tokenHash')))
    .prepare(),
  renew: orm
    .update(sessions)
    .set({ tokenHash: sql`${p('renewed')}` })
    .where(eq(sessions.tokenHash, p('tokenHash')))
    .prepare(),
  forgetProofs: orm
    .update(sessions)
    .set({ codeProvedAt: null })
    .where(eq(sessions.userId, p('userId')))
    .prepare(),
  touch: orm
    .update(sessions)
    .set({ lastSeenAt: sql`${p('now')}` })
    .where(eq(sessions.tokenHash, p('tokenHash')))
    .prepare(),
  end: orm
    .delete(sessions)
    .where(eq(sessions.tokenHash, p('tokenHash')))
    .prepare(),
  ofUser: orm
    .select({
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, p('userId')),
        gt(sessions.expiresAt, p('now')),
        gt(sessions.lastSeenAt, p('idleSince')),
        eq(sessions.awaitsCode, false),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .prepare(),
  allOf: orm
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, p('userId')))
    .prepare(),
  endOthers: orm
    .delete(sessions)
    .where(and(eq(sessions.userId, p('userId')), ne(sessions.tokenHash, p('tokenHash'))))
    .prepare(),
  endAll: orm
    .delete(sessions)
    .where(eq(sessions.userId, p('userId')))
    .prepare(),
  endOver: orm
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, p('now')), lt(sessions.lastSeenAt, p('idleSince'))))
    .prepare(),
}))

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Gives the session a new token, so that a copy of the old one no longer works.
 * @returns null if the session has ended in the meantime, or was renewed because the button was pressed twice.
 */
export function renewSession(db: Db, token: string): string | null {
  const renewed = newToken()
  const { changes } = sessionsRepo(db).renew.run({
    tokenHash: hashOfToken(token),
    renewed: hashOfToken(renewed),
  })
  return changes === 1 ? renewed : null
}

interface Beginning {
  userId: string
  userAgent: string | null
  /** The password was right and a code is still needed. Until then the session signs nobody in. */
  awaitsCode?: boolean
  twoFactorVerified?: boolean
}

/** Begins a session and returns the token for the cookie; only its hash is stored. */
export function beginSession(
  db: Db,
  clock: Clock,
  { userId, userAgent, awaitsCode = false, twoFactorVerified = false }: Beginning,
): string {
  const token = newToken()
  const now = clock.now().getTime()
  endOldSessions(db, clock)
  sessionsRepo(db).insert.run({
    tokenHash: hashOfToken(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    now: new Date(now),
    expiresAt: new Date(now + (awaitsCode ? CODE_WITHIN : MAX_SESSION_LIFETIME)),
    awaitsCode,
    codeProvedAt: twoFactorVerified ? now : null,
  })
  return token
}

/** Removes the sessions that are too old, or were not used for too long. */
export function endOldSessions(db: Db, clock: Clock): void {
  const now = clock.now().getTime()
  sessionsRepo(db).endOver.run({ now, idleSince: now - IDLE_LIFE })
}

/** The session of a cookie's token; null if it is unknown, ended, idle for too long, or the account is suspended. */
export function sessionState(db: Db, clock: Clock, token: string): SessionState | null {
  const now = clock.now().getTime()
  const tokenHash = hashOfToken(token)
  const repo = sessionsRepo(db)
  const row = repo.find.get({
    tokenHash,
    now,
    idleSince: now - IDLE_LIFE,
    latest: now + MAX_CLOCK_DIFFERENCE,
  })
  if (!row) return null
  const { lastSeenAt, codeProvedAt, isStrong, provedAt, begunAt, language, ...person } = row
  // The absolute difference, because the clock may have been set back.
  if (Math.abs(now - lastSeenAt.getTime()) > TOUCH_EVERY) noteVisit(db, tokenHash, now)
  return {
    person,
    twoFactorVerified: codeProvedAt !== null,
    isStrong: isStrong === 1 || codeProvedAt !== null,
    provedAt: provedAt ?? begunAt,
    language,
  }
}

/** The id of the person who has given a right password in this session but no code yet. */
export function userWaitingForCode(db: Db, clock: Clock, token: string): string | null {
  const now = clock.now().getTime()
  return (
    sessionsRepo(db).waiting.get({ tokenHash: hashOfToken(token), now, latest: now + MAX_CLOCK_DIFFERENCE })
      ?.userId ?? null
  )
}

/** Marks the session as two-factor after the app's first right code. */
export function proveSession(db: Db, clock: Clock, token: string): void {
  sessionsRepo(db).prove.run({ tokenHash: hashOfToken(token), now: clock.now().getTime() })
}

/** Notes that the person has proved their identity again. */
export function noteProof(db: Db, clock: Clock, token: string): void {
  sessionsRepo(db).proveAgain.run({ tokenHash: hashOfToken(token), now: clock.now().getTime() })
}

/** Forgets the codes that sessions were verified with, because the app was removed. */
export function forgetCodeProofs(db: Db, userId: string): void {
  sessionsRepo(db).forgetProofs.run({ userId })
}

/** A full disk does not prevent a page from being shown. */
function noteVisit(db: Db, tokenHash: string, now: number): void {
  try {
    sessionsRepo(db).touch.run({ tokenHash, now })
  } catch (error) {
    const fault = databaseFault(error)
    if (fault === null || fault === 'damaged') throw error
  }
}

export function endSession(db: Db, token: string): void {
  sessionsRepo(db).end.run({ tokenHash: hashOfToken(token) })
}

/** Ends all sessions of a person, for example after a password reset or a suspension. */
export function endAllSessions(db: Db, userId: string): void {
  sessionsRepo(db).endAll.run({ userId })
}

/** A person's sessions: the present one, by its `token`, then the others, newest visit first. */
export function listSessions(db: Db, clock: Clock, userId: string, token: string | null) {
  const now = clock.now().getTime()
  const own = token && hashOfToken(token)
  return sessionsRepo(db)
    .ofUser.all({ userId, now, idleSince: now - IDLE_LIFE })
    .map(({ tokenHash, ...session }) => ({
      ...session,
      name: nameOfSessionHash(tokenHash),
      isCurrent: tokenHash === own,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one of a person's sessions by its name. @returns false if no session has that name. */
export function endSessionByName(db: Db, userId: string, name: string): boolean {
  const repo = sessionsRepo(db)
  const found = repo.allOf.all({ userId }).find(({ tokenHash }) => nameOfSessionHash(tokenHash) === name)
  return found !== undefined && repo.end.run({ tokenHash: found.tokenHash }).changes === 1
}

/** @returns how many were ended. */
export function endOtherSessions(db: Db, userId: string, token: string): number {
  return sessionsRepo(db).endOthers.run({ userId, tokenHash: hashOfToken(token) }).changes
}

/**
 * Ends every other session and gives this one a new token, after a secret has changed. If another request has ended or
 * renewed this session in the meantime, every session ends, because none is known to be this one.
 */
export function renewAndEndOthers(db: Db, userId: string, token: string | null): string | null {
  const renewed = token && renewSession(db, token)
  if (renewed) endOtherSessions(db, userId, renewed)
  else endAllSessions(db, userId)
  return renewed
}

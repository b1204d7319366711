import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, lte, ne, sql } from 'drizzle-orm'
import { type Db, databaseFault, repository } from '~db/client.server'
import { sessions, users } from '~db/schema/index'
import { CLOCKS_DIFFER, type Clock, DAY, HOUR } from '../clock'
import type { Person } from './person'

/** A session ends thirty days after sign-in, or after seven days without a visit. */
export const ABSOLUTE_LIFE = 30 * DAY
export const IDLE_LIFE = 7 * DAY
/** The last visit is written at most this often, so that reading a page rarely writes. */
const TOUCH_EVERY = HOUR

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
    })
    .prepare(),
  find: orm
    .select({
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      email: users.email,
      name: users.name,
      isAdmin: users.isAdmin,
      createdAt: users.createdAt,
      lastLogin: users.lastLogin,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, p('tokenHash')),
        gt(sessions.expiresAt, p('now')),
        gt(sessions.lastSeenAt, p('idleSince')),
        lte(sessions.createdAt, p('latest')),
        eq(users.accountStatus, 'active'),
      ),
    )
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
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .prepare(),
  endOthers: orm
    .delete(sessions)
    .where(and(eq(sessions.userId, p('userId')), ne(sessions.tokenHash, p('tokenHash'))))
    .prepare(),
  endAll: orm
    .delete(sessions)
    .where(eq(sessions.userId, p('userId')))
    .prepare(),
  endExpired: orm
    .delete(sessions)
    .where(lt(sessions.expiresAt, p('now')))
    .prepare(),
}))

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Begins a session and returns the token for the cookie; only its hash is stored. */
export function beginSession(db: Db, clock: Clock, userId: string, userAgent: string | null): string {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now().getTime()
  const repo = sessionsRepo(db)
  repo.endExpired.run({ now })
  repo.insert.run({
    tokenHash: hashOf(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    now: new Date(now),
    expiresAt: new Date(now + ABSOLUTE_LIFE),
  })
  return token
}

/** The person behind a cookie's token; null when it is unknown, ended, idle too long, or the account is suspended. */
export function personOfSession(db: Db, clock: Clock, token: string): Person | null {
  const now = clock.now().getTime()
  const tokenHash = hashOf(token)
  const repo = sessionsRepo(db)
  const row = repo.find.get({ tokenHash, now, idleSince: now - IDLE_LIFE, latest: now + CLOCKS_DIFFER })
  if (!row) return null
  const { lastSeenAt, ...person } = row
  // Either way: the clock may have been set back since.
  if (Math.abs(now - lastSeenAt.getTime()) > TOUCH_EVERY) noteVisit(db, tokenHash, now)
  return person
}

/** A page is shown also where nothing can be written, as on a full disk. */
function noteVisit(db: Db, tokenHash: string, now: number): void {
  try {
    sessionsRepo(db).touch.run({ tokenHash, now })
  } catch (error) {
    const fault = databaseFault(error)
    if (fault !== 'full' && fault !== 'busy') throw error
  }
}

export function endSession(db: Db, token: string): void {
  sessionsRepo(db).end.run({ tokenHash: hashOf(token) })
}

export function endAllSessions(db: Db, userId: string): void {
  sessionsRepo(db).endAll.run({ userId })
}

/** The browsers a person is signed in with, newest visit first; `token` is that of the one that asks. */
export function sessionsOf(db: Db, clock: Clock, userId: string, token: string | null) {
  const now = clock.now().getTime()
  const own = token && hashOf(token)
  return sessionsRepo(db)
    .ofUser.all({ userId, now, idleSince: now - IDLE_LIFE })
    .map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash === own }))
}

/** @returns how many were ended. */
export function endOtherSessions(db: Db, userId: string, token: string): number {
  return sessionsRepo(db).endOthers.run({ userId, tokenHash: hashOf(token) }).changes
}

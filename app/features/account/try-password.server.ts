import { setTimeout } from 'node:timers/promises'
import { countUse } from '#app/features/audit/count-use.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { SECOND } from '#app/operations/clock.ts'
import type { Call } from '#app/operations/operation.server.ts'
import { accountsRepo, type UserRow } from './accounts.repo.server.ts'
import { isKnownDevice } from './device.server.ts'
import { passwordMatches } from './password.server.ts'
import { isLongPassword } from './password-rules.server.ts'

/** So many attempts at one account within a quarter of an hour are answered at once; later ones are delayed. */
const AT_ONCE = 30
const STEP = 0.25 * SECOND
const LONGEST = 4 * SECOND
/** So many requests may be delayed at a time; beyond that, the queue for hashing is the limit. */
const MOST_WAITING = 500

let waiting = 0

/**
 * How an attempt at an account is counted: all browsers that have signed in to it before have one counter together, apart
 * from those that have not. One for each browser would give more guesses to whoever signs in more often.
 */
export function makeAttemptCounter(
  call: Call<'anyone'>,
  user: Pick<UserRow, 'id'> | undefined,
): string | undefined {
  return user && isKnownDevice(call, user.id) ? `known ${user.id}` : undefined
}

export function attemptCounterOfAddress(call: Call<'anyone'>, email: string): string | undefined {
  return makeAttemptCounter(call, accountsRepo(call.services.db).byEmail.get({ email }))
}

/** For a way to sign in that has another rate limit: its attempts also count with those of the sign-in page. */
export function countAsSignIn(call: Call<'anyone'>, user: UserRow | undefined): Promise<void> {
  return countUse(call, () => call.services.limits.take('sign-in', call, makeAttemptCounter(call, user)))
}

/**
 * Checks a password. Attempts from browsers that are unknown to the account count together, whatever their address.
 * After many of them each is delayed, but none is refused, so that nobody can lock the owner out. An email without an
 * account is treated in the same way. A failure is written to the security log.
 * @returns the account; null if the password is wrong, or was changed while it was checked
 */
export async function tryPassword(
  call: Call<'anyone'>,
  email: string,
  password: string,
): Promise<UserRow | null> {
  const { db } = call.services
  const repo = accountsRepo(db)
  const tried = repo.byEmail.get({ email })
  const matches = await compare(call, email, tried, password)
  const user = tried && repo.byId.get({ id: tried.id })
  if (!matches || !user?.passwordHash || user.passwordHash !== tried?.passwordHash) {
    noteSecurity(call, 'sign-in.failed', user?.id ?? null)
    return null
  }
  if (!user.hasLongPassword && isLongPassword(password)) {
    const { id, passwordHash } = user
    db.write(() => repo.noteLongPassword.run({ id, passwordHash }))
  }
  return user
}

async function compare(
  call: Call<'anyone'>,
  email: string,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> {
  await countAttemptAt(call, email, user)
  const attempts = await call.services.limits.attemptsFrom(call.address)
  // Of two addresses with the same number of attempts, the one of a known browser goes first.
  const rank = user && isKnownDevice(call, user.id) ? attempts - 0.5 : attempts
  return passwordMatches(user?.passwordHash, password, rank)
}

/** Counts an attempt at an account, by any way to sign in, from an unknown browser, and delays it after many. */
export async function countAttemptAt(
  call: Call<'anyone'>,
  email: string,
  user: Pick<UserRow, 'id'> | undefined,
): Promise<void> {
  if (user && isKnownDevice(call, user.id)) return
  const { limits } = call.services
  const attempts = await limits.countAttempt(email)
  if (attempts <= AT_ONCE) return
  if (await limits.isFirst(`tried.often ${email}`)) noteSecurity(call, 'sign-in.slowed', user?.id ?? null)
  await slowDown(Math.min(LONGEST, (attempts - AT_ONCE) * STEP))
}

async function slowDown(milliseconds: number): Promise<void> {
  if (waiting >= MOST_WAITING) return
  waiting += 1
  try {
    await setTimeout(milliseconds)
  } finally {
    waiting -= 1
  }
}

import { createHash } from 'node:crypto'
import { DAY } from '#app/operations/clock.ts'

/** A session ends thirty days after sign-in, however often it is used. */
export const MAX_SESSION_LIFETIME = 30 * DAY

/** What is stored instead of a token: the cookie cannot be computed from the hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A name for a session that is safe to show: it does not reveal the token. */
export function sessionName(token: string): string {
  return nameOfSessionHash(hashOfToken(token))
}

export function nameOfSessionHash(tokenHash: string): string {
  return hashOfToken(`session:${tokenHash}`).slice(0, 22)
}

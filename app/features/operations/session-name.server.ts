import { createHash } from 'node:crypto'
import { DAY } from './clock.ts'

/** A session ends thirty days after sign-in, however often it is used. */
export const ABSOLUTE_LIFE = 30 * DAY

/** What is stored of a token: from the hash nobody can make the cookie. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Names a session where its token must not stand. */
export function sessionName(token: string): string {
  return nameOfSessionHash(hashOfToken(token))
}

export function nameOfSessionHash(tokenHash: string): string {
  return hashOfToken(`session:${tokenHash}`).slice(0, 22)
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isWithin, MINUTE } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'

export const CHALLENGE_LIFETIME = 5 * MINUTE

/** The purpose, the browser and the person that an authenticator signs for. */
export interface PasskeyRequest {
  purpose: 'register' | 'prove' | 'sign-in'
  /** The session's token; at sign-in, the id in the browser's signed cookie. */
  browser: string
  userId: string | null
}

type Signing = Pick<Services, 'settings' | 'clock'>

const RANDOM_BYTES = 16
/** The time in milliseconds since 1970. */
const TIME_BYTES = 6
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES

function signRequest(
  { settings }: Signing,
  head: Buffer,
  { purpose, browser, userId }: PasskeyRequest,
): Buffer {
  const what = JSON.stringify(['passkey', purpose, browser, userId, head.toString('base64url')])
  return createHmac('sha256', settings.sessionSecret).update(what).digest()
}

/**
 * Nothing is stored for a challenge: it contains random bytes, the time, and a signature for its request.
 * @returns base64url
 */
export function issueChallenge(services: Signing, request: PasskeyRequest): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(services.clock.now().getTime(), 0, TIME_BYTES)
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), time])
  return Buffer.concat([head, signRequest(services, head, request)]).toString('base64url')
}

/** @returns false if it was not issued for this request, or more than five minutes ago */
export function isChallengeFor(services: Signing, challenge: string, request: PasskeyRequest): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const [head, signature] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)]
  const expected = signRequest(services, head, request)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
  return isWithin(services.clock, head.readUIntBE(RANDOM_BYTES, TIME_BYTES), CHALLENGE_LIFETIME)
}

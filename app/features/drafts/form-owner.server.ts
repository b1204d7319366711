import { createHmac, timingSafeEqual } from 'node:crypto'
import { MAX_SESSION_LIFETIME, sessionName } from '#app/features/account/session-name.server.ts'
import { isWithin } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'

/** A signed token: the person's id, when the form was shown, and in which session. */
export function formOwner(
  { settings, clock }: Services,
  userId: string,
  sessionToken: string | null,
): string {
  const session = sessionToken ? sessionName(sessionToken) : ''
  const payload = `${userId}.${clock.now().getTime()}.${session}`
  return `${payload}.${signature(settings.sessionSecret, payload)}`
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`form-owner:${payload}`).digest('base64url')
}

interface Shown {
  /** The id of the form's owner. */
  userId: string
  at: Date
  /** The name of the session it was shown in. */
  session: string
}

/** Reads the token; null if the field is missing, not signed by us, or older than any session. */
export function shownTo({ settings, clock }: Services, mark: string | undefined): Shown | null {
  const [, payload, userId, shownAt, session = '', signed] =
    /^(([\w-]+)\.(\d+)\.([\w-]*))\.([\w-]+)$/.exec(mark ?? '') ?? []
  if (!payload || !userId || !signed) return null
  const expected = Buffer.from(signature(settings.sessionSecret, payload))
  const given = Buffer.from(signed)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return isWithin(clock, Number(shownAt), MAX_SESSION_LIFETIME)
    ? { userId, at: new Date(Number(shownAt)), session }
    : null
}

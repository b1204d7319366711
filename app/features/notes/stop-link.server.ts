import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#app/operations/services.ts'

import { paths } from '#app/paths.ts'

/** A token that only stops one person's letters. It never expires, because letters stay in mailboxes. */
function stopToken({ settings }: Pick<Services, 'settings'>, userId: string): string {
  const signed = createHmac('sha256', settings.sessionSecret).update(`monthly-letter:${userId}`)
  return `${userId}.${signed.digest('base64url')}`
}

export function stopAddress(services: Pick<Services, 'settings'>, userId: string): string {
  const token = encodeURIComponent(stopToken(services, userId))
  return `${services.settings.origin}${paths.stopLetter}?token=${token}`
}

/** The person whose letters a link stops; null if its signature is not valid. */
export function userOfStopLink(services: Pick<Services, 'settings'>, token: string): string | null {
  const [userId = ''] = token.split('.', 1)
  const expected = Buffer.from(stopToken(services, userId))
  const given = Buffer.from(token)
  return userId && expected.length === given.length && timingSafeEqual(expected, given) ? userId : null
}

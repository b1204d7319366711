import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressIn, type Language } from '#app/language/language.ts'
import type { Services } from '#app/operations/services.ts'
import { paths } from '#app/paths.ts'

/** The letters that are sent again and again, or whenever there is something to say, until the person stops them. */
const REPEATED_LETTERS = ['monthly-letter', 'evenings', 'films'] as const
export type RepeatedLetter = (typeof REPEATED_LETTERS)[number]

type Signing = Pick<Services, 'settings'>

/** A token that only stops these letters of one person. It never expires, because letters stay in mailboxes. */
function stopToken({ settings }: Signing, letter: RepeatedLetter, userId: string): string {
  const signed = createHmac('sha256', settings.sessionSecret).update(`${letter}:${userId}`)
  return `${userId}.${signed.digest('base64url')}`
}

/** The address that stops these letters of a person without signing in. */
export function stopAddress(
  services: Signing,
  letter: RepeatedLetter,
  { id, language }: { id: string; language: Language },
): string {
  const token = encodeURIComponent(stopToken(services, letter, id))
  return `${services.settings.origin}${addressIn(language, paths.stopLetter)}?token=${token}`
}

/** Whose letters a link stops, and which; null if its signature is not valid. */
export function readStopToken(
  services: Signing,
  token: string,
): { userId: string; letter: RepeatedLetter } | null {
  const [userId = ''] = token.split('.', 1)
  const given = Buffer.from(token)
  const letter = REPEATED_LETTERS.find((one) => {
    const expected = Buffer.from(stopToken(services, one, userId))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return userId && letter ? { userId, letter } : null
}

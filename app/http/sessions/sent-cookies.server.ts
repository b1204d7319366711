import type { Settings } from '#app/env.server.ts'
import { deviceSchema } from '#app/features/account/device.server.ts'
import { parsePreferences } from '#app/features/account/reading-preferences.server.ts'
import { sessionState } from '#app/features/account/sessions.server.ts'
import type { Device } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import type { ReadingPreferences } from '#app/ui/page/reading-preferences.ts'
import type { Toast } from '#app/ui/toast/toast.ts'
import {
  deviceCookie,
  formerSessionsCookie,
  readCookie,
  readingCookie,
  sessionCookie,
  toastCookie,
} from './cookies.server.ts'

/** The values of a request's cookies. The signature of each has been checked. */
interface SentCookies {
  readonly sessionToken: string | null
  readonly formerSessions: readonly string[]
  readonly device: Device | null
  readonly toast: Toast | null
  readonly reading: ReadingPreferences
}

/** The same with the session. */
export async function sentSession(header: string | null, { settings, db, clock }: Services) {
  const sent = await sentCookies(header, settings)
  return { ...sent, session: sent.sessionToken ? sessionState(db, clock, sent.sessionToken) : null }
}

export async function sentCookies(header: string | null, settings: Settings): Promise<SentCookies> {
  const token = await readCookie(sessionCookie(settings), header)
  const toast = await readCookie(toastCookie(settings), header)
  const reading = await readCookie(readingCookie(settings), header)
  const device = await readCookie(deviceCookie(settings), header)
  const former = await readCookie(formerSessionsCookie(settings), header)
  return {
    sessionToken: typeof token === 'string' && token ? token : null,
    formerSessions: Array.isArray(former) ? former.filter((name) => typeof name === 'string') : [],
    device: deviceSchema.safeParse(device).data ?? null,
    toast: toast ? (toast as Toast) : null,
    reading: parsePreferences(reading),
  }
}

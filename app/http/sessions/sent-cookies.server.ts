import { createHash } from 'node:crypto'
import type { Settings } from '#app/env.server.ts'
import { deviceSchema } from '#app/features/account/device.server.ts'
import { parsePreferences } from '#app/features/account/reading-preferences.server.ts'
import { sessionState } from '#app/features/account/sessions.server.ts'
import { MINUTE } from '#app/operations/clock.ts'
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

/**
 * The cache is for browsers with frequent requests. The oldest entry is removed first, and all of them after ten
 * minutes.
 */
const MOST = 500
const LONGEST = 4000

let recent = new WeakMap<Settings, Map<string, SentCookies>>()
setInterval(() => {
  recent = new WeakMap()
}, 10 * MINUTE).unref()

/**
 * Reads the cookies of a request. A browser sends the same header with each request, so the result is cached under a
 * hash of the header. Whether the session has ended is not part of the result: that is read each time.
 */
export async function sentCookies(header: string | null, settings: Settings): Promise<SentCookies> {
  const known = recent.get(settings) ?? new Map<string, SentCookies>()
  recent.set(settings, known)
  const key = createHash('sha256')
    .update(header ?? '')
    .digest('base64')
  const found = known.get(key)
  if (found) return found
  const read = await readAll(header, settings)
  if (header && header.length > LONGEST) return read
  const [oldest] = known.keys()
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
  known.set(key, read)
  return read
}

/** The same with the session. It is read for each request, because it can have ended since the last one. */
export async function sentSession(header: string | null, { settings, db, clock }: Services) {
  const sent = await sentCookies(header, settings)
  return { ...sent, session: sent.sessionToken ? sessionState(db, clock, sent.sessionToken) : null }
}

async function readAll(header: string | null, settings: Settings): Promise<SentCookies> {
  const token = await readCookie(sessionCookie(settings), header)
  const toast = await readCookie(toastCookie(settings), header)
  const reading = await readCookie(readingCookie(settings), header)
  const device = await readCookie(deviceCookie(settings), header)
  const former = await readCookie(formerSessionsCookie(settings), header)
  return Object.freeze({
    sessionToken: typeof token === 'string' && token ? token : null,
    formerSessions: Array.isArray(former) ? former.filter((name) => typeof name === 'string') : [],
    device: deviceSchema.safeParse(device).data ?? null,
    toast: toast ? (toast as Toast) : null,
    reading: parsePreferences(reading),
  })
}

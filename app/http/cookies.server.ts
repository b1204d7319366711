import { createHmac } from 'node:crypto'
import { type Cookie, createCookie } from '@remix-run/node'
import type { Settings } from '#app/env.server.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#app/features/operations/clock.ts'
import { ABSOLUTE_LIFE } from '#app/features/operations/session-name.server.ts'
import type { Toast } from '#app/ui/toast/toast.ts'

/** How long each step of signing in with Google may take. */
export const GOOGLE_STEP = 10 * MINUTE

/** The `__Host-` prefix binds a cookie to this host over TLS; browsers refuse it on plain http. */
function cookieName(settings: Settings, name: string): string {
  return settings.origin.startsWith('https:') ? `__Host-${name}` : name
}

function cookieOptions(settings: Settings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.origin.startsWith('https:') } as const
}

/**
 * A signed cookie. The key is derived from the cookie's name, so that the value of one is not valid as another's.
 * @param maxAge seconds
 */
function signedCookie(settings: Settings, name: string, maxAge: number): Cookie {
  const known = made.get(settings) ?? new Map<string, Cookie>()
  made.set(settings, known)
  const cookie = known.get(name) ?? newCookie(settings, name, maxAge)
  known.set(name, cookie)
  return cookie
}

/** Every request needs four of them, and each derives a key. */
const made = new WeakMap<Settings, Map<string, Cookie>>()

function newCookie(settings: Settings, name: string, maxAge: number): Cookie {
  const secret = createHmac('sha256', settings.sessionSecret).update(`cookie:${name}`).digest('base64url')
  return createCookie(cookieName(settings, name), { ...cookieOptions(settings), secrets: [secret], maxAge })
}

export function sessionCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_session', ABSOLUTE_LIFE / SECOND)
}

export function toastCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_toast', 60)
}

/** A year of not signing in, and the browser is a new one. */
const DEVICE_LIFE = 365 * DAY

/** The accounts that this browser has signed in to: it stays when the session ends. */
export function deviceCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_device', DEVICE_LIFE / SECOND)
}

/** The sessions that this browser had lately, by name: what a form of one of them holds may be kept. */
export function formerSessionsCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_former', DAY / SECOND)
}

/** How pages are set for this browser's reader. Holds four words of ours. */
export function readingCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_reading', (365 * DAY) / SECOND)
}

/** What was deleted, and what others had done with it, for the page that says so. It has no name, id or text of anybody. */
export function receiptCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_receipt', HOUR / SECOND)
}

/** What must outlive the way to Google and back: the state, the popup, where the person wanted to go. */
export function googleFlowCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_google', GOOGLE_STEP / SECOND)
}

/** A proved Google account that waits for the password of the account it is to be connected with. */
export function googleLinkCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_link', GOOGLE_STEP / SECOND)
}

/** The value of one of our cookies; null where the header does not name it. Reading one costs a signature. */
export async function readCookie(cookie: Cookie, header: string | null): Promise<unknown> {
  return header?.includes(cookie.name) ? cookie.parse(header) : null
}

export async function setToast(settings: Settings, toast: Toast): Promise<string> {
  return toastCookie(settings).serialize(toast)
}

export async function clearToast(settings: Settings): Promise<string> {
  return toastCookie(settings).serialize('', { maxAge: 0 })
}

/** True where a public page is not the same for this browser: a session, a message that waits, reading preferences. */
export function changePublicPages(cookies: string | undefined | null, settings: Settings): boolean {
  const own = [sessionCookie(settings), toastCookie(settings), readingCookie(settings)]
  return !!cookies && own.some(({ name }) => cookies.includes(name))
}

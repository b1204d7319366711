import { createHmac } from 'node:crypto'
import { type Cookie, createCookie } from '@remix-run/node'
import type { Settings } from '#app/env.server.ts'
import { MAX_SESSION_LIFETIME } from '#app/features/account/session-name.server.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#app/operations/clock.ts'
import type { Toast } from '#app/ui/toast/toast.ts'

/** The time allowed for each step of signing in with Google. */
export const GOOGLE_STEP_LIFETIME = 10 * MINUTE

/** The `__Host-` prefix binds a cookie to this host over TLS. Browsers refuse it over plain HTTP. */
function cookieName(settings: Settings, name: string): string {
  return settings.origin.startsWith('https:') ? `__Host-${name}` : name
}

function cookieOptions(settings: Settings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.origin.startsWith('https:') } as const
}

/**
 * A signed cookie. Its key is derived from its name, so that the value of one cookie is not valid for another.
 * @param maxAge seconds
 */
function signedCookie(settings: Settings, name: string, maxAge: number): Cookie {
  const secret = createHmac('sha256', settings.sessionSecret).update(`cookie:${name}`).digest('base64url')
  return createCookie(cookieName(settings, name), { ...cookieOptions(settings), secrets: [secret], maxAge })
}

export function sessionCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_session', MAX_SESSION_LIFETIME / SECOND)
}

export function toastCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_toast', 60)
}

/** After a year without a sign-in, the browser counts as new. */
const DEVICE_LIFE = 365 * DAY

/** By this, accounts know the browser. It stays when the session ends. */
export function deviceCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_device', DEVICE_LIFE / SECOND)
}

/** The names of this browser's recent sessions. A form of one of them may be saved as a draft. */
export function formerSessionsCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_former', DAY / SECOND)
}

/** Reading preferences of this browser: four words from our own lists. */
export function readingCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_reading', (365 * DAY) / SECOND)
}

/**
 * What was deleted, and what other people had done with it, for the page that reports it. It contains no name, id or
 * text of anyone.
 */
export function receiptCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_receipt', HOUR / SECOND)
}

/**
 * State that must survive the redirect to Google and back: the OAuth state, whether a popup is used, and the page that
 * the person requested.
 */
export function googleFlowCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_google', GOOGLE_STEP_LIFETIME / SECOND)
}

/** A verified Google account that waits for the password of the account it will be connected to. */
export function googleLinkCookie(settings: Settings) {
  return signedCookie(settings, 'qismah_link', GOOGLE_STEP_LIFETIME / SECOND)
}

/**
 * The value of one of our cookies; null if the header does not contain it. Reading it includes checking a signature.
 */
export async function readCookie(cookie: Cookie, header: string | null): Promise<unknown> {
  return header?.includes(cookie.name) ? cookie.parse(header) : null
}

export async function setToast(settings: Settings, toast: Toast): Promise<string> {
  return toastCookie(settings).serialize(toast)
}

export async function clearToast(settings: Settings): Promise<string> {
  return toastCookie(settings).serialize('', { maxAge: 0 })
}

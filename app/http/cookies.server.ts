import { createCookie } from '@remix-run/node'
import type { Settings } from '../env.server'
import { ABSOLUTE_LIFE } from '../features/accounts/sessions.server'
import { DAY, HOUR, MINUTE, SECOND } from '../features/clock'
import type { Toast } from '../ui/toast'

/** How long each step of signing in with Google may take. */
export const GOOGLE_STEP = 10 * MINUTE

/** The `__Host-` prefix binds a cookie to this host over TLS; browsers refuse it on plain http. */
function cookieName(settings: Settings, name: string): string {
  return settings.origin.startsWith('https:') ? `__Host-${name}` : name
}

function cookieOptions(settings: Settings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.origin.startsWith('https:') } as const
}

export function sessionCookie(settings: Settings) {
  return createCookie(cookieName(settings, 'qismah_session'), {
    ...cookieOptions(settings),
    secrets: [settings.sessionSecret],
    maxAge: ABSOLUTE_LIFE / SECOND,
  })
}

export function toastCookie(settings: Settings) {
  return createCookie(cookieName(settings, 'qismah_toast'), {
    ...cookieOptions(settings),
    secrets: [settings.sessionSecret],
    maxAge: 60,
  })
}

/** A year of not signing in, and the browser is a new one. */
const DEVICE_LIFE = 365 * DAY

/** The accounts that this browser has signed in to: it stays when the session ends. */
export function deviceCookie(settings: Settings) {
  return createCookie(cookieName(settings, 'qismah_device'), {
    ...cookieOptions(settings),
    secrets: [settings.sessionSecret],
    maxAge: DEVICE_LIFE / SECOND,
  })
}

/** What was deleted, for the page that says so: numbers and a time, nothing of the person. */
export function receiptCookie(settings: Settings) {
  return createCookie(cookieName(settings, 'qismah_receipt'), {
    ...cookieOptions(settings),
    secrets: [settings.sessionSecret],
    maxAge: HOUR / SECOND,
  })
}

/** What must outlive the way to Google and back: the state, the popup, where the person wanted to go. */
export function googleFlowCookie(settings: Settings) {
  return createCookie(cookieName(settings, 'qismah_google'), {
    ...cookieOptions(settings),
    secrets: [settings.sessionSecret],
    maxAge: GOOGLE_STEP / SECOND,
  })
}

/** A proved Google account that waits for the password of the account it is to be connected with. */
export function googleLinkCookie(settings: Settings) {
  return createCookie(cookieName(settings, 'qismah_link'), {
    ...cookieOptions(settings),
    secrets: [settings.sessionSecret],
    maxAge: GOOGLE_STEP / SECOND,
  })
}

export async function setSession(settings: Settings, token: string): Promise<string> {
  return sessionCookie(settings).serialize(token)
}

export async function clearSession(settings: Settings): Promise<string> {
  return sessionCookie(settings).serialize('', { maxAge: 0 })
}

export async function setToast(settings: Settings, toast: Toast): Promise<string> {
  return toastCookie(settings).serialize(toast)
}

export async function clearToast(settings: Settings): Promise<string> {
  return toastCookie(settings).serialize('', { maxAge: 0 })
}

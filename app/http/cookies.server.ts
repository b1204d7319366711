import { createCookie } from '@remix-run/node'
import type { Settings } from '../env.server'
import { ABSOLUTE_LIFE } from '../features/accounts/sessions.server'
import { SECOND } from '../features/clock'
import type { Toast } from '../ui/toast'

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

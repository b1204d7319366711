import type { Context } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Settings } from '#app/env.server.ts'
import type { Env, Middleware } from '#app/http/gate/middleware.ts'
import { sessionCookie } from '#app/http/sessions/cookies.server.ts'

/** Browser features that no page uses. They are disabled, so that injected code cannot use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screenWakeLock',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const

export function securityHeaders({ mode, origin }: Settings): Middleware {
  return secureHeaders({
    contentSecurityPolicy:
      mode === 'development'
        ? undefined
        : {
            defaultSrc: ["'none'"],
            scriptSrc: ["'self'", (c) => `'nonce-${(c as Context<Env>).get('begun').nonce}'`],
            styleSrc: ["'self'"],
            imgSrc: ["'self'", 'data:'],
            fontSrc: ["'self'"],
            connectSrc: ["'self'"],
            manifestSrc: ["'self'"],
            formAction: ["'self'"],
            baseUri: ["'none'"],
            frameAncestors: ["'none'"],
          },
    // 'same-origin' instead of 'no-referrer', because 'no-referrer' makes browsers send `Origin: null` with forms.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: origin.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    // The sign-in popup must be able to reach the page that opened it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    xFrameOptions: 'DENY',
    permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, false])),
  })
}

/** When a session ends, the browser also forgets the pages that it keeps for its back button. */
export function clearAfterSession(settings: Settings): Middleware {
  const removed = `${sessionCookie(settings).name}=;`
  return async (c, next) => {
    await next()
    if (c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(removed)))
      c.header('Clear-Site-Data', '"cache"')
  }
}

/**
 * A popup that returns from Google keeps its opener only if neither page requests isolation. This is registered before
 * the security headers, so it runs after them and its value wins.
 */
export const keepOpener: Middleware = async (c, next) => {
  await next()
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
}

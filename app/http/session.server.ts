import { createHmac } from 'node:crypto'
import {
  type Cookie,
  createCookie,
  createCookieSessionStorage,
  createSessionStorage,
  type SessionStorage,
} from '@remix-run/node'
import type { Settings } from '#app/env.server.ts'
import type { SignedIn } from '#app/features/account/accounts.server.ts'
import { deviceSchema } from '#app/features/account/device.server.ts'
import { parsePreferences } from '#app/features/account/reading-preferences.server.ts'
import { MAX_SESSION_LIFETIME } from '#app/features/account/session-name.server.ts'
import { endSession, sessionState } from '#app/features/account/sessions.server.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import type { Toast } from '#app/ui/toast/toast.ts'

/** The time allowed for each step of signing in with Google. */
export const GOOGLE_STEP_LIFETIME = 10 * MINUTE

/**
 * Makes a signed cookie. Its key is derived from its name, so that the value of one cookie is not valid for another.
 * @param maxAge seconds
 */
function signedCookie(shortName: string, maxAge: number): (settings: Settings) => Cookie {
  return ({ origin, sessionSecret }) => {
    const secret = createHmac('sha256', sessionSecret).update(`cookie:${shortName}`).digest('base64url')
    const secure = origin.startsWith('https:')
    // The `__Host-` prefix binds a cookie to this host over TLS. Browsers refuse it over plain HTTP.
    const name = secure ? `__Host-${shortName}` : shortName
    return createCookie(name, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      secrets: [secret],
      maxAge,
    })
  }
}

export const sessionCookie = signedCookie('qismah_session', MAX_SESSION_LIFETIME / SECOND)

const toastCookie = signedCookie('qismah_toast', 60)

/**
 * By this, accounts know the browser. It stays when the session ends. After a year without a sign-in, the browser counts as
 * new.
 */
export const deviceCookie = signedCookie('qismah_device', (365 * DAY) / SECOND)

/** The names of this browser's recent sessions. A form of one of them may be saved as a draft. */
const formerSessionsCookie = signedCookie('qismah_former', DAY / SECOND)

/** Reading preferences of this browser: four words from our own lists. */
export const readingCookie = signedCookie('qismah_reading', (365 * DAY) / SECOND)

/**
 * What was deleted, and what other people had done with it, for the page that reports it. It contains no name, id or
 * text of anyone.
 */
export const receiptCookie = signedCookie('qismah_receipt', HOUR / SECOND)

/**
 * State that must survive the redirect to Google and back: the OAuth state, whether a popup is used, and the page that
 * the person requested.
 */
const googleFlowCookie = signedCookie('qismah_google', GOOGLE_STEP_LIFETIME / SECOND)

/** A verified Google account that waits for the password of the account it will be connected to. */
export const googleLinkCookie = signedCookie('qismah_link', GOOGLE_STEP_LIFETIME / SECOND)

/**
 * The value of one of our cookies; null if the header does not contain it. Reading it includes checking a signature.
 */
async function readCookie(cookie: Cookie, header: string | null): Promise<unknown> {
  return header?.includes(cookie.name) ? cookie.parse(header) : null
}

export async function setToast(settings: Settings, toast: Toast): Promise<string> {
  return toastCookie(settings).serialize(toast)
}

export async function clearToast(settings: Settings): Promise<string> {
  return toastCookie(settings).serialize('', { maxAge: 0 })
}

const MOST_FORMER_SESSIONS = 4

/**
 * Remembers the browser's session before it ends or gets another token, so that forms that show it still belong to this
 * browser.
 */
async function rememberSession({ services, ownSessions, cookies }: RequestContext): Promise<void> {
  const names = [...new Set(ownSessions())].slice(0, MOST_FORMER_SESSIONS)
  if (names.length > 0) cookies.push(await formerSessionsCookie(services.settings).serialize(names))
}

/** Gives the browser the token of its session, which replaces any earlier one. */
export async function setSessionToken(context: RequestContext, token: string): Promise<void> {
  await rememberSession(context)
  const { sessions } = context.services
  // Always a new session, so that the token of a planted cookie is not kept.
  const session = await sessions.getSession()
  session.set('token', token)
  context.cookies.push(await sessions.commitSession(session))
}

/** Removes the cookie from the browser. The transaction of the operation has already ended the session's row. */
export async function clearSession({ sessions }: Pick<Services, 'sessions'>): Promise<string> {
  return sessions.destroySession(await sessions.getSession())
}

export async function clearSessionToken(context: RequestContext): Promise<void> {
  await rememberSession(context)
  context.cookies.push(await clearSession(context.services))
}

/** Gives the browser its session, and the cookie by which the account knows it. */
export async function giveSession(context: RequestContext, signedIn: SignedIn): Promise<void> {
  const { settings } = context.services
  await setSessionToken(context, signedIn.token)
  if (signedIn.device) context.cookies.push(await deviceCookie(settings).serialize(signedIn.device))
}

/**
 * The browser's session in the form that Remix and remix-auth use. Its id is the token in the cookie, and its data are
 * a row. A row is created, or gets another token, within the transaction of an operation, so this storage only puts the
 * token into the cookie.
 */
export function sessionRows({
  settings,
  db,
  clock,
}: Pick<Services, 'settings' | 'db' | 'clock'>): Services['sessions'] {
  return createSessionStorage({
    cookie: sessionCookie(settings),
    async createData({ token }) {
      if (!token) throw new TypeError('A session begins when somebody signs in.')
      return token
    },
    async readData(token) {
      const state = sessionState(db, clock, token)
      return state && { token, state }
    },
    async updateData() {
      throw new TypeError('A session is changed by operations only.')
    },
    async deleteData(token) {
      // Without a token, only the cookie is removed: the row has already ended.
      if (token) endSession(db, clock, token)
    },
  })
}

/**
 * State that survives the redirect to Google and back. Nobody is signed in yet, so there is no row: the state is in a
 * separate signed cookie. An existing session of the browser is not changed.
 */
export function googleFlow(settings: Settings): SessionStorage {
  return createCookieSessionStorage({ cookie: googleFlowCookie(settings) })
}

/** The values of a request's cookies, and its session. The signature of each has been checked. */
export async function sentSession(header: string | null, { settings, db, clock }: Services) {
  const token = await readCookie(sessionCookie(settings), header)
  const toast = await readCookie(toastCookie(settings), header)
  const reading = await readCookie(readingCookie(settings), header)
  const device = await readCookie(deviceCookie(settings), header)
  const former = await readCookie(formerSessionsCookie(settings), header)
  const sessionToken = typeof token === 'string' && token ? token : null
  return {
    sessionToken,
    session: sessionToken ? sessionState(db, clock, sessionToken) : null,
    formerSessions: Array.isArray(former) ? former.filter((name) => typeof name === 'string') : [],
    device: deviceSchema.safeParse(device).data ?? null,
    toast: toast ? (toast as Toast) : null,
    reading: parsePreferences(reading),
  }
}

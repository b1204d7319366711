import { createCookieSessionStorage, createSessionStorage, type SessionStorage } from '@remix-run/node'
import type { Settings } from '#app/env.server.ts'
import { endSession, sessionState } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/operations/services.ts'
import { googleFlowCookie, sessionCookie } from './cookies.server.ts'

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

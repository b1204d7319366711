import { createCookieSessionStorage, createSessionStorage, type SessionStorage } from '@remix-run/node'
import type { Settings } from '#app/env.server.ts'
import { endSession, sessionState } from '#app/features/account/sessions.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { googleFlowCookie, sessionCookie } from './cookies.server.ts'

/**
 * The browser's session, as Remix and remix-auth use one: its id is the token in the cookie, its data are a row. A row
 * begins, and gets another token, within the transaction of what is done, so storing only hands the token to the cookie.
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
      // Without one only the cookie is to go: its row has ended already.
      if (token) endSession(db, token)
    },
  })
}

/**
 * What outlives the way to Google and back. Nobody is signed in yet, so there is no row: it is in a signed cookie of its
 * own. A session that the browser has already stays as it is.
 */
export function googleFlow(settings: Settings): SessionStorage {
  return createCookieSessionStorage({ cookie: googleFlowCookie(settings) })
}

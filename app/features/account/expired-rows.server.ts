import type { Services } from '#app/operations/services.ts'
import { endExpiredTokens } from './account-tokens.server.ts'
import { endOldSessions } from './sessions.server.ts'

/** Removes sessions and mailed links that are no longer valid. */
export function eraseExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): void {
  endOldSessions(db, clock)
  endExpiredTokens(db, clock)
}

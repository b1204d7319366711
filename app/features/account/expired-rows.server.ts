import type { Services } from '#app/features/operations/services.ts'
import { endExpiredTokens } from './account-tokens.server.ts'
import { endExpiredChallenges } from './passkey-challenges.server.ts'
import { endOldSessions } from './sessions.server.ts'

/** Removes sessions, mailed links and challenges of passkeys that are no longer valid. */
export function eraseExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): void {
  endOldSessions(db, clock)
  endExpiredTokens(db, clock)
  endExpiredChallenges(db, clock)
}

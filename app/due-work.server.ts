import { setImmediate as nextTurn } from 'node:timers/promises'
import { endExpiredTokens } from '#app/features/account/account-tokens.server.ts'
import { endOldSessions } from '#app/features/account/sessions.server.ts'
import { keepReceivedTexts } from '#app/features/admin/received-texts.server.ts'
import { keepSceneCount } from '#app/features/analysis/evidence.server.ts'
import { eraseOldDepartures } from '#app/features/audit/departures.server.ts'
import { forgetOldEvents } from '#app/features/audit/security-log.server.ts'
import { discardOldFormDrafts } from '#app/features/drafts/form-drafts.server.ts'
import { sendEveningMails } from '#app/features/evenings/evening-mails.server.ts'
import { sendMonthlyLetters } from '#app/features/notes/monthly-letter.server.ts'
import { eraseOldNotes } from '#app/features/notes/notes.server.ts'
import { eraseOldReads } from '#app/features/privacy/record-reads.server.ts'
import { sendFilmMails } from '#app/features/stories/film-mails.server.ts'
import { MINUTE } from '#app/operations/clock.ts'
import { forgetOldRequests } from '#app/operations/idempotency.server.ts'
import type { Services } from '#app/operations/services.ts'
import { removeOldCopies } from '#db/backup.ts'

/** What each feature has to do after some time has passed. Each part is done even if one before it fails. */
const DUE_WORK: readonly ((services: Services, signal?: AbortSignal) => unknown)[] = [
  eraseOldNotes,
  discardOldFormDrafts,
  eraseOldReads,
  eraseOldDepartures,
  ({ db, clock }) => endOldSessions(db, clock),
  ({ db, clock }) => endExpiredTokens(db, clock),
  ({ db, clock }) => forgetOldRequests(db, clock.now()),
  ({ db, clock }) => forgetOldEvents(db, clock.now()),
  ({ settings, clock }) => removeOldCopies(settings.backupDir, clock.now()),
  keepReceivedTexts,
  keepSceneCount,
  sendMonthlyLetters,
]

/** Does all work that is due. On a replica, the primary does it. @param signal ends what takes long */
export async function runDueWork(services: Services, signal?: AbortSignal): Promise<void> {
  if (!services.replication?.primary()) await doEach(DUE_WORK, services, signal)
}

async function doEach(parts: typeof DUE_WORK, services: Services, signal?: AbortSignal): Promise<void> {
  const failures: Error[] = []
  for (const part of parts) {
    // Otherwise requests and mails wait for all parts together.
    await nextTurn()
    try {
      await part(services, signal)
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)))
    }
  }
  if (failures.length > 1) {
    const reasons = [...new Set(failures.map(({ message }) => message))].join('; ')
    throw new AggregateError(failures, `${failures.length} parts of the work failed: ${reasons}`)
  }
  if (failures[0]) throw failures[0]
}

/** Sends the mails that are due. On a replica, the primary does it. */
export async function sendDueMails(services: Services, signal?: AbortSignal): Promise<void> {
  if (services.replication?.primary()) return
  await doEach([sendEveningMails, sendFilmMails], services, signal)
}

const FIRST_AFTER = 2 * MINUTE

/**
 * Runs the work soon after the start and then at intervals. A failure is logged, and the next run tries again.
 * @returns the stop: it tells the current run, and resolves when that has ended
 */
export function startRepeated(
  every: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onTrouble: (error: unknown) => void,
): () => Promise<unknown> {
  const stopping = new AbortController()
  let underWay: Promise<unknown> = Promise.resolve()
  const round = async () => {
    underWay = work(stopping.signal).catch(onTrouble)
    await underWay
    if (!stopping.signal.aborted) timer = setTimeout(round, every).unref()
  }
  let timer = setTimeout(round, FIRST_AFTER).unref()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    return underWay
  }
}

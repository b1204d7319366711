import { eraseExpired } from '#app/features/account/expired-rows.server.ts'
import { forgetOldEvents } from '#app/features/audit/security-log.server.ts'
import { discardOldFormDrafts } from '#app/features/drafts/form-drafts.server.ts'
import { sendMonthlyLetters } from '#app/features/notes/monthly-letter.server.ts'
import { eraseOldNotes } from '#app/features/notes/notes.server.ts'
import { HOUR, MINUTE } from '#app/features/operations/clock.ts'
import { eraseOldDepartures } from '#app/features/operations/departures.server.ts'
import { forgetOldRequests } from '#app/features/operations/idempotency.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { eraseOldReads } from '#app/features/privacy/record-reads.server.ts'
import { removeOldCopies } from '#db/backup.ts'

const FIRST_AFTER = 2 * MINUTE

interface Hourly {
  /** Resolves when the current run has finished. */
  stop(): Promise<void>
}

/** Each part is done even if one before it fails. */
const PARTS: readonly ((services: Services) => unknown)[] = [
  eraseOldNotes,
  discardOldFormDrafts,
  eraseOldReads,
  eraseOldDepartures,
  eraseExpired,
  ({ db, clock }) => forgetOldRequests(db, clock.now()),
  ({ db, clock }) => forgetOldEvents(db, clock.now()),
  ({ settings, clock }) => removeOldCopies(settings.backupDir, clock.now()),
  sendMonthlyLetters,
]

/** Work that is due after some time has passed. On a replica, the primary does it. */
export async function runDueWork(services: Services): Promise<void> {
  if (services.replication?.primary()) return
  const failures: Error[] = []
  for (const part of PARTS) {
    try {
      await part(services)
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)))
    }
  }
  if (failures.length > 1) {
    const reasons = [...new Set(failures.map(({ message }) => message))].join('; ')
    throw new AggregateError(failures, `${failures.length} parts of the hourly work failed: ${reasons}`)
  }
  if (failures[0]) throw failures[0]
}

/** Runs the due work soon after the start and then every hour. A failure is logged, and the next run tries again. */
export function startHourly(services: Services, onTrouble: (error: unknown) => void): Hourly {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  const round = async () => {
    underWay = runDueWork(services).catch(onTrouble)
    await underWay
    if (timer) timer = setTimeout(round, HOUR).unref()
  }
  timer = setTimeout(round, FIRST_AFTER).unref()
  return {
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await underWay
    },
  }
}

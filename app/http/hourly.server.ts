import { sendMonthlyLetters } from '#app/features/notes/monthly-letter.server.ts'
import { eraseOldNotes } from '#app/features/notes/notes.server.ts'
import { HOUR, MINUTE } from '#app/features/operations/clock.ts'
import type { Services } from '#app/features/operations/services.ts'

const FIRST_AFTER = 2 * MINUTE

export interface Hourly {
  stop(): void
}

/** What falls due by the passing of time. On a node that follows another's database, that other one does it. */
export async function runDueWork(services: Services): Promise<void> {
  if (services.replication?.primary()) return
  eraseOldNotes(services)
  await sendMonthlyLetters(services)
}

/** Does what is due, soon after the start and then every hour. A failure is told, and the next hour tries again. */
export function startHourly(services: Services, onTrouble: (error: unknown) => void): Hourly {
  let timer: NodeJS.Timeout | undefined
  const round = async () => {
    try {
      await runDueWork(services)
    } catch (error) {
      onTrouble(error)
    }
    if (timer) timer = setTimeout(round, HOUR).unref()
  }
  timer = setTimeout(round, FIRST_AFTER).unref()
  return {
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

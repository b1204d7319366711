import { HOUR, MINUTE } from '#app/operations/clock.ts'

const FIRST_AFTER = 2 * MINUTE

interface Hourly {
  /** Resolves when the current run has finished. */
  stop(): Promise<void>
}

/** Runs the work soon after the start and then every hour. A failure is logged, and the next run tries again. */
export function startHourly(work: () => Promise<void>, onTrouble: (error: unknown) => void): Hourly {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  const round = async () => {
    underWay = work().catch(onTrouble)
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

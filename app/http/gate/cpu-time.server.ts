import { usedCpuMs } from '#app/adapters/workers/used-cpu.server.ts'
import type { RateLimits } from '#app/operations/services.ts'
import type { Middleware } from './middleware.ts'

/**
 * Measures how long the event loop works for a request. While several requests are under way, each is given an equal
 * part of the time, so that one that waits for something slow is not charged for all that is done meanwhile.
 * @param usedMs milliseconds of processor time used so far
 * @returns a function to call when a request begins; it returns a function to call at its end, which returns the
 * milliseconds.
 */
export function createCpuWatch(usedMs = usedCpuMs): () => () => number {
  let running = 0
  let lastUsed = 0
  /** What a request would have been given that was under way all the time. */
  let given = 0

  /** Shares out the time since the last request began or ended. */
  function shareOut(): void {
    const used = usedMs()
    if (running > 0) given += (used - lastUsed) / running
    lastUsed = used
  }

  return () => {
    shareOut()
    running += 1
    const before = given
    return () => {
      shareOut()
      running -= 1
      return given - before
    }
  }
}

/** Charges the address of a request for the time that its answer takes. */
export function chargeTime(limits: RateLimits): Middleware {
  const watch = createCpuWatch()
  return async (c, next) => {
    const used = watch()
    try {
      await next()
    } finally {
      await limits.charge(c.get('address'), used())
    }
  }
}

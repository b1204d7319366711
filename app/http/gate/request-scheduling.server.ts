import { usedCpuMs } from '#app/adapters/workers/used-cpu.server.ts'
import type { Middleware } from '#app/http/gate/context.server.ts'
import { toSite } from '#app/operations/networks.ts'
import type { RateLimits } from '#app/operations/services.ts'

/**
 * Starts requests that arrive together one after the other, each in a separate turn of the event loop. Otherwise two
 * hundred could run in one turn, and nothing else would be read meanwhile. Addresses take turns, so that one with many
 * requests does not delay the others. Only the start waits, so a client that sends its form slowly delays no other
 * request.
 */
export function createRequestScheduler(): (address: string) => Promise<void> {
  /** By site, in the order in which their next requests begin. */
  const waiting = new Map<string, (() => void)[]>()

  function begin(): void {
    const [next] = waiting
    if (!next) return
    const [site, requests] = next
    requests.shift()?.()
    waiting.delete(site)
    if (requests.length > 0) waiting.set(site, requests)
    if (waiting.size > 0) setImmediate(begin)
  }

  return (address) =>
    new Promise((resolve) => {
      if (waiting.size === 0) setImmediate(begin)
      const site = toSite(address)
      const requests = waiting.get(site) ?? []
      requests.push(resolve)
      waiting.set(site, requests)
    })
}

export function takeTurns(): Middleware {
  const turn = createRequestScheduler()
  return async (c, next) => {
    await turn(c.get('address'))
    return next()
  }
}

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

import type { Middleware } from './middleware.ts'
import { toSite } from './remote-address.server.ts'

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

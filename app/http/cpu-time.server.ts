import { performance } from 'node:perf_hooks'
import process from 'node:process'

/**
 * Milliseconds that this thread has worked so far. Node 22 cannot tell: there it is the time that the event loop was
 * busy, which on a machine with much other work includes waiting for a processor.
 */
const worked: () => number =
  'threadCpuUsage' in process
    ? () => {
        const { user, system } = (process.threadCpuUsage as () => NodeJS.CpuUsage)()
        return (user + system) / 1000
      }
    : () => performance.eventLoopUtilization().active

/**
 * Measures how long the event loop works for a request. Where several requests are under way at once, each is given an
 * equal part of that time.
 * @returns a function to call when a request begins; it returns one that tells the milliseconds when the request ends.
 */
export function createCpuWatch(): () => () => number {
  let underWay = 0
  return () => {
    underWay += 1
    const before = worked()
    const atBegin = underWay
    return () => {
      const share = Math.max(atBegin, underWay)
      underWay -= 1
      return (worked() - before) / share
    }
  }
}

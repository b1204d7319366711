import { performance } from 'node:perf_hooks'
import process from 'node:process'

/**
 * Milliseconds of processor time that this thread has used. Node 22 cannot report it. There it is the time that the
 * event loop was busy, which on a busy machine includes waiting for a processor.
 */
const usedCpuMs: () => number =
  'threadCpuUsage' in process
    ? () => {
        const { user, system } = (process.threadCpuUsage as () => NodeJS.CpuUsage)()
        return (user + system) / 1000
      }
    : () => performance.eventLoopUtilization().active

/**
 * Measures how long the event loop works for a request. If several requests are under way at once, each is given an
 * equal part of the time.
 * @returns a function to call when a request begins; it returns a function to call at its end, which returns the
 * milliseconds.
 */
export function createCpuWatch(): () => () => number {
  let running = 0
  return () => {
    running += 1
    const before = usedCpuMs()
    const countAtBegin = running
    return () => {
      const share = Math.max(countAtBegin, running)
      running -= 1
      return (usedCpuMs() - before) / share
    }
  }
}

import { performance } from 'node:perf_hooks'
import process from 'node:process'

/**
 * Milliseconds of processor time that this thread has used. Node 22 cannot report it. There it is the time that the
 * event loop was busy, which on a busy machine includes waiting for a processor.
 */
export const usedCpuMs: () => number =
  'threadCpuUsage' in process
    ? () => {
        const { user, system } = (process.threadCpuUsage as () => NodeJS.CpuUsage)()
        return (user + system) / 1000
      }
    : () => performance.eventLoopUtilization().active

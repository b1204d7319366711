import { castChart, warmUp } from '#app/astro/index.server.ts'

/**
 * Milliseconds by the clock, and of the process's processor time. On a busy machine, the clock includes waiting for a
 * processor.
 */
function measured(run: () => unknown): { clock: number; processor: number } {
  const began = performance.now()
  const used = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, processor: (user + system) / 1000 }
}

/**
 * charts.bench.ts runs this in a separate process. It prints how long the warm-up and the first chart take. The garbage
 * of loading the modules is collected first, because V8 could otherwise collect it during the measurement.
 */
globalThis.gc?.()
const result = {
  warmUp: measured(warmUp),
  firstChart: measured(() =>
    castChart({ utc: Date.UTC(1985, 6, 15, 11, 30), latitude: 41.0082, longitude: 28.9784 }),
  ),
}
console.log(JSON.stringify(result))

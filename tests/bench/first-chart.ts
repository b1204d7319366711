import { castChart, warmUp } from '#app/astro/index.server.ts'

/** Milliseconds by the clock, and of processor time of the process: on a busy machine the clock counts waiting too. */
function measured(run: () => unknown): { clock: number; processor: number } {
  const began = performance.now()
  const used = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, processor: (user + system) / 1000 }
}

/**
 * charts.bench.ts runs this in a separate process. Prints how long the warm-up and the first chart take. Garbage from loading
 * the modules is collected first, or V8 may collect it during the measurement.
 */
globalThis.gc?.()
const result = {
  warmUp: measured(warmUp),
  firstChart: measured(() =>
    castChart({ utc: Date.UTC(1985, 6, 15, 11, 30), latitude: 41.0082, longitude: 28.9784 }),
  ),
}
console.log(JSON.stringify(result))

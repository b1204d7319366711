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
 * Run by charts.bench.ts in a process of its own: prints how long the warm-up and the first chart take. What the loading
 * of the modules left behind is collected first, or V8 may do that work within the measurement.
 */
globalThis.gc?.()
const result = {
  warmUp: measured(warmUp),
  firstChart: measured(() =>
    castChart({ utc: Date.UTC(1985, 6, 15, 11, 30), latitude: 41.0082, longitude: 28.9784 }),
  ),
}
console.log(JSON.stringify(result))

import { castChart, warmUp } from '#app/astro/index.server.ts'

/**
 * Run by charts.bench.ts in a process of its own: prints the milliseconds of the warm-up and of the first chart. What
 * the loading of the modules left behind is collected first, or V8 may do that work within the measurement.
 */
globalThis.gc?.()
const began = performance.now()
warmUp()
const warm = performance.now()
castChart({ utc: Date.UTC(1985, 6, 15, 11, 30), latitude: 41.0082, longitude: 28.9784 })
console.log(JSON.stringify({ warmUp: warm - began, firstChart: performance.now() - warm }))

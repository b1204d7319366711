import { castChart } from '../../app/astro/index.server'
import { compose } from '../../app/guidance/index.server'

const CHARTS = 1000

/** Prints how long one analysis takes, the chart being already cast. */
export default async function guidance(): Promise<void> {
  const charts = Array.from({ length: CHARTS }, (_, i) =>
    castChart({
      utc: Date.UTC(1950, 0, 1) + i * 2_345_678_901,
      latitude: (i % 120) - 55,
      longitude: (i * 7) % 180,
    }),
  )
  for (const chart of charts.slice(0, 100)) compose({ chart })
  const started = performance.now()
  let bytes = 0
  for (const chart of charts) bytes += JSON.stringify(compose({ chart })).length
  const each = (performance.now() - started) / CHARTS
  console.log(`guidance: ${each.toFixed(3)} ms an analysis, ${Math.round(bytes / CHARTS / 1024)} KB of JSON`)
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import circular from 'circular-natal-horoscope-js'
import { castChart, firmness, warmUp } from '../../app/astro/index.server'
import { naiveChart } from './naive-chart'

const { Horoscope, Origin } = circular
const ROUNDS = 5
const KEPT_CHARTS = 2000
const LONG_RUN = 20_000
/** A step through the century that meets every hour and season. */
const STEP_MS = 3_600_000 * 777.7
const START_MS = Date.UTC(1930, 0, 1)

const instant = (i: number): number => START_MS + (i % 1000) * STEP_MS
const birth = (i: number) => ({ utc: instant(i), latitude: 41.0082, longitude: ((i * 7.3) % 360) - 180 })

/** Milliseconds a chart, the chart engine beside two others in one run, and its memory. */
export default function bench(): void {
  const began = performance.now()
  warmUp()
  console.log(`charts: warm-up ${(performance.now() - began).toFixed(0)} ms`)

  const own = millisecondsEach(4000, (i) => castChart(birth(i)))
  const naive = millisecondsEach(1000, (i) => naiveChart(new Date(instant(i))))
  const other = millisecondsEach(30, circularChart)
  console.log(`charts: castChart, a whole chart             ${own.toFixed(4)} ms (aim 0.06)`)
  console.log(
    `charts: naive astronomy-engine, bodies only  ${naive.toFixed(4)} ms, ${(naive / own).toFixed(1)} times`,
  )
  console.log(
    `charts: circular-natal-horoscope-js          ${other.toFixed(4)} ms, ${(other / own).toFixed(0)} times`,
  )
  const tolerance = 15
  const report = millisecondsEach(100, (i) => firmness(birth(i), tolerance))
  console.log(`charts: firmness within ${tolerance} minutes           ${report.toFixed(2)} ms`)
  reportMemory()
}

/** The best of some rounds, so that what else the machine does counts least. */
function millisecondsEach(times: number, run: (i: number) => unknown): number {
  for (let i = 0; i < times; i++) run(i)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    for (let i = 0; i < times; i++) run(i)
    best = Math.min(best, (performance.now() - start) / times)
  }
  return best
}

function circularChart(i: number): unknown {
  const date = new Date(instant(i))
  const origin = new Origin({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    latitude: 41.0082,
    longitude: 28.9784,
  })
  return new Horoscope({ origin, houseSystem: 'placidus', zodiac: 'tropical' })
}

function reportMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const heap = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  let charts = Array.from({ length: KEPT_CHARTS }, (_, i) => castChart(birth(i)))
  const each = (heap() - before) / charts.length
  charts = []
  for (let i = 0; i < LONG_RUN; i++) castChart(birth(i))
  const left = heap() - before
  console.log(
    `charts: memory ${(each / 1024).toFixed(1)} kB a chart kept; ${(left / 1024).toFixed(0)} kB left after ` +
      `${LONG_RUN.toLocaleString('en')} charts; heap ${(before / 1e6).toFixed(1)} MB, ` +
      `process ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
  )
}

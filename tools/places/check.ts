/**
 * Compares the zones of the list of places with the map, with GeoNames and with typed coordinates, and prints the
 * differences by kind: `npm run places -- check`. Fails if typed coordinates of a listed place give another clock.
 */
import { findPlacesFile } from '#app/env.server.ts'
import { numberText } from '#app/format.ts'
import { chooseZone, type ZoneChoice } from '#app/geo/place-zones.server.ts'
import { ensurePlaces, openPlaces } from '#app/geo/places.server.ts'
import { readSource, type SourcePlace } from '#app/geo/places-source.server.ts'

const REASONS: Record<Exclude<ZoneChoice, 'agreed'>, string> = {
  polygon: 'The map is followed and not GeoNames',
  border: 'GeoNames is followed: beside a border, where the map has another country’s zone',
  disputed: 'Disputed territory: the zone of GeoNames, and the others are offered',
}

if (process.argv[2] !== 'check') {
  console.error('Usage: npm run places -- check')
  process.exit(2)
}
const source = readSource()
printChoices(source)
const path = await ensurePlaces({ path: findPlacesFile(), onProgress: (line) => console.error(line) })
process.exitCode = printTyped(path, source)

function printChoices(places: readonly SourcePlace[]): void {
  const found = new Map<string, Map<string, string[]>>()
  for (const place of places) {
    const { zone, choice } = chooseZone(place)
    if (choice === 'agreed') continue
    const kind = found.get(choice) ?? new Map<string, string[]>()
    found.set(choice, kind)
    const key = `${place.countryCode}: ${zone}; GeoNames: ${place.zone}`
    kind.set(key, [...(kind.get(key) ?? []), place.name])
  }
  for (const [choice, reason] of Object.entries(REASONS)) {
    const groups = [...(found.get(choice) ?? [])].sort((a, b) => b[1].length - a[1].length)
    console.log(`${reason}: ${numberText(groups.reduce((sum, [, names]) => sum + names.length, 0))}`)
    for (const [key, names] of groups)
      console.log(`  ${String(names.length).padStart(4)}  ${key}  (${names.slice(0, 3).join(', ')})`)
  }
}

/** @returns the exit code */
function printTyped(file: string, listed: readonly SourcePlace[]): number {
  const places = openPlaces(file)
  const different: string[] = []
  const regions = new Map<string, number>()
  const started = performance.now()
  for (const { id, name, latitude, longitude } of listed) {
    const own = places.clocks.ofCity(String(id))
    const typed = places.clocks.at(latitude, longitude)
    if (own?.region) regions.set(own.region.id, (regions.get(own.region.id) ?? 0) + 1)
    if (own?.zone !== typed.zone || own.region?.id !== typed.region?.id)
      different.push(`${id} ${name}: listed ${own?.zone}, typed ${typed.zone}`)
  }
  const each = (performance.now() - started) / listed.length
  places.close()
  console.log(
    `Typed coordinates that give another clock than the listed place: ${different.length} of ${numberText(listed.length)}; ${each.toFixed(3)} ms each`,
  )
  for (const line of different) console.log(`  ${line}`)
  console.log('Places in regions with another clock:')
  for (const [id, count] of regions) console.log(`  ${String(count).padStart(6)}  ${id}`)
  return different.length === 0 ? 0 : 1
}

/**
 * Compares the zones of the list of places with the map, with GeoNames and with typed coordinates, and prints the
 * differences by kind: `npm run places -- check`. Fails if typed coordinates of a listed place give another clock, or
 * if its zone is not the map's for a reason that docs/accuracy.md does not have.
 */
import { findPlacesFile } from '#app/env.server.ts'
import { numberText } from '#app/format.ts'
import type { ClockPlace } from '#app/geo/clock-of-place.ts'
import { chooseZone, type ZoneChoice } from '#app/geo/place-zones.server.ts'
import { ensurePlaces, openPlaces } from '#app/geo/places.server.ts'
import { readSource, type SourcePlace } from '#app/geo/places-source.server.ts'
import { zonesAt } from '#app/geo/zone-at.server.ts'

/** Names of places by the zones that differ. */
type Groups = Map<string, string[]>

const CHOICES: Record<Exclude<ZoneChoice, 'agreed'>, string> = {
  polygon: 'The map is followed and not GeoNames',
  border: 'GeoNames is followed: beside a border, where the map has another country’s zone',
  disputed: 'Disputed territory: the zone of GeoNames, and the others are offered',
}
const RAW = {
  region: 'The region of a place has a zone of backzone within the zone of the map',
  disputed: 'The map has several zones, of which the place has one',
  border: 'Beside a border, where the map has another country’s zone',
  unexplained: 'The map has another zone, without a reason',
}
const EXAMPLES = 3

if (process.argv[2] !== 'check') {
  console.error('Usage: npm run places -- check')
  process.exit(2)
}
const source = readSource()
const path = await ensurePlaces({ path: findPlacesFile(), onProgress: (line) => console.error(line) })
const places = openPlaces(path)
const regions: Groups = new Map()
const choices = noGroups(CHOICES)
const raw = noGroups(RAW)
const typed: string[] = []
for (const place of source) compare(place)
places.close()

console.log('THE LIST AND GEONAMES')
print(choices, CHOICES)
console.log('THE LIST AND THE MAP AT ITS COORDINATES')
print(raw, RAW)
console.log('THE LIST AND ITS COORDINATES, TYPED')
console.log(`Typed coordinates that give another clock: ${typed.length} of ${numberText(source.length)}`)
for (const line of typed) console.log(`  ${line}`)
console.log('REGIONS WITH ANOTHER CLOCK THAN THE ZONE AROUND THEM')
for (const [id, names] of regions) console.log(`  ${String(names.length).padStart(6)}  ${id}`)
process.exitCode = typed.length + raw.unexplained.size === 0 ? 0 : 1

function compare(place: SourcePlace): void {
  const { id, name, countryCode, latitude, longitude } = place
  const own = places.clocks.ofCity(String(id))!
  const { choice } = chooseZone(place)
  if (choice !== 'agreed') add(choices[choice], `${countryCode}: ${own.zone}; GeoNames: ${place.zone}`, name)
  const zones = zonesAt(latitude, longitude)
  if (zones.length > 1 || zones[0] !== own.zone)
    add(raw[reasonOf(own, zones, choice)], `${countryCode}: ${own.zone}; map: ${zones.join(', ')}`, name)
  const at = places.clocks.at(latitude, longitude)
  if (at.zone !== own.zone || at.region?.id !== own.region?.id)
    typed.push(`${id} ${name}: listed ${own.zone}, typed ${at.zone}`)
  if (own.region) add(regions, own.region.id, name)
}

function reasonOf({ zone, region }: ClockPlace, zones: string[], choice: ZoneChoice): keyof typeof RAW {
  const around = region?.of ?? zone
  if (zones.length > 1 && zones.includes(around)) return 'disputed'
  if (zones[0] === around && region?.zone === zone) return 'region'
  return choice === 'border' ? 'border' : 'unexplained'
}

function noGroups<Kind extends string>(kinds: Record<Kind, string>): Record<Kind, Groups> {
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Map()])) as Record<Kind, Groups>
}

function add(groups: Groups, key: string, name: string): void {
  const names = groups.get(key)
  if (names) names.push(name)
  else groups.set(key, [name])
}

function print<Kind extends string>(found: Record<Kind, Groups>, reasons: Record<Kind, string>): void {
  for (const kind of Object.keys(reasons) as Kind[]) {
    const groups = [...found[kind]].sort((a, b) => b[1].length - a[1].length)
    const count = groups.reduce((sum, [, names]) => sum + names.length, 0)
    console.log(`${reasons[kind]}: ${numberText(count)}`)
    for (const [key, names] of groups)
      console.log(`  ${String(names.length).padStart(4)}  ${key}  (${names.slice(0, EXAMPLES).join(', ')})`)
  }
}

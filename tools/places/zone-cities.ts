/**
 * Writes `app/geo/data/zone-cities.json`: the GeoNames ids of the cities that IANA's zones are named after, as far as they
 * have an Arabic name in `arabic-cities.json`: `npx tsx tools/places/zone-cities.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cityOfZone } from '#app/geo/clock-of-place.ts'
import { readSource } from '#app/geo/places-source.server.ts'
import { canonicalZone, isZoneOf, zoneNames } from '#app/geo/zone-history.ts'
import { foldName } from '#app/language/fold-name.ts'

const FILE = 'app/geo/data/zone-cities.json'
const names: Record<string, string> = JSON.parse(readFileSync('app/geo/data/arabic-cities.json', 'utf8'))

const places = readSource()
  .filter(({ id }) => names[id])
  .sort((a, b) => b.population - a.population)
const ids = zoneNames()
  .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
  .flatMap((zone) => {
    const name = foldName(cityOfZone(zone))
    const city = places.find(
      (place) =>
        [place.name, ...place.otherNames].some((one) => foldName(one) === name) &&
        (canonicalZone(place.zone) === canonicalZone(zone) || isZoneOf(zone, place.countryCode)),
    )
    return city ? [[zone, String(city.id)] as const] : []
  })
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(ids), null, 1)}\n`)
console.log(`${ids.length} cities of ${zoneNames().length} zones`)

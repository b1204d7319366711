/**
 * Writes `app/geo/data/arabic-names.tsv`: names in Arabic letters of places for which GeoNames has none, from the
 * gazetteer Who's On First, which knows places by their ids of GeoNames and has the names of Wikidata. Where it has no
 * id, a place is the one of the same Latin name within NAMESAKE_KM. A name that sounds otherwise is left out: it is
 * that of a division or of another place. For each country whose names are wanted:
 *
 *     git clone --bare --depth 1 https://github.com/whosonfirst-data/whosonfirst-data-admin-dz FOLDER/dz
 *     npx tsx tools/places/arabic-names.ts FOLDER
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey, nameWords } from '#app/geo/place-name.ts'
import { isInArabic, OF_ARABIC_LETTERS, soundsOfArabic, soundsOfLatin } from '#app/geo/place-sound.ts'
import { ARABIC_NAMES, readSource, type SourcePlace } from '#app/geo/places-source.server.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npx tsx tools/places/arabic-names.ts FOLDER')
  process.exit(2)
}

const NAMESAKE_KM = 8
const KM_A_DEGREE = 111.2
/** Of so many consonants one may differ. */
const LONG_SOUND = 4
const MEGABYTES = 2 ** 20

type Properties = Record<string, unknown> & { 'wof:concordances'?: { 'gn:id'?: number } }

writeFileSync(ARABIC_NAMES, '')
const lacking = readSource().filter(
  ({ countryCode, name, otherNames }) =>
    OF_ARABIC_LETTERS.has(countryCode) && ![name, ...otherNames].some(isInArabic),
)
const byId = new Map(lacking.map((place) => [place.id, place]))
const cellOf = (latitude: number, longitude: number) =>
  `${Math.round(latitude * 5)} ${Math.round(longitude * 5)}`
const byCell = new Map<string, SourcePlace[]>()
for (const place of lacking) {
  const cell = cellOf(place.latitude, place.longitude)
  byCell.set(cell, [...(byCell.get(cell) ?? []), place])
}

/** By the key of each name, so that spellings which the search does not tell apart are one. */
const found = new Map<number, Map<string, string>>()
for (const country of readdirSync(folder)) {
  for (const properties of readRecords(join(folder, country))) {
    const place = placeOf(properties)
    if (!place) continue
    for (const name of arabicNamesOf(properties)) {
      if (!soundsLike(place, name)) continue
      const names = found.get(place.id) ?? new Map<string, string>()
      const key = nameKey(nameWords(name))
      found.set(place.id, names.set(key, names.get(key) ?? name))
    }
  }
}
const lines = [...found]
  .sort(([a], [b]) => a - b)
  .map(([id, names]) => `${id}\t${[...names.values()].join(',')}\n`)
writeFileSync(ARABIC_NAMES, lines.join(''))
console.log(`${lines.length} of ${lacking.length} places: ${ARABIC_NAMES}`)

/** The properties of every record of a repository, without its geometry. */
function readRecords(repository: string): Properties[] {
  const git = (args: string[], input = '') =>
    execFileSync('git', ['-C', repository, ...args], { input, maxBuffer: 4096 * MEGABYTES })
  const objects = git(['ls-tree', '-r', 'HEAD'])
    .toString()
    .split('\n')
    .filter((line) => line.endsWith('.geojson') && !line.includes('-alt-'))
    .map((line) => line.split(/\s/)[2]!)
  const records: Properties[] = []
  const PART = 2000
  for (let start = 0; start < objects.length; start += PART) {
    const text = git(['cat-file', '--batch'], objects.slice(start, start + PART).join('\n'))
    for (let at = 0; at < text.length; ) {
      const line = text.indexOf('\n', at)
      const size = Number(text.subarray(at, line).toString().split(' ')[2])
      records.push(JSON.parse(text.subarray(line + 1, line + 1 + size).toString()).properties)
      at = line + size + 2
    }
  }
  return records
}

function placeOf(properties: Properties): SourcePlace | undefined {
  const id = properties['wof:concordances']?.['gn:id'] ?? properties['qs_pg:gn_id']
  const known = byId.get(Number(id))
  if (known) return known
  const [latitude, longitude] = [Number(properties['geom:latitude']), Number(properties['geom:longitude'])]
  const keys = [properties['wof:name'], properties['name:eng_x_preferred']]
    .flat()
    .map((name) => nameKey(nameWords(String(name))))
  const near = [-0.2, 0, 0.2].flatMap((north) =>
    [-0.2, 0, 0.2].flatMap((east) => byCell.get(cellOf(latitude + north, longitude + east)) ?? []),
  )
  return near.find((place) => {
    const kilometres =
      Math.hypot(
        place.latitude - latitude,
        (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
      ) * KM_A_DEGREE
    return kilometres < NAMESAKE_KM && keys.includes(nameKey(nameWords(place.name)))
  })
}

/** Of Arabic and its spoken forms, and of the languages that write its letters. */
function arabicNamesOf(properties: Properties): string[] {
  return Object.entries(properties)
    .filter(([key]) => /^name:(ara|arz|ary|arq|apc|acm|urd|fas|pes|prs|pus)_x_/.test(key))
    .flatMap(([, names]) => names as string[])
    .map((name) =>
      name
        .split(/[،,(]/)[0]!
        .replace(/[\u064b-\u0652\u0640\u200c-\u200f]/g, '')
        .trim(),
    )
    .filter(isInArabic)
}

function soundsLike({ name, otherNames, countryCode }: SourcePlace, arabic: string): boolean {
  const sounds = soundsOfArabic(arabic)
  const latinSounds = [name, ...otherNames].flatMap((latin) => soundsOfLatin(latin, countryCode))
  return latinSounds.some((latin) => {
    const most = latin.length >= LONG_SOUND ? 1 : 0
    return sounds.some((sound) => distance(sound, latin) <= most)
  })
}

/** How many letters are added, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= b.length; at++)
      next[at] = Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + Number(letter !== b[at - 1]))
    row = next
  }
  return row[b.length]!
}

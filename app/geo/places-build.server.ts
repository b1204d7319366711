/**
 * Builds the gazetteer: one SQLite file of reference data, read-only at run time, with no person's data in it, so it
 * is neither encrypted nor backed up and can be made again at any time.
 *
 * `place.rank` is the order in which places are offered (population, sections of a city later); as it is also the row
 * id of the search index, a search yields its rows in that order and may stop at the limit.
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { makeFolder } from '#app/folder.ts'
import { numberText } from '#app/format.ts'
import { countryName, countryNames, ownName } from './countries.ts'
import {
  countryMark,
  indexedWords,
  LABEL_LEVEL,
  nameKey,
  nameWords,
  placeLabel,
  regionMark,
  stateMark,
  wholeStateMark,
} from './place-name.ts'
import { isInArabic, OF_ARABIC_LETTERS, soundsOfLatin } from './place-sound.ts'
import { type PlaceZone, placeZones, zoneSourceVersion } from './place-zones.server.ts'
import { readSource, type SourcePlace, sourceVersion } from './places-source.server.ts'

/** Increase it with every change of the tables below, of names, folding or ranking. */
const LAYOUT = 12
const CHUNK = 5_000
const REPORT_EVERY = 50_000
const ABANDONED_AFTER_MS = 3_600_000

const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE area (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE country (code TEXT PRIMARY KEY, name TEXT NOT NULL, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE place (
    rank INTEGER PRIMARY KEY,
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    state INTEGER NOT NULL REFERENCES area (id),
    district INTEGER REFERENCES area (id),
    country TEXT NOT NULL REFERENCES country (code),
    latitude INTEGER NOT NULL,
    longitude INTEGER NOT NULL,
    zone INTEGER NOT NULL REFERENCES zone (id),
    region TEXT,
    division TEXT,
    population INTEGER NOT NULL,
    alphabetical INTEGER NOT NULL,
    label_level INTEGER NOT NULL
  ) STRICT;
  CREATE TEMP TABLE found_name (key TEXT NOT NULL, rank INTEGER NOT NULL) STRICT;
  CREATE TABLE whole_name (key TEXT NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (key, rank)) STRICT, WITHOUT ROWID;
  CREATE TABLE sound (key TEXT NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (key, rank)) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5 (
    text, content = '', detail = none, columnsize = 0, tokenize = 'ascii', prefix = '1 2 3'
  );
`
/** Made of complete tables, in their own order, so that pages are written once and full. */
const INDEXES = `
  INSERT INTO whole_name SELECT key, rank FROM found_name ORDER BY key, rank;
  CREATE UNIQUE INDEX place_by_id ON place (id);
  CREATE INDEX place_by_country ON place (country, alphabetical);
  CREATE INDEX place_by_point ON place (latitude, longitude);
`

/** Coordinates are stored in millionths of a degree, which take half the bytes. */
export const MILLIONTHS = 1e6

/** Builds the file at `path` unless it exists with this version. Resolves to `path`. */
export async function ensurePlaces(options: {
  path: string
  /** Called with a line such as `Places: 50,000 of 236,098`. */
  onProgress?: (line: string) => void
  /** All places of GeoNames unless given. */
  source?: () => SourcePlace[]
}): Promise<string> {
  const { path, onProgress = () => {}, source = readSource } = options
  const version = `layout ${LAYOUT}, ${sourceVersion()}, ${zoneSourceVersion()}`
  if (recordedVersion(path) === version) return path

  makeFolder(dirname(path))
  removeAbandoned(path)
  const unfinished = `${path}.${process.pid}.${Date.now()}.unfinished`
  try {
    await build(unfinished, version, source(), onProgress)
    const file = openSync(unfinished, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return path
}

function recordedVersion(path: string): string | null {
  if (!existsSync(path)) return null
  try {
    const db = new Database(path, { readonly: true })
    try {
      const value = db.prepare("SELECT value FROM meta WHERE key = 'version'").pluck().get()
      return typeof value === 'string' ? value : null
    } finally {
      db.close()
    }
  } catch {
    // Not a database, or a different one: the caller builds it again.
    return null
  }
}

function removeAbandoned(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.unfinished')) continue
    const stat = statSync(join(folder, name), { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > ABANDONED_AFTER_MS) rmSync(join(folder, name), { force: true })
  }
}

async function build(
  path: string,
  version: string,
  source: SourcePlace[],
  onProgress: (line: string) => void,
): Promise<void> {
  const places = inRankOrder(source)
  const total = places.length
  const count = (value: number) => numberText(value)
  onProgress(`Places: ${count(total)} read`)
  await nextTurn()
  const zones = await placeZones(places, onProgress)

  const db = new Database(path)
  try {
    db.pragma('page_size = 8192')
    db.pragma('journal_mode = OFF')
    db.pragma('synchronous = OFF')
    db.pragma('cache_size = -128000')
    db.pragma('temp_store = MEMORY')
    db.exec(TABLES)
    db.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 268435456)")
    db.exec('BEGIN')
    insertCountries(db, places)
    const insert = inserter(db, places, zones)
    for (let start = 0; start < total; start += CHUNK) {
      for (let index = start; index < Math.min(start + CHUNK, total); index++) insert(index)
      const done = Math.min(start + CHUNK, total)
      if (done % REPORT_EVERY === 0 || done === total) onProgress(`Places: ${count(done)} of ${count(total)}`)
      await nextTurn()
    }
    db.exec("INSERT INTO words (words) VALUES ('optimize')")
    db.exec(INDEXES)
    db.prepare("INSERT INTO meta (key, value) VALUES ('version', ?)").run(version)
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}

/** Sections of a city and abandoned or historical places count a tenth of their population. */
const LESSER = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

function inRankOrder(places: SourcePlace[]): SourcePlace[] {
  const weighed = places.map((place) => {
    const lesser = LESSER.has(place.featureCode)
    return { place, lesser: Number(lesser), weight: lesser ? place.population / 10 : place.population }
  })
  weighed.sort((a, b) => b.weight - a.weight || a.lesser - b.lesser || a.place.id - b.place.id)
  return weighed.map(({ place }) => place)
}

/** Airport codes such as LOS for Lagos are search words, but do not rank Lagos before Los Angeles. */
const AIRPORT_CODE = /^[A-Z]{3}$/

function inserter(db: Database.Database, places: SourcePlace[], zones: PlaceZone[]): (index: number) => void {
  const area = dictionary(db, 'area')
  const zone = dictionary(db, 'zone')
  const levels = labelLevels(places)
  const alphabetical = alphabeticalOrder(places)
  const insertPlace = db.prepare(
    `INSERT INTO place (rank, id, name, state, district, country, latitude, longitude, zone, region,
       division, population, alphabetical, label_level) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertName = db.prepare('INSERT INTO found_name (key, rank) VALUES (?, ?)')
  const insertSound = db.prepare('INSERT OR IGNORE INTO sound (key, rank) VALUES (?, ?)')
  const insertWords = db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)')

  return (index) => {
    const place = places[index]!
    const rank = index + 1
    const clock = zones[index]!
    insertPlace.run(
      rank,
      place.id,
      place.name,
      area(place.stateName),
      place.districtName === null ? null : area(place.districtName),
      place.countryCode,
      Math.round(place.latitude * MILLIONTHS),
      Math.round(place.longitude * MILLIONTHS),
      zone(clock.zone),
      clock.region,
      clock.division,
      place.population,
      alphabetical[index],
      levels[index],
    )
    const words = new Set<string>()
    const keys = new Set<string>()
    const names = [place.name, ...place.otherNames]
    for (const name of names) {
      const own = nameWords(name)
      for (const word of own) for (const form of indexedWords(word)) words.add(form)
      if (own.length > 0 && !AIRPORT_CODE.test(name)) keys.add(nameKey(own))
    }
    for (const key of keys) insertName.run(key, rank)
    insertWords.run(rank, [...words, ...marks(place)].join(' '))
    if (!OF_ARABIC_LETTERS.has(place.countryCode)) return
    if (!place.isFoundBySound && names.some(isInArabic)) return
    for (const name of names)
      for (const sound of soundsOfLatin(name, place.countryCode)) insertSound.run(sound, rank)
  }
}

const countryMarks = new Map<string, string[]>()

/** The marked words of the country and the state: `paris texas` finds its Paris, and `punjab` finds Lahore. */
function marks(place: SourcePlace): string[] {
  let country = countryMarks.get(place.countryCode)
  if (!country) {
    const names = [...countryNames(place.countryCode), ownName(place.countryCode) ?? '']
    const words = names.flatMap(nameWords)
    country = [countryMark(place.countryCode), ...words.flatMap(indexedWords).map(regionMark)]
    countryMarks.set(place.countryCode, country)
  }
  const state = nameWords(place.stateName)
  const whole = state.length > 0 ? [wholeStateMark(nameKey(state))] : []
  const code = /^[A-Z]{2,3}$/.test(place.stateCode) ? [regionMark(place.stateCode.toLowerCase())] : []
  return [...new Set([...country, ...state.map(regionMark), ...state.map(stateMark), ...whole, ...code])]
}

function dictionary(db: Database.Database, table: 'area' | 'zone'): (name: string) => number {
  const ids = new Map<string, number>()
  const insert = db.prepare(`INSERT INTO ${table} (id, name) VALUES (?, ?)`)
  return (name) => {
    const known = ids.get(name)
    if (known !== undefined) return known
    const id = ids.size + 1
    ids.set(name, id)
    insert.run(id, name)
    return id
  }
}

/** For each place the lowest level at which its label is unique. */
function labelLevels(places: SourcePlace[]): number[] {
  const countries = new Map(places.map(({ countryCode }) => [countryCode, '']))
  for (const code of countries.keys()) countries.set(code, countryName(code))
  const fields = places.map((place) => ({
    cityName: place.name,
    stateName: place.stateName,
    districtName: place.districtName,
    country: countries.get(place.countryCode) ?? '',
    latitude: place.latitude,
    longitude: place.longitude,
  }))
  const levels = places.map<number>(() => LABEL_LEVEL.plain)
  let open = places.map((_, index) => index)
  for (let level: number = LABEL_LEVEL.plain; level < LABEL_LEVEL.exactCoordinates; level++) {
    const groups = new Map<string, number[]>()
    for (const index of open) {
      const label = placeLabel(fields[index]!, level).toLowerCase()
      const group = groups.get(label)
      if (group) group.push(index)
      else groups.set(label, [index])
    }
    open = [...groups.values()].filter((group) => group.length > 1).flat()
    for (const index of open) levels[index] = level + 1
  }
  return levels
}

/** The position of each place among those of its country. */
function alphabeticalOrder(places: SourcePlace[]): number[] {
  const collator = new Intl.Collator('en')
  const byCountry = new Map<string, number[]>()
  for (const [index, { countryCode }] of places.entries()) {
    const ofCountry = byCountry.get(countryCode)
    if (ofCountry) ofCountry.push(index)
    else byCountry.set(countryCode, [index])
  }
  const positions = places.map(() => 0)
  for (const order of byCountry.values()) {
    order.sort((a, b) => collator.compare(places[a]!.name, places[b]!.name) || a - b)
    for (const [position, index] of order.entries()) positions[index] = position
  }
  return positions
}

function insertCountries(db: Database.Database, places: SourcePlace[]): void {
  const counts = new Map<string, number>()
  for (const { countryCode } of places) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1)
  const insert = db.prepare('INSERT INTO country (code, name, count) VALUES (?, ?, ?)')
  for (const [code, count] of counts) insert.run(code, countryName(code), count)
}

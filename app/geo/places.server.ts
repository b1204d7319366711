/** Places by name, country and id, from the file that `ensurePlaces` builds. Read-only; every statement is prepared. */
import Database from 'better-sqlite3'
import { type CountryEntry, indexCountries } from './countries.ts'
import {
  countryMark,
  distinction,
  nameKey,
  nameWords,
  placeLabel,
  regionMark,
  stateMark,
  wholeStateMark,
} from './place-name.ts'

export { ensurePlaces } from './places-build.server.ts'
export { zoneAt } from './zone-at.server.ts'

export type City = {
  /** The GeoNames id. */
  cityId: string
  cityName: string
  /** First-level division, or '' where the country has none. */
  stateName: string
  districtName?: string
  countryCode: string
  country: string
  /** Degrees, north and east positive, WGS 84. */
  latitude: number
  longitude: number
  /** IANA name. */
  zone: string
  population: number
  /** A unique label: with the district or the coordinates if name, state and country are not unique. */
  label: string
}

export type CityListItem = {
  cityId: string
  cityName: string
  stateName: string
  /** District or coordinates, only if the name occurs more than once in the state. */
  distinction?: string
}

export type Places = {
  /** By name. */
  countries(): CountryEntry[]
  searchCountries(q: string, limit?: number): CountryEntry[]
  /** By code or by any name of it; null when unknown. */
  findCountry(nameOrCode: string): CountryEntry | null
  states(country: string): { stateName: string; count: number }[]
  /** Of a country given by name or ISO code, by name; all of them unless narrowed. Unknown country: none. */
  cities(country: string, narrow?: { state?: string; q?: string; limit?: number }): CityListItem[]
  /** The same, all of them, in parts that take a few milliseconds each. */
  citiesInParts(country: string): Iterable<CityListItem[]>
  info(cityId: string): City | null
  /**
   * Whole names first, then the places of a state of that name, then beginnings of words, then beginnings of a state's
   * words; within each by population. If nothing is found, names that differ from `q` by one letter. Any characters are
   * allowed in `q`.
   *
   * If `q` is the name of a state of the chosen country, or its beginning from three letters on, the places of that name
   * and those of the state are in one order by population, except that a place of the whole name with at least 100,000
   * people is first. At least half are the most populous places of the state, as far as it has so many.
   */
  search(input: { q: string; country?: string; limit?: number }): City[]
  close(): void
}

type Row = {
  rank: number
  id: number
  name: string
  state: string
  district: string | null
  country: string
  countryName: string
  latitude: number
  longitude: number
  zone: string
  population: number
  labelLevel: number
  /** The place's position in the alphabetical order of all places. */
  alphabetical: number
}

const MAX_LENGTH = 100
const MAX_WORDS = 8
const MAX_LIMIT = 100
/** With more words than this, the search does not try a state with the beginning of a city. */
const MOST_WORDS_BEGUN = 4
/** A state is found by the beginning of its name from this number of letters on. */
const FEWEST_FOR_A_STATE = 3
/** With as many people, a place is first by its own name, even if a state of that name has larger ones. */
const NOTABLE = 100_000
/** How many matches in a country are searched for those of one state. */
const MAX_NARROWED = 5_000

/** In words with fewer letters than this, a wrong letter is not corrected. */
const FEWEST_FOR_A_WRONG_LETTER = 4
const MOST_FOR_A_WRONG_LETTER = 24
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
]

const FULL_ROW = `
  SELECT p.rank, p.id, p.name, s.name AS state, d.name AS district, p.country, c.name AS countryName, p.latitude,
    p.longitude, z.name AS zone, p.population, p.alphabetical, p.label_level AS labelLevel
  FROM place p JOIN area s ON s.id = p.state LEFT JOIN area d ON d.id = p.district
    JOIN country c ON c.code = p.country JOIN zone z ON z.id = p.zone`

/** Places in a part of a list. */
const PART = 1000

export function openPlaces(path: string): Places {
  const db = new Database(path, { readonly: true, fileMustExist: true })
  db.pragma('mmap_size = 134217728')

  const byId = db.prepare<[number], Row>(`${FULL_ROW} WHERE p.id = ?`)
  const byRanks = db.prepare<[string], Row>(
    `${FULL_ROW} WHERE p.rank IN (SELECT value FROM json_each(?)) ORDER BY p.rank`,
  )
  const byCountry = db.prepare<{ code: string; state: string | null; limit: number }, Row>(
    `${FULL_ROW} WHERE p.country = @code AND (@state IS NULL OR s.name = @state)
     ORDER BY p.alphabetical LIMIT @limit`,
  )
  const nextOfCountry = db.prepare<[code: string, after: number, limit: number], Row>(
    `${FULL_ROW} WHERE p.country = ? AND p.alphabetical > ? ORDER BY p.alphabetical LIMIT ?`,
  )
  const selectStates = db.prepare<[string], { stateName: string; count: number }>(
    `SELECT s.name AS stateName, count(*) AS count FROM place p JOIN area s ON s.id = p.state
     WHERE p.country = ? GROUP BY s.id`,
  )
  const wholeNames = db
    .prepare<[string, number], number>('SELECT rank FROM whole_name WHERE key = ? ORDER BY rank LIMIT ?')
    .pluck()
  const wholeNamesIn = db
    .prepare<[string, string, number], number>(
      `SELECT w.rank FROM whole_name w JOIN place p ON p.rank = w.rank
       WHERE w.key = ? AND p.country = ? ORDER BY w.rank LIMIT ?`,
    )
    .pluck()
  const nameBegins = db
    .prepare<{ beginning: string }, number>(
      'SELECT 1 FROM whole_name WHERE key >= @beginning AND key < @beginning || char(1114111) LIMIT 1',
    )
    .pluck()
  const nearNames = db
    .prepare<{ keys: string; code: string | null; limit: number }, number>(
      `SELECT w.rank FROM json_each(@keys) v
       JOIN whole_name w ON w.key >= v.value AND w.key < v.value || char(1114111)
       JOIN place p ON p.rank = w.rank
       WHERE @code IS NULL OR p.country = @code
       GROUP BY w.rank ORDER BY min(w.key <> v.value), w.rank LIMIT @limit`,
    )
    .pluck()
  const matches = db
    .prepare<[string, number], number>('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?')
    .pluck()

  // The first query reads the structure of the index, so it runs now and not with a person's first search.
  matches.all('"a" *', 1)

  // By rank and not by population, so that a section of a city is notable only with ten times as many people.
  const firstNotNotable =
    db
      .prepare<[number], number>('SELECT rank FROM place WHERE population < ? ORDER BY rank LIMIT 1')
      .pluck()
      .get(NOTABLE) ?? Number.POSITIVE_INFINITY

  const collator = new Intl.Collator('en')
  const countries = db
    .prepare<[], CountryEntry>('SELECT name AS country, code AS countryCode, count FROM country')
    .all()
    .sort((a, b) => collator.compare(a.country, b.country))
  const countryIndex = indexCountries(countries)

  function findRanks(q: string, countryCode: string | null, limit: number): number[] {
    const words = nameWords(q.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS)
    if (words.length === 0) return []
    const key = nameKey(words)
    const ranks = new Set(
      countryCode === null
        ? wholeNames.all(key, limit)
        : withState(words, countryCode, wholeNamesIn.all(key, countryCode, limit), limit),
    )
    for (const terms of expressions(words, countryCode)) {
      if (ranks.size >= limit) break
      // A begun word is read as a whole, which may take milliseconds; the complete words often rule the match out.
      const complete = terms.filter((term) => !term.endsWith('*'))
      if (complete.length > 0 && matches.all(joinTerms(complete), 1).length === 0) continue
      for (const rank of matches.all(joinTerms(terms), limit + ranks.size)) ranks.add(rank)
    }
    if (ranks.size === 0) {
      const keys = withOneLetterOther(key, (beginning) => nameBegins.get({ beginning }) !== undefined)
      if (keys.length > 0) return nearNames.all({ keys: JSON.stringify(keys), code: countryCode, limit })
    }
    return [...ranks].slice(0, limit)
  }

  /** The whole names, and if `words` are or begin the name of a state, its places among them. */
  function withState(words: string[], countryCode: string, whole: number[], limit: number): number[] {
    const key = nameKey(words)
    if (key.length < FEWEST_FOR_A_STATE) return whole
    const within = quoted(countryMark(countryCode))
    const state = quoted(wholeStateMark(key))
    const named = [...whole]
    let ofState = matches.all(`${within} AND ${state}`, limit)
    if (ofState.length === 0) {
      ofState = matches.all(`${within} AND ${state} *`, limit)
      if (ofState.length === 0) return whole
      named.push(...matches.all(joinTerms([within, ...lastBegun(words.map(quoted))]), limit))
    }
    const most = Math.max(Math.floor(limit / 2), limit - ofState.length)
    const merged = [...new Set([...[...new Set(named)].slice(0, most), ...ofState])].slice(0, limit)
    return [...whole.filter((rank) => rank < firstNotNotable), ...merged.sort((a, b) => a - b)]
  }

  function loadRows(ranks: number[]): Row[] {
    const rows = new Map(byRanks.all(JSON.stringify(ranks)).map((row) => [row.rank, row]))
    return ranks.flatMap((rank) => rows.get(rank) ?? [])
  }

  return {
    countries: () => countries,
    searchCountries: countryIndex.search,
    findCountry: countryIndex.find,
    states(country) {
      const code = countryIndex.find(country)?.countryCode
      if (code === undefined) return []
      return selectStates.all(code).sort((a, b) => collator.compare(a.stateName, b.stateName))
    },
    cities(country, { state, q, limit } = {}) {
      const code = countryIndex.find(country)?.countryCode
      if (code === undefined) return []
      if (q === undefined) {
        return byCountry.all({ code, state: state ?? null, limit: limit ?? -1 }).map(listItem)
      }
      const most = clampLimit(limit ?? MAX_LIMIT)
      const rows = loadRows(findRanks(q, code, state === undefined ? most : MAX_NARROWED))
      return rows
        .filter((row) => state === undefined || row.state === state)
        .slice(0, most)
        .map(listItem)
    },
    *citiesInParts(country) {
      const code = countryIndex.find(country)?.countryCode
      if (code === undefined) return
      let after = -1
      for (;;) {
        const rows = nextOfCountry.all(code, after, PART)
        if (rows.length === 0) return
        after = rows.at(-1)!.alphabetical
        yield rows.map(listItem)
      }
    },
    info(cityId) {
      const row = byId.get(Number(cityId))
      return row && String(row.id) === cityId ? city(row) : null
    },
    search({ q, country, limit = 15 }) {
      const code = country === undefined || country === '' ? null : countryIndex.find(country)?.countryCode
      if (code === undefined) return []
      return loadRows(findRanks(q, code, clampLimit(limit))).map(city)
    },
    close: () => db.close(),
  }
}

/**
 * The terms of full-text searches from the closest reading on: the whole name of a state; all words in the name, the last one
 * begun; the last words taken for the state or country (`paris texas`, `lah punjab`); the first words taken for the
 * state (`punjab lah`); all words in the state and country. Words hold letters and digits only, so quoting cannot break.
 */
function expressions(words: string[], countryCode: string | null): string[][] {
  const within = countryCode === null ? [] : [quoted(countryMark(countryCode))]
  const all = (terms: string[]) => [...within, ...terms]
  const names = words.map(quoted)
  const regions = words.map((word) => quoted(regionMark(word)))
  const states = words.map((word) => quoted(stateMark(word)))
  const cuts = words.slice(1).map((_, index) => words.length - 1 - index)
  const begunCuts = words.length > MOST_WORDS_BEGUN ? [] : cuts
  return [
    all([quoted(wholeStateMark(nameKey(words)))]),
    all(lastBegun(names)),
    ...cuts.map((cut) => all([...names.slice(0, cut), ...lastBegun(regions.slice(cut))])),
    ...begunCuts.map((cut) => all([...lastBegun(names.slice(0, cut)), ...lastBegun(regions.slice(cut))])),
    ...begunCuts.map((cut) => all([...states.slice(0, cut), ...lastBegun(names.slice(cut))])),
    all(words.length === 1 ? lastBegun(states) : [...states.slice(0, 1), ...lastBegun(regions.slice(1))]),
  ]
}

/**
 * Beginnings of every key that differs from this one by one letter: replaced, missing, added, or two exchanged. A letter
 * that is missing at the end is found by the key without its last letter. A letter is left as it is where no name begins
 * with those before it.
 */
function withOneLetterOther(key: string, begins: (beginning: string) => boolean): string[] {
  const letters = [...key]
  const { length } = letters
  const alphabet = ALPHABETS.find((known) => letters.some((letter) => known.includes(letter)))
  if (!alphabet || length < FEWEST_FOR_A_WRONG_LETTER || length > MOST_FOR_A_WRONG_LETTER) return []
  const keys = new Set<string>()
  for (let at = 0; at < length; at++) {
    const before = letters.slice(0, at).join('')
    if (!begins(before)) break
    const from = (index: number) => letters.slice(index).join('')
    for (const letter of alphabet) {
      keys.add(before + letter + from(at))
      keys.add(before + letter + from(at + 1))
    }
    const exchanged = letters
      .slice(at, at + 2)
      .reverse()
      .join('')
    keys.add(before + from(at + 1))
    keys.add(before + exchanged + from(at + 2))
  }
  return [...keys]
}

function joinTerms(terms: string[]): string {
  return terms.join(' AND ')
}

function lastBegun(terms: string[]): string[] {
  return terms.map((term, index) => (index === terms.length - 1 ? `${term} *` : term))
}

function clampLimit(limit: number): number {
  return Number.isNaN(limit) ? 0 : Math.trunc(Math.max(0, Math.min(limit, MAX_LIMIT)))
}

function quoted(word: string): string {
  return `"${word}"`
}

function labelFields(row: Row) {
  return {
    cityName: row.name,
    stateName: row.state,
    districtName: row.district,
    country: row.countryName,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}

function city(row: Row): City {
  return {
    cityId: String(row.id),
    cityName: row.name,
    stateName: row.state,
    ...(row.district === null ? {} : { districtName: row.district }),
    countryCode: row.country,
    country: row.countryName,
    latitude: row.latitude,
    longitude: row.longitude,
    zone: row.zone,
    population: row.population,
    label: placeLabel(labelFields(row), row.labelLevel),
  }
}

function listItem(row: Row): CityListItem {
  const item = { cityId: String(row.id), cityName: row.name, stateName: row.state }
  const apart = distinction(labelFields(row), row.labelLevel)
  return apart === '' ? item : { ...item, distinction: apart }
}

/** Places by name, country and id, from the file that `ensurePlaces` builds. Read-only; every statement is prepared. */
import Database from 'better-sqlite3'
import { currentLanguage } from '#app/language/current.ts'
import { type CountryEntry, countryInLanguage, indexCountries } from './countries.ts'
import { type PlaceClocks, placeClocks } from './place-clock.server.ts'
import { distinction, LABEL_LEVEL, placeLabel } from './place-name.ts'
import { placeRanks } from './place-ranks.server.ts'
import { isDisputed } from './place-text.ts'
import { MILLIONTHS } from './places-build.server.ts'
import { shownPlace } from './shown-place.server.ts'

export { ensurePlaces } from './places-build.server.ts'

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
  /** In the answer to a search: this place has no name as it was typed, and one that is close to it. */
  isCorrection?: true
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
  /** The same; of a country that is no more, those of today. */
  findCountries(nameOrCode: string): CountryEntry[]
  /**
   * Of a country given by name or ISO code, by name, in parts that take a few milliseconds each. Unknown country: none.
   */
  citiesInParts(country: string): Iterable<CityListItem[]>
  info(cityId: string): City | null
  clocks: PlaceClocks
  /**
   * Whole names first, then the places of a state of that name, then beginnings of words, then beginnings of a state's
   * words; within each by population. Corrections follow: places without an Arabic name whose name sounds like one in
   * Arabic letters, and if nothing else is found, names that differ from `q` by one letter. None is outside the chosen
   * country. Any characters are allowed in `q`.
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
  /** The place's position in the alphabetical order of its country. */
  alphabetical: number
}

const MAX_LIMIT = 100

const FULL_ROW = `
  SELECT p.rank, p.id, p.name, s.name AS state, d.name AS district, p.country, c.name AS countryName,
    p.latitude / ${MILLIONTHS}.0 AS latitude, p.longitude / ${MILLIONTHS}.0 AS longitude, z.name AS zone, p.population, p.alphabetical, p.label_level AS labelLevel
  FROM place p JOIN area s ON s.id = p.state LEFT JOIN area d ON d.id = p.district
    JOIN country c ON c.code = p.country JOIN zone z ON z.id = p.zone`

/** Places in a part of a list. */
const PART = 200

export function openPlaces(path: string): Places {
  const db = new Database(path, { readonly: true, fileMustExist: true })
  db.pragma('mmap_size = 134217728')

  const byId = db.prepare<[number], Row>(`${FULL_ROW} WHERE p.id = ?`)
  const byRanks = db.prepare<[string], Row>(
    `${FULL_ROW} WHERE p.rank IN (SELECT value FROM json_each(?)) ORDER BY p.rank`,
  )
  const nextOfCountry = db.prepare<[code: string, after: number, limit: number], Row>(
    `${FULL_ROW} WHERE p.country = ? AND p.alphabetical > ? ORDER BY p.alphabetical LIMIT ?`,
  )
  const collator = new Intl.Collator('en')
  const countries = db
    .prepare<[], CountryEntry>('SELECT name AS country, code AS countryCode, count FROM country')
    .all()
    .sort((a, b) => collator.compare(a.country, b.country))
  const countryIndex = indexCountries(countries)
  const findRanks = placeRanks(db)

  function loadRows(ranks: number[]): Row[] {
    const rows = new Map(byRanks.all(JSON.stringify(ranks)).map((row) => [row.rank, row]))
    return ranks.flatMap((rank) => rows.get(rank) ?? [])
  }

  return {
    countries: () =>
      currentLanguage() === 'en'
        ? countries
        : countries.map(inLanguage).sort((a, b) => arabicCollator.compare(a.country, b.country)),
    searchCountries: (q, limit) => countryIndex.search(q, limit).map(inLanguage),
    findCountry: countryIndex.find,
    findCountries: (nameOrCode) => countryIndex.findToday(nameOrCode).map(inLanguage),
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
      const most = clampLimit(limit)
      const codes = country ? countryIndex.findToday(country).map(({ countryCode }) => countryCode) : [null]
      const all = codes.map((code) => findRanks(q, code, most))
      const found = all.some(({ hits }) => hits.length > 0) ? all.filter(({ hits }) => hits.length > 0) : all
      const hits = inTurns(found.map(({ hits }) => hits))
      const ranks = [...hits, ...inTurns(found.map(({ corrections }) => corrections))].slice(0, most)
      return loadRows(ranks).map((row, place) =>
        place < hits.length ? city(row) : { ...city(row), isCorrection: true },
      )
    },
    clocks: placeClocks(db),
    close: () => db.close(),
  }
}

/** The closest places of each country, the largest first, then the next ones. */
function inTurns(ofCountries: number[][]): number[] {
  return ofCountries
    .flatMap((ranks) => ranks.map((rank, place) => ({ rank, place })))
    .sort((a, b) => (ofCountries.length === 1 ? 0 : a.place - b.place || a.rank - b.rank))
    .map(({ rank }) => rank)
}

function clampLimit(limit: number): number {
  return Number.isNaN(limit) ? 0 : Math.trunc(Math.max(0, Math.min(limit, MAX_LIMIT)))
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

/** The label in the current language. */
function shownLabel(row: Row): string {
  const fields = labelFields(row)
  const shown = shownPlace({ ...fields, cityId: String(row.id) })
  if (isDisputed(shown)) return shown.cityName
  return placeLabel(shown, shown.cityName === fields.cityName ? row.labelLevel : LABEL_LEVEL.plain)
}

const arabicCollator = new Intl.Collator('ar')

const inLanguage = (entry: CountryEntry): CountryEntry => ({
  ...entry,
  country: countryInLanguage(entry.countryCode),
})

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
    label: shownLabel(row),
  }
}

function listItem(row: Row): CityListItem {
  const item = { cityId: String(row.id), cityName: row.name, stateName: row.state }
  const apart = distinction(labelFields(row), row.labelLevel)
  return apart === '' ? item : { ...item, distinction: apart }
}

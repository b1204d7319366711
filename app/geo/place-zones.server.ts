/**
 * The zone of each listed place: that of the polygons, which know the ground, beside that of GeoNames, which knows the
 * country. Where they differ:
 *
 * - territory is disputed, so that several polygons cover the place: the zone of GeoNames, if it is one of them;
 * - the polygon belongs to another country, and the zone of GeoNames to the place's own, within BORDER_KM: the zone of
 *   GeoNames, because the coordinates of the place are rounded and it stands beside a border;
 * - otherwise the polygon.
 *
 * Then a region of `clock-regions.json` may give the place a zone of backzone.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { numberText } from '#app/format.ts'
import { CLOCK_DATA_VERSION, hasRegions, namedDivision, regionAt } from './clock-regions.ts'
import type { SourcePlace } from './places-source.server.ts'
import { zonesAt, zonesNear } from './zone-at.server.ts'
import { canonicalZone, findZone, isZoneOf } from './zone-history.ts'

export interface PlaceZone {
  zone: string
  /** The id of its region. */
  region: string | null
  /** As far as typed coordinates need it. */
  division: string | null
}

/** How a zone was chosen: both sources agree, or one of them was followed. */
export type ZoneChoice = 'agreed' | 'disputed' | 'border' | 'polygon'

type ZonedPlace = Pick<SourcePlace, 'latitude' | 'longitude' | 'countryCode' | 'zone'>

const CHUNK = 5_000

/** Part of the version of the list: with another map or other regions it is built again. */
export function zoneSourceVersion(): string {
  const folders = createRequire(import.meta.url).resolve.paths('geo-tz') ?? []
  for (const folder of folders) {
    try {
      const { version } = JSON.parse(readFileSync(join(folder, 'geo-tz', 'package.json'), 'utf8'))
      return `geo-tz ${version}, clocks ${CLOCK_DATA_VERSION}`
    } catch {}
  }
  throw new Error('The package geo-tz is not installed')
}

/** The zone of a place before regions, and how it was chosen. */
export function chooseZone(place: ZonedPlace): { zone: string; choice: ZoneChoice } {
  const { latitude, longitude, countryCode } = place
  const given = findZone(place.zone) ?? ''
  const polygons = zonesAt(latitude, longitude)
  const same = polygons.find((zone) => canonicalZone(zone) === canonicalZone(given))
  if (same) return { zone: same, choice: polygons.length > 1 ? 'disputed' : 'agreed' }
  const [zone = given] = polygons
  const isBeside =
    !isZoneOf(zone, countryCode) &&
    isZoneOf(given, countryCode) &&
    zonesNear(latitude, longitude).includes(given)
  return isBeside ? { zone: given, choice: 'border' } : { zone, choice: 'polygon' }
}

/** In the order of the places. The map is read from north-west to south-east, so that each of its parts is read once. */
export async function placeZones(
  places: readonly SourcePlace[],
  onProgress: (line: string) => void,
): Promise<PlaceZone[]> {
  const zones: PlaceZone[] = []
  const counts: Record<ZoneChoice, number> = { agreed: 0, disputed: 0, border: 0, polygon: 0 }
  const cell = ({ latitude, longitude }: SourcePlace) =>
    Math.floor((90 - latitude) / 2) * 180 + Math.floor((longitude + 180) / 2)
  const cells = places.map(cell)
  const order = places.map((_, index) => index).sort((a, b) => cells[a]! - cells[b]!)
  for (const [done, index] of order.entries()) {
    if (done % CHUNK === 0) await nextTurn()
    const place = places[index]!
    const { zone, choice } = chooseZone(place)
    counts[choice]++
    const region = regionAt(zone, place.division, place.latitude, place.longitude)
    zones[index] = {
      zone: region?.zone ?? zone,
      region: region?.id ?? null,
      division: hasRegions(zone) ? namedDivision(zone, place.division) : null,
    }
  }
  onProgress(
    `Zones: ${numberText(counts.polygon)} by the map and not GeoNames, ${counts.border} by GeoNames beside a border, ${counts.disputed} in disputed territory`,
  )
  return zones
}

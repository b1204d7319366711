/**
 * The IANA zones at a point, by the polygons of timezone-boundary-builder (ODbL) in `geo-tz`, product `all`: the zones
 * whose histories differ at any time, not only since 1970.
 */
import { find, setCache } from 'geo-tz/all'
import { findZone } from './zone-history.ts'

/** Decoded parts of the map that are kept. One takes about 0.05 MB; the package by itself keeps all of them. */
const MOST_TILES = 48
const tiles = new Map<string, unknown>()

setCache({
  store: {
    get(key: string) {
      const tile = tiles.get(key)
      // Moved to the end, so that the first one is the one that was not used for longest.
      if (tile !== undefined && tiles.delete(key)) tiles.set(key, tile)
      return tile
    },
    set(key: string, tile: unknown) {
      tiles.set(key, tile)
      if (tiles.size > MOST_TILES) tiles.delete(tiles.keys().next().value!)
    },
  },
} as Parameters<typeof setCache>[0])

/** The package answers with all zones at the pole. */
const MOST_LATITUDE = 89.999

/**
 * One zone; several where territory is disputed; a nautical one (`Etc/GMT+5`) far from land.
 * Throws RangeError outside -90 to 90 and -180 to 180.
 */
export function zonesAt(latitude: number, longitude: number): string[] {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError(`Not a point of the earth: ${latitude}, ${longitude}`)
  }
  const north = Math.max(-MOST_LATITUDE, Math.min(latitude, MOST_LATITUDE))
  const found = find(north, longitude === -180 ? 180 : longitude)
  // A line between two nautical zones belongs to the western one.
  const zones = found[0]?.startsWith('Etc/') ? found.slice(-1) : found
  return zones.map((zone) => findZone(zone) ?? zone)
}

/** Half of it is the distance between two points that are looked at. */
export const BORDER_KM = 5
const RINGS = [0.25, 0.5, 0.75, 1]
const BEARINGS = 16
const KM_A_DEGREE = 111.2

/** The zones on land within BORDER_KM, those of the point itself first. */
export function zonesNear(latitude: number, longitude: number): string[] {
  const zones = new Set(zonesAt(latitude, longitude))
  const widening = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  for (const ring of RINGS) {
    for (let turn = 0; turn < BEARINGS; turn++) {
      const bearing = (turn / BEARINGS) * 2 * Math.PI
      const reach = (ring * BORDER_KM) / KM_A_DEGREE
      const north = Math.max(-90, Math.min(latitude + reach * Math.cos(bearing), 90))
      const east = longitude + (reach * Math.sin(bearing)) / widening
      for (const zone of zonesAt(north, ((((east + 180) % 360) + 360) % 360) - 180)) zones.add(zone)
    }
  }
  return [...zones].filter((zone) => !zone.startsWith('Etc/'))
}

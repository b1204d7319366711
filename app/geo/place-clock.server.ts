/** The zone and the region of a place: of the list, or at typed coordinates. */
import type { Database } from 'better-sqlite3'
import type { ClockPlace } from './clock-of-place.ts'
import { type ClockRegion, clockRegion, hasRegions, regionAt } from './clock-regions.ts'
import { MILLIONTHS } from './places-build.server.ts'
import { zonesAt } from './zone-at.server.ts'

type Row = {
  latitude: number
  longitude: number
  zone: string
  region: string | null
  division: string | null
}

/** Coordinates that differ by less are those of a listed place: about 50 metres. */
const SAME_DEGREES = 0.0005
/** How far a listed place is looked for, step by step. */
const REACHES = [0.1, 0.5, 2.5, 10]

const KM_A_DEGREE = 111.2

const ROW = `SELECT p.latitude / ${MILLIONTHS}.0 AS latitude, p.longitude / ${MILLIONTHS}.0 AS longitude, z.name AS zone,
  p.region, p.division FROM place p JOIN zone z ON z.id = p.zone`

export interface PlaceClocks {
  ofCity(cityId: string): ClockPlace | null
  at(latitude: number, longitude: number): ClockPlace
  /** The regions of listed places within some kilometres; null for places without one. */
  regionsNear(latitude: number, longitude: number, km: number): (ClockRegion | null)[]
}

export function placeClocks(db: Database): PlaceClocks {
  const byId = db.prepare<[number], Row>(`${ROW} WHERE p.id = ?`)
  const within = db.prepare<[south: number, north: number, west: number, east: number], Row>(
    `${ROW} WHERE p.latitude BETWEEN ? AND ? AND p.longitude BETWEEN ? AND ?`,
  )

  function nearest(
    latitude: number,
    longitude: number,
    reaches: readonly number[],
    fits: (row: Row) => boolean,
  ): Row | undefined {
    const square = (row: Row) =>
      (row.latitude - latitude) ** 2 + ((row.longitude - longitude) * widening(latitude)) ** 2
    for (const reach of reaches) {
      const [first, ...others] = around(latitude, longitude, reach).filter(
        (row) => fits(row) && square(row) <= reach ** 2,
      )
      if (first) return others.reduce((best, row) => (square(row) < square(best) ? row : best), first)
    }
    return undefined
  }

  const widening = (latitude: number) => Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  function around(latitude: number, longitude: number, reach: number): Row[] {
    const east = reach / widening(latitude)
    return within.all(
      (latitude - reach) * MILLIONTHS,
      (latitude + reach) * MILLIONTHS,
      (longitude - east) * MILLIONTHS,
      (longitude + east) * MILLIONTHS,
    )
  }

  const toPlace = ({ latitude, longitude, zone, region }: Row): ClockPlace => ({
    latitude,
    longitude,
    zone,
    region: clockRegion(region),
  })
  /** The zone of the polygons, before a region. */
  const zoneAround = ({ zone, region }: Row) => clockRegion(region)?.of ?? zone

  return {
    ofCity(cityId) {
      const row = byId.get(Number(cityId))
      return row ? toPlace(row) : null
    },
    regionsNear(latitude, longitude, km) {
      const reach = km / KM_A_DEGREE
      const near = around(latitude, longitude, reach)
      return [...new Set(near.map(({ region }) => clockRegion(region)))]
    },
    /** As a listed place there; else by the polygons, and where they or the regions do not suffice, as the nearest place. */
    at(latitude, longitude) {
      const same = nearest(latitude, longitude, [SAME_DEGREES], () => true)
      if (same) return { ...toPlace(same), latitude, longitude }
      const polygons = zonesAt(latitude, longitude)
      const isRegional = polygons.some(hasRegions)
      const near =
        isRegional || polygons.length > 1
          ? nearest(latitude, longitude, REACHES, (row) => polygons.includes(zoneAround(row)))
          : undefined
      const zone = near ? zoneAround(near) : polygons[0]!
      const region = near?.division ? regionAt(zone, near.division, latitude, longitude) : null
      return { latitude, longitude, zone: region?.zone ?? zone, region }
    },
  }
}

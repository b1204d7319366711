/**
 * Regions whose clocks were not those of the zone around them, from `data/clock-regions.json`: the zones that IANA keeps
 * in `backzone`, and the laws that a region lived under before its zone's city. Pure.
 */
import regionData from './data/clock-regions.json' with { type: 'json' }
import { ZONE_DATA_VERSION } from './zone-history.ts'

/** The release of everything that a clock follows from: IANA's data and the regions. Births keep it. */
export const CLOCK_DATA_VERSION = `${ZONE_DATA_VERSION}.${regionData.version}`

/** The law of a zone, or an offset that no zone has, with its name for people. */
export interface ClockLaw {
  zone?: string
  /** Seconds east of Greenwich. */
  offset?: number
  en: string
  ar: string
}

interface LawPeriod {
  /** Local dates, YYYY-MM-DD: the first day, and the day after the last. */
  from?: string
  until?: string
  law: string
  /** True if it is not certain that the clocks followed this law. */
  uncertain?: boolean
  /** True if the clock of the zone was kept beside it: then it is offered and not read. */
  offered?: boolean
  source: string
}

export interface ClockRegion {
  id: string
  /** The zone around it, as the polygons have it. */
  of: string
  /** Divisions of GeoNames, from the country downwards: `FR.44.67`. */
  divisions: string[]
  without?: string[]
  /** Latitudes and longitudes. Where it is given, a place must also lie within it. */
  polygon?: [number, number][]
  /** The zone of backzone that the region has instead. */
  zone?: string
  /** True if IANA doubts the source of that zone. */
  doubtful?: boolean
  periods?: LawPeriod[]
}

const laws: Record<string, ClockLaw> = regionData.laws
const regions = regionData.regions as unknown as ClockRegion[]
const byId = new Map(regions.map((region) => [region.id, region]))
const surrounding = new Set(regions.map(({ of }) => of))

export function clockRegion(id: string | null): ClockRegion | null {
  return (id !== null && byId.get(id)) || null
}

export function clockLaw(id: string | null): ClockLaw | null {
  return (id !== null && laws[id]) || null
}

/** The clock that was kept in a region beside that of its zone, or null. */
export function clockBeside({ periods = [] }: ClockRegion): ClockLaw | null {
  return clockLaw(periods.find(({ offered }) => offered)?.law ?? null)
}

/** True if IANA doubts its source for a zone. */
export function isDoubtfulZone(name: string): boolean {
  return regions.some(({ zone, doubtful }) => doubtful && zone === name)
}

/** True if a region of this zone needs to know the division of a place. */
export function hasRegions(zone: string): boolean {
  return surrounding.has(zone)
}

const isWithin = (division: string, part: string) => division === part || division.startsWith(`${part}.`)

/** The smallest division around this one that the regions of a zone name, or null: all that `regionAt` needs to know. */
export function namedDivision(zone: string, division: string): string | null {
  const named = regions
    .filter(({ of }) => of === zone)
    .flatMap(({ divisions, without = [] }) => [...divisions, ...without])
    .filter((part) => isWithin(division, part))
  return named.sort((a, b) => b.length - a.length)[0] ?? null
}

/**
 * The region of a place: the first of the file that fits.
 * @param zone by the polygons
 * @param division of GeoNames, from the country downwards
 */
export function regionAt(
  zone: string,
  division: string,
  latitude: number,
  longitude: number,
): ClockRegion | null {
  const within = (part: string) => isWithin(division, part)
  const found = regions.find(
    ({ of, divisions, without, polygon }) =>
      of === zone &&
      divisions.some(within) &&
      !without?.some(within) &&
      (!polygon || isInside(polygon, latitude, longitude)),
  )
  return found ?? null
}

/** Whether a line to the east crosses the edge an odd number of times. */
function isInside(polygon: readonly [number, number][], latitude: number, longitude: number): boolean {
  let inside = false
  for (const [index, [north, east]] of polygon.entries()) {
    const [north0, east0] = polygon.at(index - 1)!
    if (north > latitude === north0 > latitude) continue
    if (longitude < ((east0 - east) * (latitude - north)) / (north0 - north) + east) inside = !inside
  }
  return inside
}

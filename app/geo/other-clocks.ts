/**
 * Offsets from UTC that another program may have used for a clock time, to find out why it gives another chart. Pure:
 * no clock, no environment.
 */
import { resolveInPeriods, resolveLocalTime, ZONE_DATA_VERSION } from './civil-time.ts'
import type { ClockPeriod } from './clock-of-place.ts'
import { periodIndexAt, type ZonePeriod, zonePeriods, zonesEndingLike } from './zone-history.ts'

interface OtherOffset {
  kind:
    | 'standard-time'
    | 'summer-time'
    | 'rules-of-today'
    | 'merged-zone'
    | 'zone-history'
    | 'clock-of-place'
    | 'neighbour-zone'
    | 'hour-of-longitude'
    | 'universal-time'
  /** Seconds east of Greenwich. */
  offsetSeconds: number
  /** The other zone, for `merged-zone`, `zone-history` and `neighbour-zone`. */
  zone?: string
}

const HOUR = 3600
const YEAR = 366 * 24 * HOUR
/** Summer time moved clocks by two hours at most. A larger step is a move across the date line. */
const MOST_SUMMER_TIME = 2 * HOUR
const DEGREES_PER_HOUR = 15
/** Limits the number of offsets that are tried. */
const MOST_MERGED_OFFSETS = 4
/** The year of the release of the zone data, whose rules are those of today. */
const YEAR_OF_RULES = Number.parseInt(ZONE_DATA_VERSION, 10)

/**
 * The offsets other than the true one, each kind with its own. Several kinds may name the same offset.
 *
 * Standard time is taken to be the smallest offset within a year of the birth, and summer time the largest: other
 * programs do not know what a zone's rules call standard time.
 *
 * @param local YYYY-MM-DDTHH:MM on the clocks of the zone
 * @param offsetSeconds the true offset, seconds east of Greenwich
 * @param longitude geographic, degrees east
 * @throws UnknownZoneError for the zone, RangeError for what is not a date or time
 */
export function otherOffsets(birth: {
  local: string
  zone: string
  offsetSeconds: number
  longitude: number
  /** The zone around the region of the place, if it has one of its own. */
  surrounding?: string
  /** The clock of the place as it is read today. */
  placePeriods?: readonly ClockPeriod[]
  /** Zones whose border is near. */
  neighbours?: readonly string[]
}): OtherOffset[] {
  const { local, zone, offsetSeconds, longitude, surrounding, placePeriods, neighbours = [] } = birth
  const second = Date.parse(`${local}Z`) / 1000 - offsetSeconds
  const near = zonePeriods(zone)
    .filter(({ from, until }) => from <= second + YEAR && until >= second - YEAR)
    .map(({ offset }) => offset)
    .filter((offset) => Math.abs(offset - offsetSeconds) <= MOST_SUMMER_TIME)
  const found: OtherOffset[] = [
    { kind: 'standard-time', offsetSeconds: Math.min(offsetSeconds, ...near) },
    { kind: 'summer-time', offsetSeconds: Math.max(offsetSeconds, ...near) },
    { kind: 'rules-of-today', offsetSeconds: offsetToday(local, zone) },
    ...mergedZones(local, zone, second),
    ...[...new Set([zone, surrounding ?? zone])].map((name) => otherZone('zone-history', local, name)),
    ...(placePeriods ? placeClock(placePeriods, local, offsetSeconds) : []),
    ...neighbours.map((name) => otherZone('neighbour-zone', local, name)),
    { kind: 'hour-of-longitude', offsetSeconds: Math.round(longitude / DEGREES_PER_HOUR) * HOUR },
    { kind: 'universal-time', offsetSeconds: 0 },
  ]
  return found.filter((other) => other.offsetSeconds !== offsetSeconds)
}

/** None if the place is still read by the true offset, also as one of the readings of a time that occurred twice. */
function placeClock(periods: readonly ClockPeriod[], local: string, offsetSeconds: number): OtherOffset[] {
  const resolved = resolveInPeriods(periods, local)
  const readings = resolved.kind === 'unique' ? [resolved] : resolved.candidates
  const isSame = readings.some((reading) => reading.offsetSeconds === offsetSeconds)
  return isSame ? [] : [{ kind: 'clock-of-place', offsetSeconds: readings[0]!.offsetSeconds }]
}

function otherZone(kind: OtherOffset['kind'], local: string, zone: string): OtherOffset {
  return { kind, offsetSeconds: findOffset(local, zone), zone }
}

/** The offset on the same day of the year by the rules of today. */
function offsetToday(local: string, zone: string): number {
  const monthDay = local.slice(5, 10) === '02-29' ? '02-28' : local.slice(5, 10)
  return findOffset(`${YEAR_OF_RULES}-${monthDay}${local.slice(10)}`, zone)
}

function findOffset(local: string, zone: string): number {
  const resolved = resolveLocalTime({ local, zone })
  return resolved.kind === 'unique' ? resolved.offsetSeconds : resolved.candidates[0].offsetSeconds
}

/**
 * Zones whose clocks agree with this one since 1970 and did not at the birth. The common zone data and many programs
 * keep one history for all of them. Zones that still kept local mean time are left out: it is tried by itself.
 */
function mergedZones(local: string, zone: string, second: number): OtherOffset[] {
  if (second >= 0) return []
  const own = zonePeriods(zone)
  const byOffset = new Map<number, string>()
  for (const name of zonesEndingLike(zone)) {
    const periods = zonePeriods(name)
    if (!agreeSince1970(own, periods)) continue
    if (periods[periodIndexAt(periods, second)]!.abbreviation === 'LMT') continue
    const offsetSeconds = findOffset(local, name)
    if (!byOffset.has(offsetSeconds)) byOffset.set(offsetSeconds, name)
  }
  return [...byOffset]
    .slice(0, MOST_MERGED_OFFSETS)
    .map(([offsetSeconds, name]) => ({ kind: 'merged-zone', offsetSeconds, zone: name }))
}

function agreeSince1970(a: readonly ZonePeriod[], b: readonly ZonePeriod[]): boolean {
  for (let i = a.length - 1, j = b.length - 1; ; i--, j--) {
    const [one, other] = [a[i]!, b[j]!]
    if (one.offset !== other.offset) return false
    if (one.from <= 0 && other.from <= 0) return true
    if (one.from !== other.from) return false
  }
}

/**
 * Clock time of a place to UTC and back, by the IANA zones with their full history before 1970, where Intl merges
 * zones (Oslo in July 1945 was at +2, Amsterdam until 1937 at +0:19:32). Dates are proleptic Gregorian.
 * Pure: no clock, no environment.
 */
import {
  periodIndexAt,
  UnknownZoneError,
  ZONE_DATA_LAST_YEAR,
  ZONE_DATA_VERSION,
  type ZonePeriod,
  zoneNames,
  zonePeriods,
} from './zone-history.ts'

export { UnknownZoneError, ZONE_DATA_VERSION, zoneNames }

/**
 * `local-mean-time`: before the place had a standard time, when the zone's data have the mean solar time of its main
 * city.
 */
type OffsetSource = 'zone' | 'local-mean-time'

type ClockReading = {
  utc: Date
  /** Seconds east of Greenwich; not always a whole minute before 1972. */
  offsetSeconds: number
  abbreviation: string
}

type UniqueTime = ClockReading & { kind: 'unique'; source: OffsetSource }
/** The clock was set back, so the time occurred twice. The earlier instant comes first. */
type AmbiguousTime = { kind: 'ambiguous'; candidates: [ClockReading, ClockReading] }
/**
 * The clock was set forward, so the time never occurred. The candidates are the two conventional readings, by the
 * offset after the gap (a wall time before it) and by the offset before the gap (a wall time after it), each with the
 * wall time that the zone's clocks really showed.
 */
type NonexistentTime = {
  kind: 'nonexistent'
  candidates: [ClockReading & { local: string }, ClockReading & { local: string }]
}
type ResolvedTime = UniqueTime | AmbiguousTime | NonexistentTime

type LocalTime = {
  /** `YYYY-MM-DDTHH:MM`, with `:SS` only when the second is not zero. */
  local: string
  offsetSeconds: number
  /** What the clocks were called: `PKT`, `CEST`, or an offset such as `+0530`. */
  abbreviation: string
  source: OffsetSource
}

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/
/** More than any difference between a wall clock and UTC, and than any gap (24 hours at the date line). */
const REACH = 48 * 3600

/**
 * The instant at which the clocks of a zone showed a wall time.
 * Throws RangeError for what is no date or time or lies outside the years 1 to 2100, UnknownZoneError for the zone.
 */
export function resolveLocalTime({ local, zone }: { local: string; zone: string }): ResolvedTime {
  const periods = zonePeriods(zone)
  const resolved = resolveInPeriods(periods, local)
  if (resolved.kind !== 'unique') return resolved
  return { ...resolved, source: toSource(periods[periodIndexAt(periods, resolved.utc.getTime() / 1000)]!) }
}

/** The same for any history. */
export function resolveInPeriods(
  periods: readonly ZonePeriod[],
  local: string,
): (ClockReading & { kind: 'unique' }) | AmbiguousTime | NonexistentTime {
  const wall = parseLocal(local)
  const first = periodIndexAt(periods, wall - REACH)
  const last = periodIndexAt(periods, wall + REACH)
  const near = periods.slice(first, last + 1)
  const hits = near.filter(({ from, until, offset }) => from <= wall - offset && wall - offset < until)

  const earliest = hits[0]
  const latest = hits.at(-1)
  if (!earliest || !latest) return { kind: 'nonexistent', candidates: readingsAroundGap(near, wall) }
  // Two periods of one offset (only the abbreviation changed) meet without overlapping, so two hits are two instants.
  if (earliest === latest) {
    return { kind: 'unique', ...toReading(earliest, wall) }
  }
  return { kind: 'ambiguous', candidates: [toReading(earliest, wall), toReading(latest, wall)] }
}

/** What the clocks of a zone showed at an instant; fractions of a second are truncated. */
export function localTimeAt(utc: Date, zone: string): LocalTime {
  const periods = zonePeriods(zone)
  const second = Math.floor(utc.getTime() / 1000)
  if (Number.isNaN(second)) throw new RangeError('The instant is not a valid date')
  const period = periods[periodIndexAt(periods, second)]!
  return {
    local: formatWall(second + period.offset),
    offsetSeconds: period.offset,
    abbreviation: period.abbreviation,
    source: toSource(period),
  }
}

const HOUR = 3600
/** Longer than Ramadan, when Morocco sets its clocks back, and shorter than an Irish winter. */
const SHORTEST_WINTER = 100 * 24 * HOUR
const LONGEST_SUMMER = 300 * 24 * HOUR
/** British and Western European double summer time. */
const DOUBLE_SUMMER_TIMES = ['BDST', 'WEMT']

/**
 * By how many seconds the clocks of a zone were ahead of standard time at an instant: 0 in standard time, negative if
 * they were set back. If a zone's rules call its summer time "standard" and its winter time the exception, as in
 * Ireland, the summer counts as ahead and the winter as standard. Throws UnknownZoneError.
 */
export function summerTimeAt(utc: Date, zone: string): number {
  const periods = zonePeriods(zone)
  const index = periodIndexAt(periods, Math.floor(utc.getTime() / 1000))
  const { daylight, from, until } = periods[index]!
  if (daylight) return isLongWinter(periods, index) ? 0 : findSaving(periods, index)
  const isSummer = isLongWinter(periods, index + 1) && until - from < LONGEST_SUMMER
  return isSummer ? -findSaving(periods, index + 1) : 0
}

function isLongWinter(periods: readonly ZonePeriod[], index: number): boolean {
  const period = periods[index]
  return (
    period?.daylight === true &&
    findSaving(periods, index) < 0 &&
    period.until - period.from > SHORTEST_WINTER
  )
}

/**
 * What a period of daylight saving time adds to standard time, seconds. The data do not hold it, so it is the difference
 * from the standard time before or after. If standard time changed as the period began or ended, only one of the two is
 * right: the one that makes it an hour, or else the larger. If it changed at both, so that neither differs, it was an hour.
 */
function findSaving(periods: readonly ZonePeriod[], index: number): number {
  const { offset, abbreviation } = periods[index]!
  if (DOUBLE_SUMMER_TIMES.includes(abbreviation)) return 2 * HOUR
  const isStandard = (period: ZonePeriod) => !period.daylight
  const savings = [periods.slice(0, index).findLast(isStandard), periods.slice(index).find(isStandard)]
    .filter((standard) => standard !== undefined)
    .map((standard) => offset - standard.offset)
  return savings.includes(HOUR) ? HOUR : Math.max(...savings) || HOUR
}

function toReading(period: ZonePeriod, wall: number): ClockReading {
  return {
    utc: new Date((wall - period.offset) * 1000),
    offsetSeconds: period.offset,
    abbreviation: period.abbreviation,
  }
}

function toSource(period: ZonePeriod): OffsetSource {
  return period.abbreviation === 'LMT' ? 'local-mean-time' : 'zone'
}

function readingsAroundGap(near: ZonePeriod[], wall: number): NonexistentTime['candidates'] {
  const next = near.findIndex(({ from, offset }) => wall < from + offset)
  const [before, after] = [near[next - 1]!, near[next]!]
  return [shownAt(near, wall - after.offset), shownAt(near, wall - before.offset)]
}

function shownAt(periods: ZonePeriod[], second: number): ClockReading & { local: string } {
  const period = periods[periodIndexAt(periods, second)]!
  const wall = second + period.offset
  return { ...toReading(period, wall), local: formatWall(wall) }
}

function parseLocal(local: string): number {
  const match = LOCAL.exec(local)
  if (!match) throw new RangeError(`Not a local date and time (YYYY-MM-DDTHH:MM): ${local}`)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (year < 1 || year > ZONE_DATA_LAST_YEAR) {
    throw new RangeError(`The year must be from 1 to ${ZONE_DATA_LAST_YEAR}: ${local}`)
  }
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month does not have leads into another month.
  if (date.getUTCMonth() !== month - 1) {
    throw new RangeError(`There is no such date: ${local.slice(0, 10)}`)
  }
  if (hour > 23 || minute > 59 || second > 59) {
    throw new RangeError(`There is no such time of day: ${local.slice(11)}`)
  }
  return date.getTime() / 1000 + hour * 3600 + minute * 60 + second
}

function formatWall(wall: number): string {
  return new Date(wall * 1000).toISOString().slice(0, 19).replace(/:00$/, '')
}

/**
 * The history of the clocks of a place. It is that of its zone, except where
 *
 * - the zone had local mean time: then it is that of the place's own meridian, not of the zone's city;
 * - the zone has no history yet (`-00`): own meridian, rounded to the hour;
 * - the place lived under another law than the zone's city (`clock-regions.ts`).
 *
 * Pure: no clock, no environment.
 */
import { type ClockRegion, clockLaw } from './clock-regions.ts'
import type { ClockRule } from './clock-rules.ts'
import { canonicalZone, periodIndexAt, type ZonePeriod, zonePeriods } from './zone-history.ts'

/** What the clocks of a place follow from. */
export interface ClockPlace {
  latitude: number
  longitude: number
  /** The IANA zone. */
  zone: string
  region: ClockRegion | null
}

export interface ClockPeriod extends ZonePeriod {
  rule: ClockRule
  /** The zone whose history has this period. */
  zone: string
  /** The law, for `law`. */
  law: string | null
  isUncertain: boolean
}

const SECONDS_PER_DEGREE = 240
const DEGREES_PER_HOUR = 15
const HOUR = 3600
const ALWAYS = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** Local mean time, seconds east of Greenwich. */
export function meanTimeOffset(longitude: number): number {
  return Math.round(longitude * SECONDS_PER_DEGREE)
}

/** @param withOffered also by the clock that was kept in the region beside that of its zone */
export function clockPeriods({ zone, region, longitude }: ClockPlace, withOffered = false): ClockPeriod[] {
  const toPeriod = (period: ZonePeriod): ClockPeriod => {
    const known = { ...period, zone, law: null, isUncertain: region?.doubtful ?? false }
    if (period.abbreviation === 'LMT')
      return {
        ...known,
        rule: 'local-mean-time',
        offset: meanTimeOffset(longitude),
        isUncertain: isSetBySunset(zone),
      }
    return isUnknown(period) ? { ...known, ...nearestHour(longitude) } : { ...known, rule: 'zone' }
  }
  const laws = region?.periods?.filter(({ offered }) => withOffered || !offered) ?? []
  return laws.reduce(underLaw, zonePeriods(zone).map(toPeriod))
}

/** IANA's mark for a time of which it has no clock. Its offset of 0 is not UTC. */
const isUnknown = ({ abbreviation }: ZonePeriod) => abbreviation === '-00'

const nearestHour = (longitude: number) => ({
  rule: 'nearest-hour' as const,
  offset: Math.round(longitude / DEGREES_PER_HOUR) * HOUR,
  isUncertain: true,
})

/** The periods with those of a law in the place of what it replaces. */
function underLaw(
  periods: ClockPeriod[],
  { law, from, until, uncertain }: NonNullable<ClockRegion['periods']>[number],
): ClockPeriod[] {
  const { zone = '', offset = 0 } = clockLaw(law)!
  const theirs = zone ? zonePeriods(zone) : [{ ...ALWAYS, offset, abbreviation: '', daylight: false }]
  const start = from === undefined ? Number.NEGATIVE_INFINITY : midnight(from, theirs)
  const end = until === undefined ? Number.POSITIVE_INFINITY : midnight(until, theirs)
  const between = (period: ClockPeriod, from: number, until: number) =>
    period.from < until && period.until > from
      ? [{ ...period, from: Math.max(period.from, from), until: Math.min(period.until, until) }]
      : []
  const lawPeriods = theirs.map(
    (period): ClockPeriod => ({
      ...period,
      rule: uncertain ? 'uncertain-law' : 'law',
      zone,
      law,
      isUncertain: uncertain ?? false,
    }),
  )
  return [
    ...periods.flatMap((period) => between(period, Number.NEGATIVE_INFINITY, start)),
    ...lawPeriods.flatMap((period) => between(period, start, end)),
    ...periods.flatMap((period) => between(period, end, Number.POSITIVE_INFINITY)),
  ]
}

/** The history of a zone as IANA has it, with the mean time of its city and no other law, as far as it has a clock. */
export function zoneClock(zone: string, longitude: number): ClockPeriod[] {
  return zonePeriods(zone).map((period) => ({
    ...period,
    zone,
    law: null,
    isUncertain: false,
    rule: period.abbreviation === 'LMT' ? 'city-mean-time' : 'zone',
    ...(isUnknown(period) ? nearestHour(longitude) : {}),
  }))
}

/** The second at which a day began by the clocks of a zone. */
function midnight(date: string, periods: readonly ZonePeriod[]): number {
  const second = Date.parse(`${date}T00:00Z`) / 1000
  return second - periods[periodIndexAt(periods, second)]!.offset
}

/** Where clocks were set by sunset until the zone had a standard time: in Arabia. */
const SET_BY_SUNSET = new Set([
  'Asia/Riyadh',
  'Asia/Aden',
  'Asia/Kuwait',
  'Asia/Bahrain',
  'Asia/Qatar',
  'Asia/Dubai',
  'Asia/Muscat',
])

export function isSetBySunset(zone: string): boolean {
  return SET_BY_SUNSET.has(zone) || SET_BY_SUNSET.has(canonicalZone(zone))
}

/** The city whose history a zone has: `Warsaw`. */
export function cityOfZone(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** The period in which an instant falls. */
export function periodAt(periods: readonly ClockPeriod[], utc: Date): ClockPeriod {
  return periods[periodIndexAt(periods, Math.floor(utc.getTime() / 1000))]!
}

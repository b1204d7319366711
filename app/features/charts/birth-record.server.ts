import { isSunUp } from '#app/astro/index.server.ts'
import { clockNotes } from '#app/geo/clock-notes.ts'
import { hijriOfBirth } from '#app/geo/hijri-of-birth.ts'
import { shownPlace } from '#app/geo/shown-place.server.ts'
import { pick } from '#app/pick.ts'
import type { BirthRecord } from './birth-record.repo.server.ts'

/** A birth whose place and instant are resolved. */
export type Birth = Omit<BirthRecord, 'id' | 'userId' | 'isOwn' | 'createdAt'>

/**
 * A person's own record for calls and screens. The Hijri date needs the chart, because the day begins at sunset.
 */
export function birthDataView(record: Birth, chart: Parameters<typeof isSunUp>[0] | null | undefined) {
  return {
    ...pick(record, 'dateOfBirth', 'birthTime', 'pseudonym', 'latitude', 'longitude', 'zone'),
    ...pick(record, 'offsetSeconds', 'offsetSource', 'clockLaw', 'repeatedTime'),
    ...pick(shownPlace(record), 'cityId', 'cityName', 'stateName', 'country'),
    hijri: chart ? hijriOfBirth(record, isSunUp(chart)) : null,
    utc: record.utc.toISOString(),
    clockNotes: clockNotes(record),
  }
}

export type BirthDataView = ReturnType<typeof birthDataView>

import type { Chart } from '#app/astro/index.server.ts'
import { hijriOfBirth } from '#app/geo/hijri-of-birth.ts'
import { shownPlace } from '#app/geo/shown-place.server.ts'
import type { BirthRecord } from './birth-record.repo.server.ts'

/** A birth whose place and instant are resolved. */
export type Birth = Omit<BirthRecord, 'id' | 'userId' | 'isOwn' | 'createdAt'>

/**
 * A person's own record for calls and screens. The Hijri date needs the Sun's altitude from the chart, because the day
 * begins at sunset.
 */
export function birthDataView(record: Birth, chart: Pick<Chart, 'sunAltitude'> | undefined) {
  const { dateOfBirth, birthTime, pseudonym } = record
  const { cityId, cityName, stateName, country } = shownPlace(record)
  const { latitude, longitude, zone, offsetSeconds, offsetSource, repeatedTime } = record
  return {
    dateOfBirth,
    hijri: chart ? hijriOfBirth(record, chart.sunAltitude) : null,
    birthTime,
    pseudonym,
    cityId,
    cityName,
    stateName,
    country,
    latitude,
    longitude,
    zone,
    utc: record.utc.toISOString(),
    offsetSeconds,
    offsetSource,
    repeatedTime,
  }
}

export type BirthDataView = ReturnType<typeof birthDataView>

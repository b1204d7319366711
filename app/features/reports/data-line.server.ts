import { chartSky } from '#app/astro/index.server.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { longDate } from '#app/format.ts'
import { localTimeAt } from '#app/geo/civil-time.ts'
import { clockLaw } from '#app/geo/clock-regions.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { reportPageWords as words } from './report-page-messages.ts'

type Moment = Pick<
  BirthRecord,
  | 'dateOfBirth'
  | 'birthTime'
  | 'utc'
  | 'zone'
  | 'offsetSeconds'
  | 'offsetSource'
  | 'clockLaw'
  | 'latitude'
  | 'longitude'
>

/** The data that a chart was cast from, as astrologers write it. */
export function dataLine(record: Moment, chart: Pick<ReportChart, 'houseSystem' | 'isDayBirth'>) {
  const { dateOfBirth, birthTime, utc, latitude, longitude } = record
  const universal = utc.toISOString()
  const { julianDay, siderealTime } = chartSky({ utc: universal, longitude })
  const [day, time] = [universal.slice(0, 10), universal.slice(11, 16)]
  return {
    /** `17 May 1990, 14:25 PKT (UT 09:25), 31n33 74e21, tropical, Placidus, day birth`. */
    text: words.dataLine({
      date: longDate(dateOfBirth),
      time: birthTime,
      clock: clockName(record),
      universal: time,
      otherDay: day === dateOfBirth ? null : longDate(day),
      latitude: arcMinutes(latitude),
      longitude: arcMinutes(longitude),
      system: astroWords.houseSystems[chart.houseSystem],
      isDay: chart.isDayBirth,
    }),
    /** Astronomical values with their names, for readers who calculate. */
    more: [
      [words.universalTime, words.universalTimeOf(longDate(day), universal.slice(11, 19))],
      [words.siderealTime, words.siderealTimeOf(hoursText(siderealTime))],
      [words.julianDay, `${julianDay.toFixed(5)} UT`],
    ] as const,
  }
}

export type DataLine = ReturnType<typeof dataLine>

/** `PKT`; an offset if the zone has no abbreviation. */
function clockName({ utc, zone, offsetSeconds, offsetSource, clockLaw: law }: Moment): string {
  if (offsetSource === 'local-mean-time') return 'LMT'
  const shown = localTimeAt(utc, clockLaw(law)?.zone ?? zone)
  const isNamed = shown.offsetSeconds === offsetSeconds && /^[A-Z]/.test(shown.abbreviation)
  return isNamed ? shown.abbreviation : offsetText(offsetSeconds)
}

/** To the nearest minute of arc. */
function arcMinutes(coordinate: number) {
  const minutes = Math.round(Math.abs(coordinate) * 60)
  return {
    degrees: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
    isNegative: coordinate < 0,
  }
}

export type ArcMinutes = ReturnType<typeof arcMinutes>

/** `07:12:09`, truncated to whole seconds. */
function hoursText(hours: number): string {
  const seconds = Math.floor(hours * 3600 + 1e-6)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

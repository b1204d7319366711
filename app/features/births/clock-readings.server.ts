import { type Chart, castChart, separation } from '#app/astro/index.server.ts'
import { castBirth } from '#app/features/charts/charts.server.ts'
import { positionWords } from '#app/features/lots/position-text.server.ts'
import { resolveInPeriods } from '#app/geo/civil-time.ts'
import {
  type ClockPeriod,
  type ClockPlace,
  clockPeriods,
  isSetBySunset,
  meanTimeOffset,
  zoneClock,
} from '#app/geo/clock-of-place.ts'
import { clockBeside } from '#app/geo/clock-regions.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import type { Places } from '#app/geo/places.server.ts'
import { shownCityOfZone, shownZone } from '#app/geo/shown-place.server.ts'
import { BORDER_KM, zonesAt, zonesNear } from '#app/geo/zone-at.server.ts'
import { canonicalZone } from '#app/geo/zone-history.ts'
import { currentLanguage } from '#app/language/current.ts'
import { fieldRefusal } from '#app/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'
import { birthFormWords } from './birth-form-messages.ts'
import { birthWords as words } from './birth-messages.ts'

/** A way to read the clock of a place. */
interface ClockReading {
  /** The value of the field: empty for ours, a zone, a region, or `sunset`. */
  clock: string
  zone: string
  periods: ClockPeriod[]
  /** Which clock it is. @param offset `UTC+03:00` */
  label(offset: string): string
}

interface Stated {
  dateOfBirth: string
  birthTime: string
}

/**
 * Ours first, then the others by which the clock of a place may have been read: of a zone or region whose border is near,
 * that a city kept beside that of the zone, of the zone without the law of its region, of the zone's city where we use
 * local mean time, and of sunset.
 */
function clockReadings(places: Places, place: ClockPlace, stated: Stated): ClockReading[] {
  const { latitude, longitude, zone, region } = place
  const { readings } = words.check
  const own = [zone, region?.of ?? zone].map(canonicalZone)
  const isDisputed = zonesAt(latitude, longitude).length > 1
  const found: ClockReading[] = [{ clock: '', zone, periods: clockPeriods(place), label: readings.ours }]
  for (const near of zonesNear(latitude, longitude)) {
    if (own.includes(canonicalZone(near))) continue
    const periods = clockPeriods({ latitude, longitude, zone: near, region: null })
    const label = (offset: string) =>
      (isDisputed ? readings.disputed : readings.border)(shownZone(near), offset)
    found.push({ clock: near, zone: near, periods, label })
  }
  for (const near of new Set([region, ...places.clocks.regionsNear(latitude, longitude, BORDER_KM)])) {
    if (!near || canonicalZone(near.of) !== own[1]) continue
    const law = clockBeside(near)
    if (near === region && !law) continue
    const there = { latitude, longitude, zone: near.zone ?? near.of, region: near }
    const label = (offset: string) =>
      law ? readings.beside(law[currentLanguage()], offset) : readings.region(offset)
    found.push({ clock: near.id, zone: there.zone, periods: clockPeriods(there, true), label })
  }
  const plain = region?.of ?? zone
  const why = region ? readings.around : readings.history
  const label = (offset: string) => why(plain, shownCityOfZone(plain), offset)
  found.push({ clock: plain, zone: plain, periods: zoneClock(plain, longitude), label })
  const sunset = isSetBySunset(zone) ? sunsetClock(place, stated) : null
  if (sunset) found.push({ clock: 'sunset', zone, periods: [sunset], label: readings.sunset })
  return found
}

/** The reading that was chosen. @throws Refusal if it is not one of those of the place */
export function chosenReading(
  places: Places,
  place: ClockPlace,
  stated: Stated & { clock?: string | null | undefined },
): Pick<ClockReading, 'zone' | 'periods'> {
  if (!stated.clock) return { zone: place.zone, periods: clockPeriods(place) }
  const found = clockReadings(places, place, stated).find(({ clock }) => clock === stated.clock)
  if (!found) throw fieldRefusal('place.zone-unknown', 'clock', birthFormWords.errors.zone)
  return found
}

/** The readings that give another offset than the chosen one, each with its lot. */
export function otherReadings(
  db: Db,
  places: Places,
  place: ClockPlace,
  birth: Stated & { utc: Date; offsetSeconds: number; latitude: number; longitude: number },
  chart: Chart,
) {
  const seen = new Set([birth.offsetSeconds])
  const local = `${birth.dateOfBirth}T${birth.birthTime}`
  return clockReadings(places, place, birth).flatMap(({ clock, periods, label }) => {
    const read = resolveInPeriods(periods, local)
    const { utc, offsetSeconds } = read.kind === 'unique' ? read : read.candidates[0]
    if (read.kind === 'nonexistent' || seen.has(offsetSeconds)) return []
    seen.add(offsetSeconds)
    const lot = castBirth(db, { ...birth, utc }).partOfFortune.longitude
    const moved = separation(lot, chart.partOfFortune.longitude)
    return [
      {
        clock,
        label: label(offsetText(offsetSeconds)),
        lot: words.check.readings.lot(positionWords(lot), moved.toFixed(1)),
      },
    ]
  })
}

const HOUR = 3600
const NOON = 12 * HOUR
const SIX = 18 * HOUR
const STEPS = 12

/**
 * The clock that showed six at sunset, on the day of a birth. Null where the Sun did not set between noon and midnight.
 * Such clocks counted the hours from sunset; families and papers wrote them in both ways.
 */
function sunsetClock({ latitude, longitude, zone }: ClockPlace, { dateOfBirth }: Stated): ClockPeriod | null {
  const midnight = Date.parse(`${dateOfBirth}T00:00Z`) / 1000 - meanTimeOffset(longitude)
  const isUp = (second: number) =>
    castChart({ utc: new Date((midnight + second) * 1000), latitude, longitude }).sunAltitude > 0
  let [up, down] = [NOON, 2 * NOON]
  if (!isUp(up) || isUp(down)) return null
  for (let step = 0; step < STEPS; step++) {
    const middle = (up + down) / 2
    if (isUp(middle)) up = middle
    else down = middle
  }
  const minutes = Math.round((up - SIX) / 60)
  return {
    from: Number.NEGATIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
    offset: meanTimeOffset(longitude) - minutes * 60,
    abbreviation: 'LMT',
    daylight: false,
    rule: 'sunset',
    zone,
    law: null,
    isUncertain: true,
  }
}

import {
  type AstroTime,
  Body,
  Equator,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchRiseSet,
} from 'astronomy-engine'
import { FAJR_DEPRESSION, ISHA_DEPRESSION, type Prayer } from './types.ts'

const DEGREE = Math.PI / 180
/** Half a day is enough from noon to each of the others. */
const HALF_DAY = 0.5
const MS_PER_MINUTE = 60_000

/**
 * When a prayer begins on the day whose noon follows an instant, to the minute; null where the Sun has no such height that day.
 * Asr begins when a shadow is longer than at noon by the height of what casts it, as Malik, al-Shafi'i and Ahmad have it.
 *
 * @param midnight the beginning of the day, by the mean time of the place
 * @source rise, set and altitudes of astronomy-engine
 */
export function prayerTime(
  prayer: Prayer,
  { latitude, longitude }: { latitude: number; longitude: number },
  midnight: Date,
): Date | null {
  const observer = new Observer(latitude, longitude, 0)
  const noon = SearchHourAngle(Body.Sun, observer, 0, midnight).time
  const rises = (direction: 1 | -1) =>
    SearchRiseSet(Body.Sun, observer, direction, noon, -direction * HALF_DAY)
  const passes = (direction: 1 | -1, altitude: number) =>
    SearchAltitude(Body.Sun, observer, direction, noon, -direction * HALF_DAY, altitude)
  const found = {
    fajr: () => passes(1, -FAJR_DEPRESSION),
    sunrise: () => rises(1),
    dhuhr: () => noon,
    asr: () => {
      const altitude = asrAltitude(latitude, noon, observer)
      return altitude === null ? null : passes(-1, altitude)
    },
    maghrib: () => rises(-1),
    isha: () => passes(-1, -ISHA_DEPRESSION),
  }[prayer]()
  return found && new Date(Math.round(found.date.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE)
}

/** Degrees; null if nothing has a shadow at noon, because the Sun does not rise. */
function asrAltitude(latitude: number, noon: AstroTime, observer: Observer): number | null {
  const { dec } = Equator(Body.Sun, noon, observer, true, true)
  const distance = Math.abs(latitude - dec)
  return distance < 90 ? Math.atan(1 / (1 + Math.tan(distance * DEGREE))) / DEGREE : null
}

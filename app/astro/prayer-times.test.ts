import { describe, expect, it } from 'vitest'
import { castChart } from './chart.ts'
import { prayerTime } from './prayer-times.ts'
import { FAJR_DEPRESSION, ISHA_DEPRESSION, PRAYERS } from './types.ts'

const midnightOf = (date: string, longitude: number) => new Date(Date.parse(date) - longitude * 240_000)

const PLACES = [
  ['Mecca', { latitude: 21.3891, longitude: 39.8579 }],
  ['Jakarta', { latitude: -6.2, longitude: 106.8 }],
  ['Istanbul', { latitude: 41.0082, longitude: 28.9784 }],
  ['Buenos Aires', { latitude: -34.6, longitude: -58.38 }],
] as const
const DATES = ['1935-03-20', '1978-07-15', '1990-12-21', '2024-06-21']

/** By the engine's own Sun, without the library. */
const altitudeAt = (utc: Date, place: { latitude: number; longitude: number }) =>
  castChart({ utc, ...place }).sunAltitude
/** What the Sun moves in a minute at most, because times are whole minutes. */
const A_MINUTE = 0.13

describe.each(PLACES)('in %s', (_, place) => {
  it.each(DATES)('on %s the Sun has the height of each prayer', (date) => {
    const at = (prayer: (typeof PRAYERS)[number]) =>
      prayerTime(prayer, place, midnightOf(date, place.longitude))!
    const altitude = (prayer: (typeof PRAYERS)[number]) => altitudeAt(at(prayer), place)
    const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
    expect(Math.abs(altitude('fajr') + FAJR_DEPRESSION)).toBeLessThan(A_MINUTE)
    expect(Math.abs(altitude('isha') + ISHA_DEPRESSION)).toBeLessThan(A_MINUTE)
    // The upper edge, with the usual refraction.
    expect(Math.abs(altitude('sunrise') + 5 / 6)).toBeLessThan(A_MINUTE)
    expect(Math.abs(altitude('maghrib') + 5 / 6)).toBeLessThan(A_MINUTE)
    // The shadow of a stick of one: at noon, and at the time of Asr.
    const [noon, asr] = [1 / tangent(altitude('dhuhr')), 1 / tangent(altitude('asr'))]
    expect(Math.abs(asr - noon - 1)).toBeLessThan(0.01)
    expect(PRAYERS.map((prayer) => at(prayer).getTime())).toEqual(
      PRAYERS.map((prayer) => at(prayer).getTime()).sort((a, b) => a - b),
    )
  })
})

describe('far from the equator', () => {
  const none = (place: { latitude: number; longitude: number }, date: string) =>
    PRAYERS.filter((prayer) => prayerTime(prayer, place, midnightOf(date, place.longitude)) === null)

  it.each([
    ['London in June', { latitude: 51.5, longitude: 0 }, '2024-06-21', ['fajr', 'isha']],
    [
      'Tromsø in June',
      { latitude: 69.65, longitude: 18.95 },
      '2024-06-21',
      ['fajr', 'sunrise', 'maghrib', 'isha'],
    ],
    [
      'Tromsø in December',
      { latitude: 69.65, longitude: 18.95 },
      '2024-12-21',
      ['sunrise', 'asr', 'maghrib'],
    ],
    ['London in December', { latitude: 51.5, longitude: 0 }, '2024-12-21', []],
  ])('%s has no time for what the Sun does not reach', (_, place, date, prayers) => {
    expect(none(place, date)).toEqual(prayers)
  })
})

import { translated } from '#app/language/current.ts'

/** Which rule gave a clock, and how sure it is. Sentences. */
export const clockWords = translated('clock', {
  en: {
    localMeanTime: 'Read by local mean time, before standard time was kept.',
    setBySunset: 'Clocks here were set by sunset at that time, so this clock is uncertain.',
    nearestHour:
      'No clock is recorded here for that time. The full hour nearest to the meridian is used, which is uncertain.',
    law: (law: string) => `Read by ${law}.`,
    uncertainLaw: (law: string) => `Read by ${law}, which is not certain for that day.`,
    cityMeanTime: (city: string) => `Read by the mean time of ${city}.`,
    sunset: 'Read by a clock set by sunset, with sunset at six.',
    doubtful: 'IANA doubts its source for the history of this zone before 1980.',
    historyOf: (city: string) => `Before 1970 the history of this zone is that of ${city}.`,
  },
})

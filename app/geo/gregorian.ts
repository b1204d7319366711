import { hijriBirthDate } from './hijri.ts'

/** The years that the calendar of Umm al-Qura has. */
export const UMM_AL_QURA_YEARS = { first: 1356, last: 1500 }

const DAY_MS = 86_400_000
/** 1 Muharram 1356. */
const FIRST_DAY = Date.UTC(1937, 2, 14)

/** The Gregorian date (`YYYY-MM-DD`) of a day of Umm al-Qura, whose daylight it has; null if there is no such day. */
export function gregorianOf(year: number, month: number, day: number): string | null {
  // By the mean year and month. No day is more than four days from that.
  const about = Math.round((year - UMM_AL_QURA_YEARS.first) * 354.367 + (month - 1) * 29.53) + day - 1
  for (let days = about - 4; days <= about + 4; days += 1) {
    const date = new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10)
    const { daylight } = hijriBirthDate({ date, afterSunset: false })
    const isIt = daylight.year === year && daylight.month === month && daylight.day === day
    if (isIt && daylight.method === 'umm-al-qura') return date
  }
  return null
}

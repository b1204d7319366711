import { longDate } from '#app/format.ts'
import { hijriBirthDate } from '#app/geo/hijri.ts'
import { daysAfter } from '#app/operations/clock.ts'

const RAMADAN = 9
/** How many days before it is spoken of. */
const AHEAD = 30

/** When Ramadan is expected by calculation; null if that is more than thirty days ahead. */
export function expectedRamadan(today: string) {
  for (let ahead = 0; ahead <= AHEAD; ahead++) {
    const date = daysAfter(today, ahead)
    const { month, day, text } = hijriBirthDate({ date, afterSunset: false }).daylight
    if (month === RAMADAN && day === 1) return { date, gregorian: longDate(date), hijri: text }
  }
  return null
}

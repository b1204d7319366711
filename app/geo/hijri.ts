/**
 * The Hijri date of a Gregorian one. Pure.
 *
 * Umm al-Qura, the calendar of Saudi Arabia, is a table of observed and computed months; the one in Unicode's ICU
 * (`islamic-umalqura`) rests on what was published for 1356 to 1500 AH (R. H. van Gent, "The Umm al-Qura Calendar of
 * Saudi Arabia"). Outside it the tabular calendar is given: 30-year cycles with leap years 2, 5, 7, 10, 13, 16, 18, 21,
 * 24, 26 and 29, civil epoch Friday 16 July 622 (Julian). It can differ by a day or two from what was observed.
 */

import { geoWords } from './geo-messages.ts'

type HijriMethod = 'umm-al-qura' | 'tabular'

type HijriDate = {
  year: number
  /** 1 Muharram to 12 Dhu al-Hijjah. */
  month: number
  day: number
  method: HijriMethod
  /** In the current language: `9 Sha‘ban 1398 AH`, with `(tabular)` after it if that is the method. */
  text: string
}

type HijriBirthDate = {
  /** The Hijri day of the Gregorian date's daylight. */
  daylight: HijriDate
  /** Only for a birth after sunset: the Islamic day that has begun. */
  afterSunset?: HijriDate
}

const MONTHS = [
  ['Muharram', 'محرم'],
  ['Safar', 'صفر'],
  ['Rabi‘ al-Awwal', 'ربيع الأول'],
  ['Rabi‘ al-Thani', 'ربيع الآخر'],
  ['Jumada al-Ula', 'جمادى الأولى'],
  ['Jumada al-Thani', 'جمادى الآخرة'],
  ['Rajab', 'رجب'],
  ['Sha‘ban', 'شعبان'],
  ['Ramadan', 'رمضان'],
  ['Shawwal', 'شوال'],
  ['Dhu al-Qa‘dah', 'ذو القعدة'],
  ['Dhu al-Hijjah', 'ذو الحجة'],
] as const

const DAY_MS = 86_400_000
/** 1 Muharram 1356 and the day after 30 Dhu al-Hijjah 1500, as days since 1970-01-01. */
const TABLE_FROM = Date.UTC(1937, 2, 14) / DAY_MS
const TABLE_UNTIL = Date.UTC(2077, 10, 17) / DAY_MS
/** 1 Muharram 1 AH, 19 July 622 in the Gregorian calendar, as days since 1970-01-01. */
const EPOCH = Date.UTC(622, 6, 19) / DAY_MS
const CYCLE_DAYS = 10_631

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/**
 * The Hijri date of a birth. `afterSunset` is whether the birth fell between sunset and midnight at its place: the
 * Islamic day begins at sunset, so both days are then given. A birth after midnight and before dawn already stands on
 * the Gregorian date of that Islamic day. Throws RangeError for what is no date (`YYYY-MM-DD`).
 */
export function hijriBirthDate(birth: { date: string; afterSunset: boolean }): HijriBirthDate {
  const day = dayNumber(birth.date)
  const daylight = hijriOfDay(day)
  return birth.afterSunset ? { daylight, afterSunset: hijriOfDay(day + 1) } : { daylight }
}

function dayNumber(date: string): number {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)
  const value = match ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(value) || new Date(value).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`There is no such date: ${date}`)
  }
  const day = value / DAY_MS
  if (day < EPOCH) throw new RangeError(`The Hijri calendar begins in 622: ${date}`)
  return day
}

function hijriOfDay(day: number): HijriDate {
  return TABLE_FROM <= day && day < TABLE_UNTIL
    ? described(ummAlQuraOfDay(day), 'umm-al-qura')
    : described(tabularOfDay(day), 'tabular')
}

type YearMonthDay = [year: number, month: number, day: number]

function ummAlQuraOfDay(day: number): YearMonthDay {
  const parts = ummAlQura.formatToParts(new Date(day * DAY_MS))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value)
  return [part('year'), part('month'), part('day')]
}

function tabularOfDay(day: number): YearMonthDay {
  const elapsed = day - EPOCH
  const year = Math.floor((30 * elapsed + 10_646) / CYCLE_DAYS)
  const startOfYear = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)
  const dayOfYear = elapsed - startOfYear
  // Months have 30 and 29 days in turn, 59 for each pair; the leap day is the last of the twelfth.
  const month = Math.min(12, Math.floor((dayOfYear * 2) / 59) + 1)
  return [year, month, dayOfYear - Math.ceil((month - 1) * 29.5) + 1]
}

function described([year, month, day]: YearMonthDay, method: HijriMethod): HijriDate {
  const [name, arabic] = MONTHS[month - 1]!
  const text = geoWords.hijriDate(day, { name, arabic }, year, method === 'tabular')
  return { year, month, day, method, text }
}

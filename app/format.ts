import { type Language, languages } from './language/language.ts'

/**
 * How dates, times and numbers are written for people, everywhere: in English unless a language is given, in UTC. Long dates begin with the day,
 * which nobody mistakes for another order. The specification sets the short form.
 */
const LOCALE = 'en-US'
const LOCALE_OF_LONG_DATES = languages.en.locale

/** An instant, or a date as 'YYYY-MM-DD'. */
type When = Date | string | number

function dateFormat(options: Intl.DateTimeFormatOptions, locale = LOCALE): (when: When) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: 'UTC' })
  return (when) => format.format(new Date(when))
}

/** 'Jan 5, 2025' */
export const shortDate = dateFormat({ dateStyle: 'medium' })
/** 'Jan 5' */
export const dayOfYear = dateFormat({ month: 'short', day: 'numeric' })
/** 'Jan 2025' */
export const monthText = dateFormat({ month: 'short', year: 'numeric' })
/** '5 January 2025' */
export const longDate = dateFormat({ dateStyle: 'long' }, LOCALE_OF_LONG_DATES)
const weekday = dateFormat({ weekday: 'long' })
/** 'Sunday 5 January 2025' */
export const dateWithWeekday = (when: When): string => `${weekday(when)} ${longDate(when)}`
/** '14:05' */
export const timeText = dateFormat({ timeStyle: 'short' })
/** 'Jan 5, 2025, 14:05' */
export const shortMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
/** '5 January 2025 at 14:05' */
export const longMoment = (when: When): string => `${longDate(when)} at ${timeText(when)}`

const whole = new Intl.NumberFormat(LOCALE)
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const rough = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 2 })

/** '1,204' */
export const numberText = (value: number | bigint): string => whole.format(value)
/** A measured figure with two significant digits: '0.12', '1,200'. */
export const roughNumber = (value: number): string => rough.format(value)
/** A mean: '4.3', '4.0' */
export const meanText = (value: number): string => oneDecimal.format(value)
/** `22.6°`: degrees in a sign, or an orb, with the specified decimal. A sign ends with 29.9°, never with 30.0°. */
export const degreeText = (degree: number): string => `${oneDecimal.format(Math.min(degree, 29.9))}°`

function listFormat(type: Intl.ListFormatType) {
  const formats = new Map<Language, Intl.ListFormat>()
  return (names: Iterable<string>, language: Language = 'en'): string => {
    const format = formats.get(language) ?? new Intl.ListFormat(languages[language].locale, { type })
    formats.set(language, format)
    return format.format(names)
  }
}

/** 'Mars, Venus and Saturn' */
export const listText = listFormat('conjunction')
/** 'Mars, Venus or Saturn' */
export const choiceText = listFormat('disjunction')

/** A share from 0 to 1: '12%' */
export const shareText = (value: number): string => percent.format(value)

/** '1.5 GB', '240 MB', '0.4 MB' */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6
  if (megabytes >= 1000) return `${(megabytes / 1000).toFixed(1)} GB`
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
}

const MINUTE_MS = 60_000
const UNITS = [
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const

/** A duration in its largest whole unit: '3 days', '1 hour', 'less than a minute'. */
export function ageText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  if (minutes === 0) return 'less than a minute'
  const [size, unit] = UNITS.find(([each]) => minutes >= each) ?? UNITS[2]
  const count = Math.floor(minutes / size)
  return `${numberText(count)} ${unit}${count === 1 ? '' : 's'}`
}

/** `1st`, `2nd`, `12th`, for houses. */
export function ordinal(n: number): string {
  const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${suffix}`
}

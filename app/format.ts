/**
 * How dates, times and numbers are written for people, everywhere: in English, by the calendar and the clock of UTC. Whole
 * dates begin with the day, which nobody takes for another order; the short form is the one that is specified.
 */
const LOCALE = 'en-US'
const LOCALE_OF_LONG_DATES = 'en-GB'

/** An instant, or a date as 'YYYY-MM-DD'. */
type When = Date | string | number

function dateFormat(options: Intl.DateTimeFormatOptions, locale = LOCALE): (when: When) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: 'UTC' })
  return (when) => format.format(new Date(when))
}

/** 'Jan 5, 2025' */
export const shortDate = dateFormat({ dateStyle: 'medium' })
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
const rough = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 2 })

/** '1,204' */
export const numberText = (value: number | bigint): string => whole.format(value)
/** A measured figure, of which two digits are known: '0.12', '1,200'. */
export const roughNumber = (value: number): string => rough.format(value)

/** '1.5 GB', '240 MB', '0.4 MB' */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6
  if (megabytes >= 1000) return `${(megabytes / 1000).toFixed(1)} GB`
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
}

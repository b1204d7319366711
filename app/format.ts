import { formatWords as words } from './format-messages.ts'
import { currentLanguage, currentNumerals, writingKey } from './language/current.ts'
import { type Language, languages } from './language/language.ts'
import { MONTH_REGIONS } from './language/writing.ts'

/**
 * How dates, times and numbers are written for people, everywhere: in the current language, in UTC. Dates begin with the
 * day, except where the specification sets another form. Arabic has no short form that is not all digits.
 */
const LOCALE = 'en-US'

/** An instant, or a date as 'YYYY-MM-DD'. */
type When = Date | string | number

/** A formatter for each way of writing, made once. `months` is the locale whose names of months are meant. */
function perWriting<Format>(
  make: (locale: string, language: Language, months: string) => Format,
): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const key = writingKey()
    const format = made.get(key) ?? make(...localesNow())
    made.set(key, format)
    return format
  }
}

function localesNow(): [locale: string, language: Language, months: string] {
  const language = currentLanguage()
  if (language === 'en') return [LOCALE, language, languages.en.locale]
  const { digits, months } = currentNumerals()
  if (digits === 'latin' && months === 'egypt') {
    const { locale } = languages[language]
    return [locale, language, locale]
  }
  const numbers = digits === 'arabic' ? '-u-nu-arab' : '-u-nu-latn'
  return [language + numbers, language, MONTH_REGIONS[months] + numbers]
}

function dateFormat(
  options: Intl.DateTimeFormatOptions,
  elsewhere: Intl.DateTimeFormatOptions = options,
  english = languages.en.locale,
): (when: When) => string {
  const format = perWriting(
    (_, language, months) =>
      new Intl.DateTimeFormat(language === 'en' ? english : months, {
        ...(language === 'en' ? options : elsewhere),
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
  )
  return (when) => format().format(new Date(when))
}

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** 'Jan 5, 2025': the specified form of the dates of a person's stories. */
export const storyDate = dateFormat({ dateStyle: 'medium' }, LONG, LOCALE)
/** '5 Jan 2025' */
export const shortDate = dateFormat({ dateStyle: 'medium' }, LONG)
/** '5 Jan' */
export const dayOfYear = dateFormat({ month: 'short', day: 'numeric' })
/** 'Jan 2025' */
export const monthText = dateFormat({ month: 'short', year: 'numeric' })
/** '5 January 2025' */
export const longDate = dateFormat(LONG)
const weekday = dateFormat({ weekday: 'long' })
/** 'Sunday 5 January 2025' */
export const dateWithWeekday = (when: When): string => `${weekday(when)} ${longDate(when)}`
/** '14:05' */
export const timeText = dateFormat({ timeStyle: 'short' })
/** An hour of a clock: '14:00' */
export const hourText = (hour: number): string => timeText(hour * 60 * MINUTE_MS)
/** '5 Jan 2025, 14:05' */
export const shortMoment = (when: When): string => words.dateAndTime(shortDate(when), timeText(when))
/** '5 January 2025 at 14:05' */
export const longMoment = (when: When): string => words.dateAtTime(longDate(when), timeText(when))

const whole = perWriting((locale) => new Intl.NumberFormat(locale))
const oneDecimal = perWriting(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const percent = perWriting(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
)
const rough = perWriting((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }))

/** '1,204' */
export const numberText = (value: number | bigint): string => whole().format(value)
/** A measured figure with two significant digits: '0.12', '1,200'. */
export const roughNumber = (value: number): string => rough().format(value)
/** A mean: '4.3', '4.0' */
export const meanText = (value: number): string => oneDecimal().format(value)
/** `22.6°`: degrees in a sign, or an orb, with the specified decimal. A sign ends with 29.9°, never with 30.0°. */
export const degreeText = (degree: number): string => `${oneDecimal().format(Math.min(degree, 29.9))}°`

function listFormat(type: Intl.ListFormatType) {
  const format = perWriting((_, language) => new Intl.ListFormat(languages[language].locale, { type }))
  return (names: Iterable<string>): string => format().format(names)
}

/** 'Mars, Venus and Saturn' */
export const listText = listFormat('conjunction')
/** 'Mars, Venus or Saturn' */
export const choiceText = listFormat('disjunction')

/** A share from 0 to 1: '12%' */
export const shareText = (value: number): string => percent().format(value)

/** '1.5 GB', '240 MB', '0.4 MB' */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6
  if (megabytes >= 1000) return words.gigabytes(meanText(megabytes / 1000))
  return words.megabytes(megabytes < 10 ? meanText(megabytes) : String(Math.round(megabytes)))
}

const MINUTE_MS = 60_000
const UNITS = [
  [24 * 60, 'days'],
  [60, 'hours'],
  [1, 'minutes'],
] as const

/** A duration in its largest whole unit: '3 days', '1 hour', 'less than a minute'. */
export function ageText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  if (minutes === 0) return words.lessThanAMinute
  const [size, unit] = UNITS.find(([each]) => minutes >= each) ?? UNITS[2]
  return words[unit](Math.floor(minutes / size))
}

/** `1st`, `2nd`, `12th`, for houses; in Arabic a number alone. */
export const ordinal = (n: number): string => words.ordinal(n)

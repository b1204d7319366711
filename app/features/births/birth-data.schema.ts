import { z } from 'zod'
import { PRAYERS } from '#app/astro/types.ts'
import { TOLERANCES } from '#app/features/lots/tolerances.ts'
import { plainDigits } from '#app/geo/coordinates.ts'
import { gregorianOf, UMM_AL_QURA_YEARS } from '#app/geo/gregorian.ts'
import { lines, oneLine } from '#app/plain-text.ts'
import { birthFormWords as words } from './birth-form-messages.ts'
import { PRAYER_SIDES } from './prayer-sides.ts'

const EARLIEST_YEAR = 1900

function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  // `Date.UTC` moves a day that the month does not have, up to 99, into another month.
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
}

/** The first error of a date. One message at a time is easier to read than three. */
function dateProblem(text: string): string | null {
  if (text === '') return words.errors.date
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return words.errors.dateFormat
  if (!isCalendarDate(text)) return words.errors.noSuchDate
  if (Number(text.slice(0, 4)) < EARLIEST_YEAR) return words.errors.dateFrom(EARLIEST_YEAR)
  return null
}

/** With seconds, as HTML's time field sends it if it shows them. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/

function timeProblem(text: string): string | null {
  if (text === '') return words.errors.time
  return TIME.test(text) ? null : words.errors.timeFormat
}

function checked(required: () => string, findProblem: (text: string) => string | null) {
  return z
    .string({ error: required })
    .overwrite(plainDigits)
    .trim()
    .superRefine((text, context) => {
      const message = findProblem(text)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** For the description: the days of each month, and the leap years from 1900 to 2099. */
const CALENDAR =
  '^((19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(19(0[48]|[2468][048]|[13579][26])|20([02468][048]|[13579][26]))-02-29)$'

export const dateOfBirth = checked(() => words.errors.date, dateProblem).meta({
  pattern: CALENDAR,
  description: `YYYY-MM-DD, from ${EARLIEST_YEAR} on, and not in the future`,
})
export const birthTime = checked(() => words.errors.time, timeProblem)
  .overwrite((time) => (TIME.test(time) ? time.slice(0, 5) : time))
  .meta({
    description: 'HH:MM by the clocks of the place; seconds are dropped',
    pattern: TIME.source,
  })

const pseudonym = z
  .string()
  .overwrite(oneLine)
  .max(80, { error: () => words.errors.pseudonymLength })
  .nullish()
  .transform((name) => name || null)

/** Which of two instants is meant if the clock was set back in that night. */
const repeatedTime = z.enum(['earlier', 'later'], { error: () => words.errors.repeatedTime }).nullish()

const coordinate = z.union([z.string().trim().max(40), z.number()]).nullish()

const common = {
  pseudonym,
  dateOfBirth,
  birthTime,
  repeatedTime,
  country: z.string().trim().max(100).nullish(),
  cityId: z
    .union([z.string().trim().max(20), z.number().transform(String)], {
      error: () => words.errors.citySelection,
    })
    .nullish(),
  /** A place that is not in the list. */
  placeName: z
    .string()
    .overwrite(oneLine)
    .max(120, { error: () => words.errors.placeNameLength })
    .nullish(),
  latitude: coordinate,
  longitude: coordinate,
  zone: z.string().trim().max(60).nullish(),
  /** Another reading of the clock than ours: one of those that the check offers. */
  clock: z.string().trim().max(60).nullish().meta({
    description: 'Another reading of the clock: a near zone, the zone of the place, a region, or sunset',
  }),
}

/** True for a coordinate of 0, too. */
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function isUnlisted(place: { latitude?: unknown; longitude?: unknown; cityId?: unknown }): boolean {
  return !place.cityId && (isGiven(place.latitude) || isGiven(place.longitude))
}

/** Runs even if single fields have errors; zod would otherwise skip this check. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const GIVEN = { type: ['string', 'number'], pattern: '\\S' }

/** For the description: decimal degrees. Programs have no need of the other forms that people may type. */
const degrees = (limit: number, whole: string) => ({
  anyOf: [
    { type: 'number', minimum: -limit, maximum: limit },
    { type: 'string', pattern: `^-?(${limit}(\\.0{1,9})?|(${whole})(\\.[0-9]{1,9})?)$` },
  ],
})
const LATITUDE = degrees(90, '[0-8]?[0-9]')
const LONGITUDE = degrees(180, '1[0-7][0-9]|[0-9]{1,2}')

/** For the description of a change: the coordinates can be read, or are left as they are, or a city replaces them. */
export const coordinatesOrCity = {
  anyOf: [
    { required: ['cityId'], properties: { cityId: GIVEN } },
    { properties: { latitude: orEmpty(LATITUDE), longitude: orEmpty(LONGITUDE) } },
  ],
}

function orEmpty({ anyOf }: { anyOf: object[] }) {
  return { anyOf: [...anyOf, { type: 'string', pattern: '^\\s*$' }, { type: 'null' }] }
}

/** By how many minutes the time may be wrong, if that is known. */
const toleranceMinutes = z.literal(TOLERANCES).nullish().meta({
  description: 'By how many minutes, earlier or later, the time may be wrong',
})

/** The input of the call: a city from the list, or coordinates. */
export const birthDataSchema = z
  .object({ ...common, toleranceMinutes })
  .refine((birth) => birth.cityId || isUnlisted(birth), {
    path: ['cityId'],
    error: () => words.errors.citySelection,
    ...always,
  })
  .meta({
    description: 'At least a city of the list, or the coordinates of the place',
    anyOf: [
      { required: ['cityId'], properties: { cityId: GIVEN } },
      { required: ['latitude', 'longitude'], properties: { latitude: LATITUDE, longitude: LONGITUDE } },
    ],
  })

/** Day, month and year, or year, month and day, with any signs between them. */
const HIJRI =
  /^(?:(?<day>\d{1,2})\W+(?<month>\d{1,2})\W+(?<year>\d{4})|(?<first>\d{4})\W+(?<second>\d{1,2})\W+(?<last>\d{1,2}))(?:\s*(?:هـ?|ه|AH))?$/i

interface TypedDate {
  dateOfBirth?: string | null | undefined
  hijriDate?: string | null | undefined
}

/** The date that the form means, or why there is none. A Hijri date is used instead of the other. */
function meantDate({
  dateOfBirth,
  hijriDate,
}: TypedDate): { date: string } | { path: [string]; message: string } {
  if (!hijriDate) {
    const message = dateProblem(dateOfBirth ?? '')
    return message ? { path: ['dateOfBirth'], message } : { date: dateOfBirth! }
  }
  const refused = (message: string) => ({ path: ['hijriDate'] as [string], message })
  const parts = HIJRI.exec(hijriDate)?.groups
  if (!parts) return refused(words.errors.hijriFormat)
  const [year, month, day] = [
    parts.year ?? parts.first,
    parts.month ?? parts.second,
    parts.day ?? parts.last,
  ].map(Number) as [number, number, number]
  const { first, last } = UMM_AL_QURA_YEARS
  if (year < first || year > last) return refused(words.errors.hijriYears(first, last))
  const date = gregorianOf(year, month, day)
  return date ? { date } : refused(words.errors.noSuchDate)
}

const typedDate = (badFormat: () => string) =>
  z.string().overwrite(plainDigits).trim().max(40, { error: badFormat }).nullish()

/** The time as it was typed. A prayer is used instead of it. */
const typedTime = z.string().overwrite(plainDigits).trim().nullish()

/** The form's fields: those of the call, and the country unless the place is not listed. */
export const birthDataFormSchema = z
  .object({
    ...common,
    dateOfBirth: typedDate(() => words.errors.dateFormat),
    hijriDate: typedDate(() => words.errors.hijriFormat),
    birthTime: typedTime,
    prayer: z.enum(PRAYERS, { error: () => words.errors.time }).nullish(),
    prayerSide: z.enum(PRAYER_SIDES, { error: () => words.errors.time }).nullish(),
    unlisted: z.literal('on').nullish(),
  })
  .superRefine((birth, context) => {
    const meant = meantDate(birth)
    if ('message' in meant) context.addIssue({ code: 'custom', ...meant })
    const message = birth.prayer ? null : timeProblem(birth.birthTime ?? '')
    if (message) context.addIssue({ code: 'custom', path: ['birthTime'], message })
  }, always)
  .refine((birth) => birth.unlisted || birth.country, {
    path: ['country'],
    error: () => words.errors.country,
    ...always,
  })
  .refine((birth) => birth.unlisted || birth.cityId, {
    path: ['cityId'],
    error: () => words.errors.city,
    ...always,
  })
  .refine((birth) => !birth.unlisted || birth.latitude, {
    path: ['latitude'],
    error: () => words.errors.latitudeMissing,
    ...always,
  })
  .refine((birth) => !birth.unlisted || birth.longitude, {
    path: ['longitude'],
    error: () => words.errors.longitudeMissing,
    ...always,
  })
  .transform((birth) => {
    const meant = meantDate(birth)
    const birthTime = birth.prayer ? '' : (birth.birthTime ?? '').slice(0, 5)
    return { ...birth, dateOfBirth: 'date' in meant ? meant.date : '', birthTime }
  })

const reason = z
  .string({ error: () => words.errors.reasonMissing })
  .overwrite(lines)
  .min(10, { error: () => words.errors.reasonShort })
  .max(1000, { error: () => words.errors.reasonLong })

/** A request to correct the saved record: the new values, and the reason. */
export const correctionSchema = z.object({ birth: birthDataSchema, reason })
export const correctionFormSchema = birthDataFormSchema.and(z.object({ reason }))

export type BirthDataInput = z.output<typeof birthDataSchema>

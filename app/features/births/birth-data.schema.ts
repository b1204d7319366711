import { z } from 'zod'
import { lines, oneLine } from '#app/plain-text.ts'

const EARLIEST_YEAR = 1900

const REQUIRED = {
  date: 'Date of birth is required',
  time: 'Birth time is required',
  country: 'Country is required',
  city: 'City is required',
  citySelection: 'City selection is required',
} as const

function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  // `Date.UTC` moves a day that the month does not have, up to 99, into another month.
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
}

/** The first error of a date. One message at a time is easier to read than three. */
function dateProblem(text: string): string | null {
  if (text === '') return REQUIRED.date
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Date must be in YYYY-MM-DD format'
  if (!isCalendarDate(text)) return 'This date does not exist'
  if (Number(text.slice(0, 4)) < EARLIEST_YEAR) return `Please enter a date from ${EARLIEST_YEAR} onward`
  return null
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function timeProblem(text: string): string | null {
  if (text === '') return REQUIRED.time
  return TIME.test(text) ? null : 'Time must be in HH:MM format'
}

function checked(required: string, findProblem: (text: string) => string | null) {
  return z
    .string(required)
    .trim()
    .superRefine((text, context) => {
      const message = findProblem(text)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** For the description: the days of each month, and the leap years from 1900 to 2099. */
const CALENDAR =
  '^((19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(19(0[48]|[2468][048]|[13579][26])|20([02468][048]|[13579][26]))-02-29)$'

export const dateOfBirth = checked(REQUIRED.date, dateProblem).meta({
  pattern: CALENDAR,
  description: `YYYY-MM-DD, from ${EARLIEST_YEAR} on, and not in the future`,
})
export const birthTime = checked(REQUIRED.time, timeProblem).meta({
  description: 'HH:MM by the clocks of the place',
  pattern: TIME.source,
})

const pseudonym = z
  .string()
  .overwrite(oneLine)
  .max(80, 'A pseudonym can have at most 80 characters')
  .nullish()
  .transform((name) => name || null)

/** Which of two instants is meant if the clock was set back in that night. */
const repeatedTime = z.enum(['earlier', 'later'], 'Please choose the first or the second time').nullish()

const coordinate = z.union([z.string().trim().max(40), z.number()]).nullish()

const common = {
  pseudonym,
  dateOfBirth,
  birthTime,
  repeatedTime,
  country: z.string().trim().max(100).nullish(),
  cityId: z
    .union([z.string().trim().max(20), z.number().transform(String)], REQUIRED.citySelection)
    .nullish(),
  /** A place that is not in the list. */
  placeName: z.string().overwrite(oneLine).max(120, 'A place name can have at most 120 characters').nullish(),
  latitude: coordinate,
  longitude: coordinate,
  zone: z.string().trim().max(60).nullish(),
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

/** The input of the call: a city from the list, or coordinates. */
export const birthDataSchema = z
  .object(common)
  .refine((birth) => birth.cityId || isUnlisted(birth), {
    path: ['cityId'],
    error: REQUIRED.citySelection,
    ...always,
  })
  .meta({
    description: 'At least a city of the list, or the coordinates of the place',
    anyOf: [
      { required: ['cityId'], properties: { cityId: GIVEN } },
      { required: ['latitude', 'longitude'], properties: { latitude: LATITUDE, longitude: LONGITUDE } },
    ],
  })

/** The form's fields: those of the call, and the country unless the place is not listed. */
export const birthDataFormSchema = z
  .object({ ...common, unlisted: z.literal('on').nullish() })
  .refine((birth) => birth.unlisted || birth.country, {
    path: ['country'],
    error: REQUIRED.country,
    ...always,
  })
  .refine((birth) => birth.unlisted || birth.cityId, { path: ['cityId'], error: REQUIRED.city, ...always })
  .refine((birth) => !birth.unlisted || birth.latitude, {
    path: ['latitude'],
    error: 'Please give the latitude of the place',
    ...always,
  })
  .refine((birth) => !birth.unlisted || birth.longitude, {
    path: ['longitude'],
    error: 'Please give the longitude of the place',
    ...always,
  })

const reason = z
  .string('Please write what is wrong with the saved information')
  .overwrite(lines)
  .min(10, 'Please write at least 10 characters')
  .max(1000, 'A reason can have at most 1,000 characters')

/** A request to correct the saved record: the new values, and the reason. */
export const correctionSchema = z.object({ birth: birthDataSchema, reason })
export const correctionFormSchema = birthDataFormSchema.and(z.object({ reason }))

export type BirthDataInput = z.output<typeof birthDataSchema>

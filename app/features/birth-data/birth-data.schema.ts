import { z } from 'zod'

export const EARLIEST_YEAR = 1900

const REQUIRED = {
  date: 'Date of birth is required',
  time: 'Birth time is required',
  country: 'Country is required',
  city: 'City is required',
  citySelection: 'City selection is required',
} as const

function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

export const dateOfBirth = z
  .string(REQUIRED.date)
  .trim()
  .min(1, REQUIRED.date)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Date must be in YYYY-MM-DD format', abort: true })
  .refine(isCalendarDate, { error: 'There is no such date in the calendar', abort: true })
  .refine((date) => Number(date.slice(0, 4)) >= EARLIEST_YEAR, {
    error: `Charts can be made for births from ${EARLIEST_YEAR} on`,
    abort: true,
  })

export const birthTime = z
  .string(REQUIRED.time)
  .trim()
  .min(1, REQUIRED.time)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time must be in HH:MM format')

const pseudonym = z
  .string()
  .trim()
  .max(80, 'A pseudonym has at most 80 characters')
  .nullish()
  .transform((name) => name || null)

/** Which of the two instants is meant, where the clock went back that night. */
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
  placeName: z.string().trim().max(120, 'A place name has at most 120 characters').nullish(),
  latitude: coordinate,
  longitude: coordinate,
  zone: z.string().trim().max(60).nullish(),
}

function isUnlisted(place: { latitude?: unknown; longitude?: unknown; cityId?: unknown }): boolean {
  return !place.cityId && (Boolean(place.latitude ?? '') || Boolean(place.longitude ?? '') || place.latitude === 0)
}

/** What the call takes: a city of the list, or coordinates. */
export const birthDataSchema = z.object(common).superRefine((birth, context) => {
  if (!birth.cityId && !isUnlisted(birth)) {
    context.addIssue({ code: 'custom', path: ['cityId'], message: REQUIRED.citySelection })
  }
})

/** What the form takes: it also asks for the country first. */
export const birthDataFormSchema = z
  .object({ ...common, unlisted: z.literal('on').nullish() })
  .superRefine((birth, context) => {
    if (birth.unlisted) {
      for (const field of ['latitude', 'longitude'] as const) {
        if (!birth[field]) {
          context.addIssue({ code: 'custom', path: [field], message: `Please give the ${field} of the place` })
        }
      }
      return
    }
    if (!birth.country) context.addIssue({ code: 'custom', path: ['country'], message: REQUIRED.country })
    if (!birth.cityId) context.addIssue({ code: 'custom', path: ['cityId'], message: REQUIRED.city })
  })

const reason = z
  .string('Please say what is wrong with the saved information')
  .trim()
  .min(10, 'Please say in at least 10 characters what is wrong')
  .max(1000, 'A reason has at most 1000 characters')

/** A wish to have the saved record put right: the new values, and why. */
export const correctionSchema = z.object({ birth: birthDataSchema, reason })
export const correctionFormSchema = birthDataFormSchema.and(z.object({ reason }))

export type BirthDataInput = z.output<typeof birthDataSchema>

import { z } from '@hono/zod-openapi'
import { CLOCK_RULES } from '#app/geo/clock-rules.ts'
import { instant } from '#app/operations/answers.ts'

const hijri = z.strictObject({ daylight: z.string(), afterSunset: z.string().nullable() })

export const birthRecordAnswer = z
  .strictObject({
    dateOfBirth: z.string().meta({ format: 'date' }),
    hijri: hijri.nullable(),
    birthTime: z.string().meta({ description: 'HH:MM by the clocks of the place' }),
    pseudonym: z.string().nullable(),
    cityId: z.string().nullable().meta({ description: 'null for a place given by its coordinates' }),
    cityName: z.string(),
    stateName: z.string().nullable(),
    country: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    zone: z.string().meta({ description: 'IANA name' }),
    utc: instant,
    offsetSeconds: z.int(),
    offsetSource: z.enum(CLOCK_RULES).meta({ description: 'The rule that gave the offset' }),
    clockLaw: z.string().nullable().meta({ description: 'The law that gave it, in clock-regions.json' }),
    repeatedTime: z.enum(['earlier', 'later']).nullable(),
    clockNotes: z.array(z.string()).meta({ description: 'The same in words, and what is uncertain' }),
  })
  .openapi('BirthRecord')

export const savedBirthAnswer = birthRecordAnswer.nullable()

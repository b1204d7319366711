import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'

const row = {
  id: z.string(),
  userId: z.string(),
  isOwn: z.boolean().meta({ description: 'False for a record of another person, known by a pseudonym' }),
  pseudonym: z.string().nullable(),
  dateOfBirth: z.string().meta({ format: 'date' }),
  birthTime: z.string().meta({ description: 'HH:MM by the clocks of the place' }),
  cityId: z.string().nullable(),
  userName: z.string().nullable(),
  userEmail: z.string(),
  cityName: z.string(),
  countryName: z.string(),
  createdAt: instant,
}

export const birthDetailAnswer = z.strictObject(row).openapi('BirthDetail')
export const birthDetailsAnswer = z.array(birthDetailAnswer)

export const createdBirthDetailAnswer = z
  .strictObject({
    ...row,
    chartId: z.string().nullable().meta({ description: 'null where the chart could not be generated' }),
    message: z.string(),
  })
  .openapi('CreatedBirthDetail')

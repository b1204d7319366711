import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'

const number = z.int().min(1).max(30)
const day = z.iso.date()

export const seasonAnswer = z
  .strictObject({
    id: z.string(),
    days: z.int().meta({ description: 'How many evenings it has: 30, or 29' }),
    startedOn: day,
    zone: z.string().meta({ description: 'The time zone whose days open the evenings' }),
    isPaused: z.boolean(),
    isComplete: z.boolean().meta({ description: 'All its evenings are open' }),
    openThrough: number.meta({ description: 'The last evening that is open' }),
    read: z.int().meta({ description: 'How many evenings were read' }),
    mail: z
      .strictObject({
        hour: z.int().min(0).max(23).meta({ description: 'An hour of the zone' }),
        awaitsAddress: z.boolean().meta({ description: 'The email address is not confirmed yet' }),
      })
      .nullable()
      .meta({ description: 'When each evening is mailed; null unless it was requested' }),
    evenings: z.array(
      z.strictObject({
        number,
        isOpen: z.boolean(),
        isRead: z.boolean(),
        answers: z.int().meta({ description: 'How many notes answer it' }),
      }),
    ),
  })
  .openapi('Season')

export const eveningsAnswer = z
  .strictObject({
    missing: z
      .enum(['birth-data', 'chart'])
      .nullable()
      .meta({ description: 'What a season cannot begin without' }),
    season: seasonAnswer.nullable(),
    past: z.array(
      z.strictObject({ id: z.string(), days: z.int(), startedOn: day, finishedOn: day, read: z.int() }),
    ),
    ramadan: z
      .strictObject({ date: day, gregorian: z.string(), hijri: z.string() })
      .nullable()
      .meta({ description: 'Its first day by calculation, from thirty days before' }),
  })
  .openapi('Evenings')

export const eveningAnswer = z
  .strictObject({
    id: z.string(),
    subject: z
      .strictObject({ about: z.string(), label: z.string(), kind: z.string(), href: z.string() })
      .nullable(),
    prompt: z.string().nullable().meta({ description: 'The question of the evening' }),
    text: z.string(),
    day,
    gregorian: z.string(),
    hijri: z.string(),
    revision: z.int(),
    createdAt: instant,
    editedAt: instant.nullable(),
  })
  .openapi('Note')

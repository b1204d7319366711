import { z } from 'zod'
import { fortuneSchema } from '#app/features/lots/fortune.schema.ts'
import { analysisWords as words } from './analysis-messages.ts'

/** Which of a person's analyses of their chart, and how far off the birth time may be. */
export const analysisSchema = fortuneSchema.extend({ version: z.string().max(40).optional() })

const outOfRange = { error: () => words.ratingRange }

export const ratingSchema = z.object({
  analysisId: z.string(),
  // A form sends it as text. Other types are refused: true is not a rating of 1.
  rating: z.union(
    [
      z.int().min(1, outOfRange).max(5, outOfRange),
      z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    outOfRange,
  ),
})

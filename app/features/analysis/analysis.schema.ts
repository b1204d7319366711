import { z } from 'zod'
import { fortuneSchema } from '#app/features/lots/fortune.schema.ts'

/** Which of a person's analyses of their chart, and how far off the birth time may be. */
export const analysisSchema = fortuneSchema.extend({ version: z.string().max(40).optional() })

const OUT_OF_RANGE = 'Please choose a rating from 1 to 5'

export const ratingSchema = z.object({
  analysisId: z.string(),
  // A form sends it as text. Other types are refused: true is not a rating of 1.
  rating: z.union(
    [
      z.int().min(1, OUT_OF_RANGE).max(5, OUT_OF_RANGE),
      z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    OUT_OF_RANGE,
  ),
})

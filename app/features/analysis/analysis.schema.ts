import { z } from 'zod'

const OUT_OF_RANGE = 'Please choose a rating from 1 to 5'

export const ratingSchema = z.object({
  analysisId: z.string(),
  // A form sends it as text. Nothing else is taken for a number: true is no rating of 1.
  rating: z.union(
    [
      z.int().min(1).max(5),
      z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    OUT_OF_RANGE,
  ),
})

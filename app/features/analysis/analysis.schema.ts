import { z } from 'zod'

const OUT_OF_RANGE = 'Please choose a rating from 1 to 5'

export const ratingSchema = z.object({
  analysisId: z.string().max(60),
  rating: z.coerce.number(OUT_OF_RANGE).int(OUT_OF_RANGE).min(1, OUT_OF_RANGE).max(5, OUT_OF_RANGE),
})

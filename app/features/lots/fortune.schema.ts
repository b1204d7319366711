import { z } from 'zod'
import { TOLERANCES, USUAL_TOLERANCE } from './tolerances.ts'

/** An unknown tolerance becomes the default, so that an old link still opens. */
export const fortuneSchema = z.object({
  tolerance: z.coerce.number().pipe(z.literal(TOLERANCES)).catch(USUAL_TOLERANCE),
})

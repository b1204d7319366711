import { z } from 'zod'
import { TOLERANCES } from './tolerances.ts'

/** Without a tolerance, or with an unknown one in an old link, that of the birth counts. */
export const fortuneSchema = z.object({
  tolerance: z.coerce.number().pipe(z.literal(TOLERANCES)).optional().catch(undefined),
})

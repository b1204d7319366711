import { z } from 'zod'

export const exportReportSchema = z.object({
  /** A link with another word for the paper still gives a report: the usual sheet. */
  paper: z.enum(['a4', 'letter']).catch('a4').default('a4'),
  /** The notes of the reflection book are printed only on request. */
  notes: z.literal('yes').nullish().catch(null),
})

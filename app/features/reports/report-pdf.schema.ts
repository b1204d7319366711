import { z } from 'zod'

/** A link with another word for the paper still gives a report: the usual sheet. */
export const exportReportSchema = z.object({ paper: z.enum(['a4', 'letter']).catch('a4').default('a4') })

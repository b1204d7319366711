import { z } from '@hono/zod-openapi'
import { instant } from '#app/features/operations/answers.ts'

export const deletionAnswer = z
  .strictObject({
    message: z.string(),
    receipt: z.strictObject({
      deletedAt: instant,
      rows: z.record(z.string(), z.int().min(1)).meta({ description: 'How many rows, by table' }),
      total: z.int().min(0),
    }),
  })
  .openapi('Deletion')

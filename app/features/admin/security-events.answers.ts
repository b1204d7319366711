import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'

export const securityEventsAnswer = z.array(
  z
    .strictObject({
      id: z.int(),
      at: instant,
      kind: z.string(),
      userId: z.string().nullable(),
      userName: z.string().nullable(),
      userEmail: z.string().nullable(),
      requestId: z.string().nullable(),
    })
    .openapi('SecurityEvent'),
)

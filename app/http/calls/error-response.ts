import { z } from '@hono/zod-openapi'
import { ERROR_CODES, type ErrorCode } from '#app/operations/refusal-codes.ts'

/** The response of every call that refuses. Some refusals contain facts that a screen needs to continue. */
export const errorAnswer = z
  .strictObject({
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]).meta({
      description: 'For programs: stays the same where the message changes',
    }),
    message: z.string().meta({ description: 'For people' }),
    fieldErrors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'What is wrong, by field' }),
    retryAfter: z.int().min(1).optional().meta({ description: 'Seconds to wait; with 429' }),
    codeNeeded: z.literal(true).optional().meta({
      description: 'With 401 at sign-in: the password is right, and `/api/auth/code` takes the code',
    }),
    timeQuestion: z
      .strictObject({
        kind: z.enum(['ambiguous', 'nonexistent']),
        options: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      })
      .optional()
      .meta({ description: 'With 422 for a birth time that came twice or never: what can be chosen' }),
    candidates: z
      .array(z.iso.datetime())
      .optional()
      .meta({ description: 'The instants that the options of timeQuestion stand for' }),
  })
  .openapi('Error')

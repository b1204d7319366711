import { z } from 'zod'
import { trimmedText } from '#app/operations/described.ts'
import { MAX_PASSWORD } from './accounts.limits.ts'
import { CODE_MISSING } from './two-factor-messages.ts'

export const codeSchema = z.object({
  code: z.string(CODE_MISSING).trim().min(1, CODE_MISSING).max(40, CODE_MISSING).meta(trimmedText(40)),
})

/** Empty if the account has no password. */
export const beginTwoStepSchema = z.object({ currentPassword: z.string().max(MAX_PASSWORD).default('') })
